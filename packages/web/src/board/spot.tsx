/** A place that is no planet: the warp, the gate, the side of the besieged planet, ships in flight. */
import type { CSSProperties, ReactNode } from 'react';
import type { Place } from '@cosmarium/engine';
import { useNames } from '../table/context.tsx';
import { Fleet } from './fleet.tsx';
import styles from './spot.module.css';
import { usePlaceState, usePlaceTouch } from './use-place.ts';

interface Props {
  place: Place;
  counts: readonly number[];
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

export function Spot({ place, counts, className = '', style, children }: Props) {
  const names = useNames();
  const { mark, pulse } = usePlaceState(place);
  const handlers = usePlaceTouch(place, mark);
  const ships = counts.flatMap((count, seat) =>
    count > 0 ? [names.t('web.board.colony', { who: names.plainSeat(seat), count })] : [],
  );
  const label = names.t(ships.length === 0 ? 'web.board.planet-empty' : 'web.board.planet', {
    planet: names.place(place),
    colonies: names.list(ships),
  });
  const fleet = <Fleet counts={counts} />;
  const chosen = mark.ships?.count ?? 0;
  return (
    <div
      className={`${styles.spot} ${pulse ? styles.pulse : ''} ${className}`}
      style={style}
      data-place={place}
      data-empty={ships.length === 0 || undefined}
    >
      {mark.open ? (
        <button
          type="button"
          className={styles.open}
          aria-label={label}
          aria-pressed={mark.chosen || chosen > 0}
          aria-description={mark.ships === null ? undefined : names.t('web.board.chosen', { ...mark.ships })}
          {...handlers}
        >
          {fleet}
          {chosen > 0 ? <b className={styles.chosen}>{chosen}</b> : null}
        </button>
      ) : ships.length > 0 ? (
        <span className={styles.fleet} role="img" aria-label={label}>
          {fleet}
        </span>
      ) : null}
      {children}
    </div>
  );
}
