/** A place by name, in its owner's colour; a planet lights up on the board while it is pointed at. */
import type { Place } from '@cosmarium/engine';
import { useNames, useTableAt, useView } from '../table/context.tsx';
import { plain } from '../ui/marks.ts';
import styles from './question.module.css';
import { SeatChip } from './parts.tsx';

export function PlaceLabel({ place, ships = false }: { place: Place; ships?: boolean }) {
  const names = useNames();
  const { store } = useTableAt();
  const { planets } = useView();
  const name = plain(names.place(place));
  if (place < 0) return <span className={styles.seat}>{name}</span>;
  const light = (places: number[]) => store.setState({ highlight: { places, seats: [] } });
  const there = planets[place].reduce((sum, count) => sum + count, 0);
  return (
    <span onPointerEnter={() => light([place])} onPointerLeave={() => light([])}>
      <SeatChip seat={names.ownerOf(place)}>
        {ships ? names.t('web.play.planet-ships', { planet: name, count: there }) : name}
      </SeatChip>
    </span>
  );
}
