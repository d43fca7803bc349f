/** Both totals, line by line: who adds what, and why. */
import type { FightView, Side } from '@cosmarium/engine';
import { tell } from '@cosmarium/story';
import { isPowerLine } from '../stage/beats.ts';
import { useNames, useView } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { plain } from '../ui/marks.ts';
import { Prose } from '../ui/prose.tsx';
import { rowsOf, type Row } from './rows.ts';
import { mainPlayer, SIDES } from './sides.ts';
import styles from './ledger.module.css';

/** With a real minus. */
/** What a side brings before the cards: a number, or what its card is multiplied by. */
export function beforeCards({ times, plus }: { times: number; plus: number }): string {
  if (times === 1) return inDigits(plus);
  return `×${inDigits(times)}${plus === 0 ? '' : ` ${plus < 0 ? '' : '+'}${inDigits(plus)}`}`;
}

export const inDigits = (value: number): string => (value < 0 ? `−${-value}` : String(value));
const signed = (value: number) => (value < 0 ? inDigits(value) : `+${value}`);

interface LedgerProps {
  fight: FightView;
  /** So many lines of either side. */
  shown: number;
  /** In as few words as possible: the rest is plain from what stands around it. */
  brief?: boolean;
}

export function Ledger({ fight, shown, brief = false }: LedgerProps) {
  if (fight.totals === null) return null;
  return (
    <div className={styles.ledger} data-brief={brief || undefined}>
      {SIDES.map((side) => (
        <LedgerSide key={side} fight={fight} side={side} shown={shown} brief={brief} />
      ))}
    </div>
  );
}

function LedgerSide({ fight, side, shown, brief }: Required<LedgerProps> & { side: Side }) {
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
            {brief ? (
              <Brief row={row} main={main} ships={fight.fleets[side][row.by] ?? 0} />
            ) : (
              <Reason row={row} main={main} />
            )}
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
  const said = names.t(row.key, { value: row.value, who });
  const reason =
    row.ships === null ? said : names.t('web.encounter.of-ships', { reason: said, count: row.ships });
  return <Prose text={row.by === main ? reason : names.t('web.encounter.line', { who, reason })} />;
}

/** On the stage: how many ships, whose emblem. */
function Brief({ row, main, ships }: { row: Row; main: number; ships: number }) {
  const names = useNames();
  const { players } = useView();
  const { key, by, value } = row;
  const counted = key === 'line.ships' || key === 'line.ally';
  const times = value / ships;
  return (
    <span title={plain(names.t(key, { value, who: names.seat(by) }))}>
      {by === main ? null : (
        <>
          <TableArt name={`emblem-${players[by]?.colour ?? 'none'}`} className={styles.emblem} />
          <span className="visually-hidden">{names.plainSeat(by)}: </span>
        </>
      )}
      {counted ? (
        names.t('web.encounter.ships', { count: ships })
      ) : (
        <Prose text={names.t(key, { value, who: names.seat(by) })} />
      )}
      {counted && Number.isInteger(times) && times > 1 ? ` ×${times}` : null}
    </span>
  );
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
