/** The board on a wide screen: the systems around the warp, the own one at the bottom. */
import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { numberIn, ownerIn } from '@cosmarium/engine';
import { useView } from '../table/context.tsx';
import { useAim } from './aim.ts';
import { Gate } from './gate.tsx';
import { isArrow, layOut, nextTowards, type Size } from './layout.ts';
import { Planet } from './planet.tsx';
import styles from './round.module.css';
import { SeatPanel } from './seat-panel.tsx';
import { useSize } from './use-size.ts';
import { Warp } from './warp.tsx';

/** From this diameter on, saucers of neighbouring planets do not touch. */
const ROOMY = 42;
const NONE: readonly number[] = [];

export function RoundBoard() {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  return (
    <div className={styles.box}>
      <div ref={box} className={styles.board}>
        {size === null || size.width === 0 ? null : <Sky size={size} />}
      </div>
    </div>
  );
}

function Sky({ size }: { size: Size }) {
  const view = useView();
  const aim = useAim();
  const sky = useRef<HTMLDivElement>(null);
  const { players, planets, systems, encounter } = view;
  const bottom = Math.max(0, view.seat);
  // Also the way Tab goes round the table.
  const order = players.map((_, i) => (bottom + i) % players.length);
  const panelWidth = size.width < 900 ? 176 : 216;
  const layout = layOut(
    size,
    order.map((seat) => systems[seat].length),
    panelWidth,
  );
  const systemOf = (seat: number) => layout.systems[(seat - bottom + players.length) % players.length];
  const spots = planets.map(
    (_, planet) => systemOf(ownerIn(systems, planet)).planets[numberIn(systems, planet) - 1],
  );

  const move = (event: KeyboardEvent, from: number) => {
    if (!isArrow(event.key)) return;
    const next = nextTowards(spots, from, event.key);
    event.preventDefault();
    sky.current?.querySelector<HTMLElement>(`[data-planet="${next}"]`)?.focus();
  };

  return (
    <div ref={sky} className={styles.sky} style={{ '--planet': `${layout.planet}px` } as CSSProperties}>
      <Warp warp={layout.warp} />
      <Gate
        layout={layout}
        spots={spots}
        systems={systems}
        planet={aim}
        offense={encounter?.offense ?? view.offense}
        gate={encounter?.gate ?? NONE}
        aid={encounter?.aid ?? NONE}
      />
      {order.map((seat) => {
        const { panel } = systemOf(seat);
        return (
          <section key={seat} className={styles.system}>
            {panel === null ? null : (
              <div className={styles.panel} style={{ left: panel.left, [panel.edge]: 0, width: panelWidth }}>
                <SeatPanel seat={seat} />
              </div>
            )}
            {systems[seat].map((planet, i) => (
              <Planet
                key={planet}
                planet={planet}
                besieged={planet === encounter?.planet}
                at={{ spot: spots[planet], out: spots[planet].out }}
                tight={layout.planet < ROOMY}
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
