/** Ships of one player at one place: a saucer in the player's colour, the player's shape, and how many. */
import type { Seat } from '@cosmarium/engine';
import { useTable } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import styles from './ships.module.css';

export function useColour(seat: Seat): string {
  return useTable(({ view }) => view?.players[seat]?.colour ?? 'none');
}

export function Ships({ seat, count, small = false }: { seat: Seat; count: number; small?: boolean }) {
  const colour = useColour(seat);
  return (
    <span className={`seat-${colour} ${styles.ships} ${small ? styles.small : ''}`}>
      {small ? null : <TableArt name="ship" className={styles.saucer} />}
      <TableArt name={`emblem-${colour}`} className={styles.emblem} />
      <b>{count}</b>
    </span>
  );
}

/** Everybody's ships at a place, by seat. */
export function Fleet({ counts, small = false }: { counts: readonly number[]; small?: boolean }) {
  return counts.map((count, seat) =>
    // oxlint-disable-next-line no-array-index-key -- the index is the seat
    count > 0 ? <Ships key={seat} seat={seat} count={count} small={small} /> : null,
  );
}
