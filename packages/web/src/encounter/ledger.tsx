/** Both totals, line by line: who adds what, and why. */
import type { FightView, Side } from '@cosmarium/engine';
import { tell } from '@cosmarium/story';
import { isPowerLine } from '../stage/beats.ts';
import { useNames, useView } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { rowsOf, type Row } from './rows.ts';
import { mainPlayer, SIDES } from './sides.ts';
import styles from './ledger.module.css';

/** With a real minus. */
export const inDigits = (value: number): string => (value < 0 ? `−${-value}` : String(value));
const signed = (value: number) => (value < 0 ? inDigits(value) : `+${value}`);

export function Ledger({ fight, shown }: { fight: FightView; shown: number }) {
  if (fight.totals === null) return null;
  return (
    <div className={styles.ledger}>
      {SIDES.map((side) => (
        <LedgerSide key={side} fight={fight} side={side} shown={shown} />
      ))}
    </div>
  );
}

function LedgerSide({ fight, side, shown }: { fight: FightView; side: Side; shown: number }) {
  const names = useNames();
  const main = mainPlayer(fight, side);
  const rows = rowsOf(fight, side);
  const { players } = useView();
  return (
    <ol
      className={styles.side}
      aria-label={names.t('web.encounter.ledger-of', { who: names.plainSeat(main) })}
      tabIndex={0}
    >
      {rows.slice(0, shown).map((row, i) => (
        // oxlint-disable-next-line no-array-index-key -- lines are only ever added
        <li
          key={i}
          className={`${styles.row} seat-${players[row.by]?.colour ?? 'none'}`}
          data-power={isPowerLine(row) || undefined}
        >
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

/** Why ships or cards did not count as usual. */
export function Remarks({ fight }: { fight: FightView }) {
  const names = useNames();
  const said = new Set([
    ...fight.causes.flatMap(({ key, by }) => tell({ type: 'arithmetic', key, by }, names) ?? []),
    ...SIDES.flatMap((side) => {
      const [face, key] = [fight.faces[side], fight.recast[side]];
      if (face === null || key === '') return [];
      return tell({ type: 'face', side, face: face.type, value: face.value, key }, names) ?? [];
    }),
  ]);
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
