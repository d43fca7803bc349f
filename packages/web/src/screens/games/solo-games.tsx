/** The games of this browser: to go on with, to see again, to save, to forget. */
import { useEffect, useState } from 'react';
import { SERVERLESS } from '../../hosting.ts';
import { FILE, go, Link, paths } from '../../routes.tsx';
import { saveGame } from '../../solo/file.ts';
import type { SoloGame } from '../../solo/game.ts';
import { forgetGame, listGames } from '../../solo/kept.ts';
import { TakeToServer } from '../../solo/take.tsx';
import { useWords } from '../../words.tsx';
import { Row } from './row.tsx';
import styles from './row.module.css';

export function OpenSaved() {
  const { t } = useWords();
  return (
    <Link href={paths.replay(FILE)} className="button">
      {t('web.solo.open')}
    </Link>
  );
}

/** `moved`: one that is over is at the server now. */
export function SoloGames({ moved }: { moved: () => void }) {
  const { t } = useWords();
  const [games, setGames] = useState<readonly SoloGame[] | null>(null);
  const look = () =>
    listGames().then(
      setGames,
      // A browser that keeps nothing has none.
      () => setGames([]),
    );
  useEffect(() => void look(), []);
  if (games === null) return null;
  if (games.length === 0) return SERVERLESS ? <p>{t('web.solo.games.none')}</p> : null;
  return (
    <section aria-labelledby="solo-games">
      <h2 id="solo-games">{t('web.solo.games')}</h2>
      <p className="dim">{t('web.solo.games.why')}</p>
      <ul className={styles.list}>
        {games.map((game) => (
          <Game
            key={game.code}
            game={game}
            forget={() => void forgetGame(game.code).then(look)}
            moved={() => {
              void look();
              moved();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function Game({ game, forget, moved }: { game: SoloGame; forget: () => void; moved: () => void }) {
  const { t } = useWords();
  const [sure, setSure] = useState(false);
  const { code, level, options, winners } = game;
  const running = winners === null;
  return (
    <Row
      game={{ ...game, players: Array.from({ length: options.players }, () => ({ level })) }}
      running={running}
    >
      <Link href={running ? paths.table(code) : paths.replay(code)} className="button">
        {t(running ? 'web.home.continue' : 'web.games.replay')}
      </Link>
      <button type="button" className="button quiet" onClick={() => void saveGame(code)}>
        {t('web.solo.save')}
      </button>
      <TakeToServer
        code={code}
        className="button quiet"
        taken={(table) => (running ? go(paths.table(table)) : moved())}
      />
      <button type="button" className="button quiet" onClick={() => (sure ? forget() : setSure(true))}>
        {t(sure ? 'web.solo.forget-sure' : 'web.solo.forget')}
      </button>
    </Row>
  );
}
