/** Emblem and name of a player, in the player's colour. */
import type { Seat } from '@cosmarium/engine';
import { useView } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { useSeatLabel } from './seat-label.ts';
import styles from './seat-name-line.module.css';

export function SeatNameLine({ seat }: { seat: Seat }) {
  const { colour } = useView().players[seat];
  const label = useSeatLabel();
  return (
    <h2 className={`seat-${colour} ${styles.name}`} title={label(seat)}>
      <TableArt name={`emblem-${colour}`} className={styles.emblem} />
      <span>{label(seat)}</span>
    </h2>
  );
}
