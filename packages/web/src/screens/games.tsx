/** The games I have played: how they ended, and the way to see them again. */
import { useEffect, useState } from 'react';
import { LISTED, presetOf } from '@cosmarium/protocol';
import { playedGames, type PlayedGame } from '../net/api.ts';
import { Link, paths } from '../routes.tsx';
import { useWords } from '../words.tsx';
import { Page } from './around/page.tsx';
import { failureKey } from './home/failure.ts';
import styles from './games.module.css';

type Result = 'won' | 'won-together' | 'lost' | 'draw' | 'unknown';

function resultFor({ seat, winners }: Pick<PlayedGame, 'seat' | 'winners'>): Result {
  if (winners === null) return 'unknown';
  if (winners.length === 0) return 'draw';
  if (!winners.includes(seat)) return 'lost';
  return winners.length === 1 ? 'won' : 'won-together';
}

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
  useEffect(() => void look(), []);
  const won = games?.filter((game) => resultFor(game).startsWith('won')).length ?? 0;
  return (
    <Page title={t('web.games.title')} heading={t('web.games.title')}>
      {failure === null ? null : <p role="status">{t(failure)}</p>}
      {games === null ? null : games.length === 0 ? (
        <p>{t('web.games.none')}</p>
      ) : (
        <>
          <p className="dim">{t('web.games.sum', { won, played: games.length })}</p>
          <ul className={styles.list}>
            {games.map((game) => (
              <Game key={game.code} game={game} />
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

function Game({ game }: { game: PlayedGame }) {
  const { t, lang } = useWords();
  const { code, at, options, players, seat } = game;
  const result = resultFor(game);
  const preset = presetOf(options);
  const others = players.filter((_, i) => i !== seat);
  const people = others.flatMap((one) => ('name' in one ? [one.name] : []));
  const bots = others.length - people.length;
  const company = bots === 0 ? people : [...people, t('web.games.bots', { count: bots })];
  return (
    <li className={styles.game} data-result={result}>
      <b className={styles.result}>{t(`web.games.${result}`)}</b>
      <span>
        <time dateTime={new Date(at).toISOString()}>
          {new Date(at).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {' · '}
        {t(preset === null ? `web.option.start.${options.start}` : `web.preset.${preset}`)}
      </span>
      <span className={styles.names}>
        {t('web.games.with', { names: new Intl.ListFormat(lang).format(company) })}
      </span>
      <Link href={paths.replay(code)} className={`button ${styles.replay}`}>
        {t('web.games.replay')}
      </Link>
    </li>
  );
}
