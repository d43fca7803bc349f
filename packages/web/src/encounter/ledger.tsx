/** Both totals, line by line: who adds what, and why. */
import { tell } from '@cosmarium/story';
import type { Line, Side } from '@cosmarium/engine';
import { useNames, useTable } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { remarksIn } from './remarks.ts';
import { rowsOf, type Row } from './rows.ts';
import { isCounted, mainPlayer, SIDES, sum } from './sides.ts';
import type { Fought } from './tracked.ts';
import styles from './ledger.module.css';

/** With a real minus. */
export const inDigits = (value: number): string => (value < 0 ? `−${-value}` : String(value));
const signed = (value: number) => (value < 0 ? inDigits(value) : `+${value}`);

export function Ledger({ fought, shown }: { fought: Fought; shown: number }) {
  if (!isCounted(fought.encounter)) return null;
  return (
    <div className={styles.ledger}>
      {SIDES.map((side) => (
        <LedgerSide key={side} fought={fought} side={side} shown={shown} />
      ))}
    </div>
  );
}

function LedgerSide({ fought, side, shown }: { fought: Fought; side: Side; shown: number }) {
  const names = useNames();
  const main = mainPlayer(fought.encounter, side);
  const rows = rowsOf(fought, side);
  return (
    <ol
      className={styles.side}
      aria-label={names.t('web.encounter.ledger-of', { who: names.plainSeat(main) })}
    >
      {rows.slice(0, shown).map((row, i) => (
        // oxlint-disable-next-line no-array-index-key -- lines are only ever added
        <li key={i} className={styles.row}>
          <span className={styles.why}>
            <Reason row={row} main={main} />
          </span>
          <b className={styles.value}>{i === 0 ? inDigits(row.value) : signed(row.value)}</b>
        </li>
      ))}
    </ol>
  );
}

function Reason({ row, main }: { row: Row; main: number }) {
  const names = useNames();
  const who = names.seat(row.by);
  const plain = names.t(row.key, { value: row.value, who });
  const reason =
    row.ships === null ? plain : names.t('web.encounter.of-ships', { reason: plain, count: row.ships });
  return <Prose text={row.by === main ? reason : names.t('web.encounter.line', { who, reason })} />;
}

/** What the lines so far come to; the engine's own total once all of them are there. */
export function soFar(lines: readonly Line[], shown: number, total: number | undefined): number {
  return shown >= lines.length && total !== undefined ? total : sum(lines.slice(0, shown));
}

/** Why ships or cards did not count as usual. */
export function Remarks() {
  const names = useNames();
  const events = useTable((state) => state.events);
  const said = new Set(remarksIn(events).flatMap((event) => tell(event, names) ?? []));
  if (said.size === 0) return null;
  return (
    <ul className={styles.remarks}>
      {[...said].map((text) => (
        <li key={text}>
          <Prose text={text} />
        </li>
      ))}
    </ul>
  );
}
