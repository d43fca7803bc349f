/** Emblem and name of a player, in the player's colour. */
import type { Seat } from '@cosmarium/engine';
import { useView } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { useWords } from '../words.tsx';
import { GoneIcon } from './icons.tsx';
import { useSeatLabel } from './seat-label.ts';
import styles from './seat-name-line.module.css';
import { useSlow } from './slowly.tsx';
import { useGone } from './tag.tsx';

export function SeatNameLine({ seat }: { seat: Seat }) {
  const { colour } = useView().players[seat];
  const label = useSeatLabel();
  return (
    <h2 className={`seat-${colour} ${styles.name}`} title={label(seat)}>
      <TableArt name={`emblem-${colour}`} className={styles.emblem} />
      <Gone seat={seat} />
      <span>{label(seat)}</span>
    </h2>
  );
}

/** Whatever they are in the encounter, everybody should see that they are not there. At a slow table that is as usual. */
function Gone({ seat }: { seat: Seat }) {
  const { t } = useWords();
  const gone = useGone(seat);
  const slow = useSlow();
  if (gone === null || slow) return null;
  const says = t(`web.board.${gone}`);
  return (
    <span className={styles.gone} title={says}>
      <GoneIcon />
      <span className="visually-hidden">{says}</span>
    </span>
  );
}
