/** The gate: light from the warp to the planet it is aimed at, with the ships of the offense in it. */
import { useState, type CSSProperties } from 'react';
import { AID, GATE, type PlanetId } from '@cosmarium/engine';
import { duelNow, isFight } from '../encounter/duel.ts';
import { useView } from '../table/context.tsx';
import { useScale } from '../ui/scale.tsx';
import styles from './gate.module.css';
import { aimGate, besideGate, shortWay } from './layout.ts';
import type { Oval, Point } from './oval.ts';
import { Spot } from './spot.tsx';

interface Props {
  warp: Oval;
  /** Diameter of a planet. */
  size: number;
  spots: readonly (Point | undefined)[];
  /** -1: not aimed yet; the gate waits, dark and turned to the offense. */
  planet: PlanetId;
}

const NONE: readonly number[] = [];
const STACK = 34;
/** More stacks than this stand closer together. */
const FEW = 2;

/** Angles add up over the swings, so that CSS turns the short way round. */
function useSwing(angle: number): number {
  const [swung, setSwung] = useState(angle);
  const next = shortWay(swung, angle);
  if (Math.abs(next - swung) > 0.01) setSwung(next);
  return next;
}

export function Gate({ warp, size, spots, planet }: Props) {
  const view = useView();
  const { u } = useScale();
  const { encounter, systems, players } = view;
  // While aliens are chosen it is nobody's turn yet.
  const offense = Math.max(0, encounter?.offense ?? view.offense);
  const home = systems[offense];
  const spot = spots[planet >= 0 ? planet : home[Math.floor(home.length / 2)]];
  // Where there is no planet left it points up.
  const target = spot ?? { x: warp.x, y: warp.y - 2 * warp.ry };
  const aim = aimGate(warp, target, size);
  const angle = useSwing(aim.angle);
  const aimed = planet >= 0;
  const duel = duelNow(view);
  const staged = duel !== null && isFight(duel);
  const gate = aimed ? (encounter?.gate ?? NONE) : NONE;
  const aid = aimed ? (encounter?.aid ?? NONE) : NONE;
  const stacks = gate.filter((count) => count > 0).length;
  const width = (stacks > FEW ? 24 : STACK) * u;
  const beside = besideGate(warp, aim, (Math.max(1, stacks) * width + STACK * u) / 2);
  // On the stage they stand behind their side.
  const ships = `${styles.ships} ${staged ? styles.elsewhere : ''}`;
  const at = ({ x, y }: Point) => ({ left: x, top: y, '--stack': `${width}px` }) as CSSProperties;
  return (
    <>
      <div
        className={`${styles.light} seat-${players[offense].colour} ${aimed ? '' : styles.waiting} ${staged ? styles.staged : ''}`}
        style={{
          left: aim.from.x,
          top: aim.from.y,
          width: aimed ? aim.length : aim.length * 0.5,
          transform: `translateY(-50%) rotate(${angle}deg)`,
        }}
      />
      <Spot place={GATE} counts={gate} className={ships} style={at(aim.ships)} />
      <Spot place={AID} counts={aid} className={ships} style={at(beside)} />
    </>
  );
}
