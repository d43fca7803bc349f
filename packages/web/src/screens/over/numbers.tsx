/** The game in numbers, and what each player is remembered for. The journal is fetched and played again for it. */
import { use, type ReactNode } from 'react';
import { replay } from '@cosmarium/engine';
import { honoursOf, STATISTICS, statisticsOf, type Statistics } from '@cosmarium/story';
import { journalOf } from '../../local/journal.ts';
import { useNames, useTable } from '../../table/context.tsx';
import { Portrait, TableArt } from '../../ui/art.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useWords } from '../../words.tsx';
import styles from './numbers.module.css';

/** null: it could not be had, or was played under other rules. */
const counted = async (code: string, players: number): Promise<Statistics[] | null> => {
  try {
    return statisticsOf(replay(await journalOf(code), { verify: false }).events(-1), players);
  } catch {
    return null;
  }
};

/** Kept outside: what waits for a promise forgets its own. */
let last: { code: string; coming: Promise<Statistics[] | null> } | null = null;
function countedOnce(code: string, players: number): Promise<Statistics[] | null> {
  if (last?.code !== code) last = { code, coming: counted(code, players) };
  return last.coming;
}

/** Of so many, so many were won. */
const PARTS: Partial<Record<keyof Statistics, keyof Statistics>> = {
  attacks: 'attacksWon',
  defenses: 'defensesWon',
  alliances: 'alliancesWon',
};

export default function Numbers({ code }: { code: string }) {
  const { t } = useWords();
  const players = useTable(({ view }) => view!.players);
  const all = use(countedOnce(code, players.length));
  if (all === null) return <p>{t('web.numbers.none')}</p>;
  return (
    <>
      <Honours all={all} />
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('web.numbers')}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('web.numbers')}</caption>
          <thead>
            <tr>
              <td />
              {players.map(({ colour, sheets }, seat) => (
                <Head key={colour} seat={seat}>
                  <span className={`${styles.head} seat-${colour}`}>
                    {sheets.length === 0 ? (
                      <TableArt name={`emblem-${colour}`} className={styles.face} />
                    ) : (
                      <Portrait alien={sheets[0].alien} className={styles.face} />
                    )}
                  </span>
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {STATISTICS.map((what) => (
              <tr key={what}>
                <th scope="row">{t(`web.numbers.${what}`)}</th>
                {players.map(({ colour }, seat) => (
                  <Cell key={colour} one={all[seat]} what={what} best={isBest(all, what, seat)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Head({ seat, children }: { seat: number; children: ReactNode }) {
  const names = useNames();
  const name = names.plainSeat(seat);
  return (
    <th scope="col" title={name}>
      {children}
      <span className={styles.name}>{name}</span>
    </th>
  );
}

const isBest = (all: readonly Statistics[], what: (typeof STATISTICS)[number], seat: number): boolean => {
  const values = all.map((one) => one[PARTS[what] ?? what] ?? 0);
  return values[seat] > 0 && values.every((value) => value <= values[seat]);
};

function Cell({ one, what, best }: { one: Statistics; what: (typeof STATISTICS)[number]; best: boolean }) {
  const { t } = useWords();
  const part = PARTS[what];
  const value = one[what];
  return (
    <td data-best={best}>
      {part === undefined || value === 0
        ? (value ?? '–')
        : t('web.numbers.won', { won: one[part] ?? 0, of: value ?? 0 })}
    </td>
  );
}

function Honours({ all }: { all: readonly Statistics[] }) {
  const { t } = useWords();
  const names = useNames();
  const players = useTable(({ view }) => view!.players);
  const honours = honoursOf(all);
  return honours.length === 0 ? null : (
    <ul className={styles.honours}>
      {honours.map(({ id, seat, value }) => (
        <li key={id} className={`${styles.honour} seat-${players[seat].colour}`}>
          <b>{t(`web.honour.${id}`)}</b>
          <span>
            <Prose text={names.t(`web.honour.${id}.why`, { who: names.seat(seat), count: value })} />
          </span>
        </li>
      ))}
    </ul>
  );
}
