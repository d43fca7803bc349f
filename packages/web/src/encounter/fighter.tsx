/** A main player on the stage, and behind it everybody's ships on that side. */
import type { Side } from '@cosmarium/engine';
import { Face } from '../board/face.tsx';
import { SeatNameLine } from '../board/seat-name-line.tsx';
import { useNames, useView } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { useNarrow } from '../ui/media.ts';
import type { Duel } from './duel.ts';
import type { Fleet } from './sides.ts';
import styles from './fighter.module.css';

export function Fighter({ duel, side }: { duel: Duel; side: Side }) {
  const names = useNames();
  const { seat } = duel.sides[side].main;
  if (seat < 0) return <div className={styles.fighter} />;
  return (
    <div className={styles.fighter}>
      <span data-solid="strip" data-round>
        <Face seat={seat} />
      </span>
      <SeatNameLine seat={seat} />
      <p className={styles.role}>{names.t(side === 0 ? 'side.offense' : 'side.defense')}</p>
    </div>
  );
}

/** More than these are a saucer and a number. */
const MOST_SAUCERS = 4;
/** More allies than these stand closer; a phone has room for one below the other. */
const MOST_RANKS = 2;
const MOST_ON_A_PHONE = 1;

export function Ranks({ duel, side }: { duel: Duel; side: Side }) {
  const { main, allies } = duel.sides[side];
  // Allies whose ships have gone home already are of no help any more.
  const helpers = allies.filter(({ ships }) => ships > 0);
  const many = helpers.length > (useNarrow() ? MOST_ON_A_PHONE : MOST_RANKS);
  return (
    <ul className={styles.ranks} data-of={side} data-many={many || undefined}>
      {main.seat < 0 ? null : <Rank fleet={main} side={side} />}
      {helpers.map((fleet) => (
        <Rank key={fleet.seat} fleet={fleet} side={side} ally few={many} />
      ))}
    </ul>
  );
}

interface RankProps {
  fleet: Fleet;
  side: Side;
  /** Somebody who only helps stands behind with a small face. */
  ally?: boolean;
  /** So many that each is a number. */
  few?: boolean;
}

function Rank({ fleet: { seat, ships }, side, ally = false, few = false }: RankProps) {
  const names = useNames();
  const { colour } = useView().players[seat];
  const counted = ships > MOST_SAUCERS || few;
  return (
    <li
      className={`${styles.rank} seat-${colour}`}
      data-rank={`${side} ${seat}`}
      data-ally={ally || undefined}
      title={names.t('web.encounter.ally', { who: names.plainSeat(seat), count: ships })}
    >
      {ally ? <Face seat={seat} /> : null}
      {Array.from({ length: counted ? Math.min(1, ships) : ships }, (_, i) => (
        <TableArt key={i} name="ship" className={styles.saucer} />
      ))}
      {counted && ships > 1 ? <b className={styles.count}>×{ships}</b> : null}
      <span className="visually-hidden">{names.t('web.encounter.ships', { count: ships })}</span>
    </li>
  );
}
