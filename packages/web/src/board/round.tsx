/** The board where there is room: the systems on an oval around the warp, the own one at the bottom. */
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { numberIn, ownerIn } from '@cosmarium/engine';
import { useView } from '../table/context.tsx';
import { useScale } from '../ui/scale.tsx';
import { useAim } from './aim.ts';
import { isArrow, nextTowards } from './arrows.ts';
import { Gate } from './gate.tsx';
import { layOut } from './layout.ts';
import type { Point, Size } from './oval.ts';
import { PiecesAbroad } from './pieces-abroad.tsx';
import { Planet } from './planet.tsx';
import styles from './round.module.css';
import { SeatPanel } from './seat-panel.tsx';
import { useSize } from './use-size.ts';
import { Warp } from './warp.tsx';

export function RoundBoard() {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  return (
    <div ref={box} className={styles.board}>
      {size === null || size.width === 0 ? null : <Sky size={size} />}
    </div>
  );
}

function useLayout({ width, height }: Size, sizes: readonly number[]) {
  const { u, t, low } = useScale();
  const counts = sizes.join();
  return useMemo(
    () => layOut({ width, height }, counts.split(',').map(Number), { u, t, low }),
    [width, height, counts, u, t, low],
  );
}

function Sky({ size }: { size: Size }) {
  const view = useView();
  const aim = useAim();
  const sky = useRef<HTMLDivElement>(null);
  const { players, planets, systems } = view;
  const bottom = Math.max(0, view.seat);
  // Also the way Tab goes round the table.
  const order = players.map((_, i) => (bottom + i) % players.length);
  const layout = useLayout(
    size,
    order.map((seat) => systems[seat].length),
  );
  // One that has left the game is nowhere.
  const spots = planets.map((_, planet): Point | undefined => {
    const owner = ownerIn(systems, planet);
    if (owner < 0) return undefined;
    return layout.seats[(owner - bottom + players.length) % players.length].planets[
      numberIn(systems, planet) - 1
    ];
  });

  const move = (event: KeyboardEvent, from: number) => {
    if (!isArrow(event.key)) return;
    const next = nextTowards(spots, from, event.key);
    event.preventDefault();
    sky.current?.querySelector<HTMLElement>(`[data-planet="${next}"]`)?.focus();
  };

  return (
    <div ref={sky} className={styles.sky}>
      <Warp warp={layout.warp} />
      <Gate warp={layout.warp} size={layout.planet} spots={spots} planet={aim} />
      <PiecesAbroad
        warp={layout.warp}
        planetsOf={(seat) => layout.seats[(seat - bottom + players.length) % players.length].planets}
      />
      {order.map((seat, place) => {
        const { panel } = layout.seats[place];
        return (
          <section key={seat} className={styles.system}>
            {panel === null ? null : (
              <div
                className={styles.panel}
                style={{ left: panel.x, top: panel.y, width: panel.width, height: panel.height }}
              >
                <SeatPanel seat={seat} bar={layout.bars.includes(place)} many={players.length > 5} />
              </div>
            )}
            {systems[seat].map((planet, i) => (
              <Planet
                key={planet}
                planet={planet}
                size={layout.planet}
                target={planet === aim}
                at={spots[planet]}
                tabbable={i === 0}
                onArrow={(event) => move(event, planet)}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}
