/** A place that is no planet: the warp, the gate, the side of the besieged planet, ships in flight. */
import type { CSSProperties, ReactNode } from 'react';
import type { Place } from '@cosmarium/engine';
import { useTouch } from '../play/choosing.ts';
import { useNames } from '../table/context.tsx';
import { Chosen } from './chosen.tsx';
import { Fleet } from './ships.tsx';
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
  const touch = useTouch();
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
  return (
    <div
      className={`${styles.spot} ${pulse ? styles.pulse : ''} ${className}`}
      style={style}
      data-place={place}
    >
      {children}
      {mark.open ? (
        <span className={styles.choice}>
          <button
            type="button"
            className={styles.open}
            aria-label={label}
            aria-description={
              mark.ships === null ? undefined : names.t('web.board.chosen', { ...mark.ships })
            }
            {...handlers}
          >
            {fleet}
          </button>
          <Chosen ships={mark.ships} abandons={false} less={() => touch.lessAt(place)} label={label} />
        </span>
      ) : ships.length > 0 ? (
        <span className={styles.fleet} role="img" aria-label={label}>
          {fleet}
        </span>
      ) : null}
    </div>
  );
}
