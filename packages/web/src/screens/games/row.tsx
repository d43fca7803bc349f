/** One game in a list: how it ended, when and what it was, with whom. */
import type { ReactNode } from 'react';
import type { Seat } from '@cosmarium/engine';
import { presetOf, type TableOptions } from '@cosmarium/protocol';
import { useWords } from '../../words.tsx';
import styles from './row.module.css';

type Result = 'won' | 'won-together' | 'lost' | 'draw' | 'unknown';

interface Ended {
  seat: Seat;
  /** null: nobody wrote it down. */
  winners: readonly Seat[] | null;
}

export function resultFor({ seat, winners }: Ended): Result {
  if (winners === null) return 'unknown';
  if (winners.length === 0) return 'draw';
  if (!winners.includes(seat)) return 'lost';
  return winners.length === 1 ? 'won' : 'won-together';
}

interface RowProps {
  game: Ended & { at: number; options: TableOptions; players: readonly object[] };
  /** It is not over yet. */
  running?: boolean;
  /** What can be done with it. */
  children: ReactNode;
}

export function Row({ game, running = false, children }: RowProps) {
  const { t, lang } = useWords();
  const { at, options, players, seat } = game;
  const result = resultFor(game);
  const preset = presetOf(options);
  const others = players.filter((_, i) => i !== seat);
  const people = others.flatMap((one) => ('name' in one ? [String(one.name)] : []));
  const bots = others.length - people.length;
  const company = bots === 0 ? people : [...people, t('web.games.bots', { count: bots })];
  return (
    <li className={styles.game} data-result={result}>
      <b className={styles.result}>{t(running ? 'web.home.mine.running' : `web.games.${result}`)}</b>
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
      <div className={styles.ways}>{children}</div>
    </li>
  );
}
