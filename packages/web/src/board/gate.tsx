/** The gate: light from the rim of the warp to the planet it is aimed at, with the ships of the offense in it. */
import { useState } from 'react';
import { AID, GATE, type PlanetId, type Seat, type Systems } from '@cosmarium/engine';
import { aimGate, besidePlanet, between, shortWay, type BoardLayout, type Point } from './layout.ts';
import styles from './gate.module.css';
import { Spot } from './spot.tsx';
import { useColour } from './ships.tsx';

interface Props {
  layout: BoardLayout;
  spots: readonly Point[];
  systems: Systems;
  /** -1: not aimed yet; the gate waits, turned to the offense. */
  planet: PlanetId;
  offense: Seat;
  gate: readonly number[];
  aid: readonly number[];
}

const NOWHERE: readonly number[] = [];

/** Angles add up over the swings, so that CSS turns the short way round. */
function useSwing(angle: number): number {
  const [swung, setSwung] = useState(angle);
  const next = shortWay(swung, angle);
  if (Math.abs(next - swung) > 0.01) setSwung(next);
  return next;
}

export function Gate({ layout, spots, systems, planet, offense, gate, aid }: Props) {
  const colour = useColour(offense);
  // While aliens are chosen it is nobody's turn yet.
  const home = systems[Math.max(0, offense)];
  const target = spots[planet >= 0 ? planet : home[Math.floor(home.length / 2)]];
  const aim = aimGate(layout.warp, target, layout.planet);
  const angle = useSwing(aim.angle);
  const aimed = planet >= 0;
  const ships = between(aim.from, aim.to, 0.42);
  const beside = aimed ? besidePlanet(aim, layout.planet) : layout.warp;
  return (
    <>
      <div
        className={`${styles.light} seat-${colour} ${aimed ? '' : styles.waiting}`}
        style={{
          left: aim.from.x,
          top: aim.from.y,
          width: aimed ? aim.length : aim.length * 0.35,
          transform: `translateY(-50%) rotate(${angle}deg)`,
        }}
      />
      <Spot
        place={GATE}
        counts={aimed ? gate : NOWHERE}
        className={styles.ships}
        style={{ left: ships.x, top: ships.y }}
      />
      <Spot
        place={AID}
        counts={aimed ? aid : NOWHERE}
        className={styles.ships}
        style={{ left: beside.x, top: beside.y }}
      />
    </>
  );
}
