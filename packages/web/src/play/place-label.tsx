/** A planet by its owner's emblem and its number, other places by name; a planet lights up on the board while it is pointed at. */
import type { Place } from '@cosmarium/engine';
import { useNames, useTableAt } from '../table/context.tsx';
import { plain } from '../ui/marks.ts';
import styles from './parts.module.css';
import { SeatChip } from './parts.tsx';

export function PlaceLabel({ place }: { place: Place }) {
  const names = useNames();
  const { store } = useTableAt();
  const name = plain(names.place(place));
  if (place < 0) return <span className={styles.seat}>{name}</span>;
  const light = (places: number[]) => store.setState({ highlight: { places, seats: [] } });
  return (
    <span onPointerEnter={() => light([place])} onPointerLeave={() => light([])}>
      <SeatChip seat={names.ownerOf(place)}>
        <span aria-hidden="true" title={name}>
          {names.numberOf(place)}
        </span>
        <span className="visually-hidden">{name}</span>
      </SeatChip>
    </span>
  );
}
