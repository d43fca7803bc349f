/** The games I have played: how they ended, and the way to see them again. */
import { useEffect, useState } from 'react';
import { LISTED } from '@cosmarium/protocol';
import { SERVERLESS } from '../hosting.ts';
import { playedGames, type PlayedGame } from '../net/api.ts';
import { Link, paths } from '../routes.tsx';
import { useWords } from '../words.tsx';
import { Page } from './around/page.tsx';
import { failureKey } from './home/failure.ts';
import { resultFor, Row } from './games/row.tsx';
import { OpenSaved, SoloGames } from './games/solo-games.tsx';
import styles from './games/row.module.css';

export default function Games() {
  const { t } = useWords();
  const [games, setGames] = useState<readonly PlayedGame[] | null>(null);
  const [older, setOlder] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const look = (before?: number) =>
    playedGames(before).then(
      (found) => {
        setFailure(null);
        setOlder(found.length === LISTED);
        setGames((known) => [...(before === undefined ? [] : (known ?? [])), ...found]);
      },
      (error: unknown) => setFailure(failureKey(error)),
    );
  useEffect(() => {
    if (!SERVERLESS) void look();
  }, []);
  const won = games?.filter((game) => resultFor(game).startsWith('won')).length ?? 0;
  return (
    <Page title={t('web.games.title')} heading={t('web.games.title')} aside={<OpenSaved />}>
      <SoloGames moved={() => void look()} />
      {failure === null ? null : <p role="status">{t(failure)}</p>}
      {games === null ? null : games.length === 0 ? (
        <p>{t('web.games.none')}</p>
      ) : (
        <>
          <h2>{t('web.games.server')}</h2>
          <p className="dim">{t('web.games.sum', { won, played: games.length })}</p>
          <ul className={styles.list}>
            {games.map((game) => (
              <Row key={game.code} game={game}>
                <Link href={paths.replay(game.code)} className="button">
                  {t('web.games.replay')}
                </Link>
              </Row>
            ))}
          </ul>
          {older ? (
            <button type="button" className="button" onClick={() => void look(games.at(-1)!.at)}>
              {t('web.games.more')}
            </button>
          ) : null}
        </>
      )}
    </Page>
  );
}
