/** A player's face: the portrait of the first alien in the player's colour, with the clock around it. */
import type { Seat } from '@cosmarium/engine';
import { useView } from '../table/context.tsx';
import { Portrait, TableArt } from '../ui/art.tsx';
import { Clock } from './clock.tsx';
import styles from './face.module.css';

export function Face({ seat }: { seat: Seat }) {
  const { colour, sheets } = useView().players[seat];
  const asleep = sheets.length > 0 && sheets.every(({ state }) => state !== 'works');
  return (
    <span className={`seat-${colour} ${styles.face} ${asleep ? styles.asleep : ''}`}>
      {sheets.length === 0 ? (
        <TableArt name={`emblem-${colour}`} className={styles.emblem} />
      ) : (
        <Portrait alien={sheets[0].alien} className={styles.portrait} />
      )}
      <Clock seat={seat} />
    </span>
  );
}
