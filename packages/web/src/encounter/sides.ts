/** The two sides of an encounter: who, with how many ships. */
import {
  DEFENSE,
  OFFENSE,
  type Line,
  type PlanetId,
  type Seat,
  type Side,
  type View,
} from '@cosmarium/engine';

export type EncounterView = NonNullable<View['encounter']>;

export const SIDES: readonly Side[] = [OFFENSE, DEFENSE];

export interface Fleet {
  seat: Seat;
  ships: number;
}

export interface SideOf {
  side: Side;
  /** -1 until destiny has spoken. */
  main: Fleet;
  allies: Fleet[];
  ships: number;
}

export const mainPlayer = (e: EncounterView, side: Side): Seat => (side === OFFENSE ? e.offense : e.defense);

function mainShips(e: EncounterView, planets: View['planets'], side: Side): number {
  if (side === OFFENSE) return e.gate[e.offense];
  return e.planet < 0 || e.defense < 0 ? 0 : planets[e.planet][e.defense];
}

export function sideOf(e: EncounterView, planets: View['planets'], side: Side): SideOf {
  const main = { seat: mainPlayer(e, side), ships: mainShips(e, planets, side) };
  const fleets = side === OFFENSE ? e.gate : e.aid;
  const allies = fleets.flatMap((ships, seat) => (e.allies[side] & (1 << seat) ? [{ seat, ships }] : []));
  return { side, main, allies, ships: allies.reduce((sum, ally) => sum + ally.ships, main.ships) };
}

/** Invited, and neither joined nor gone: they may still come. */
export const maybe = (e: EncounterView, side: Side): Seat[] =>
  e.phase !== 'alliance'
    ? []
    : e.gate.flatMap((_, seat) =>
        e.invited[side] & ~(e.allies[0] | e.allies[1]) & (1 << seat) ? [seat] : [],
      );

export const sum = (lines: readonly Line[]): number => lines.reduce((total, { value }) => total + value, 0);

/** Does the ledger say what the totals say? When the ships have left after the fight, it does not any more. */
export const balanced = (e: EncounterView): boolean =>
  e.totals === null || SIDES.every((side) => sum(e.ledger[side]) === e.totals![side]);

/** The planet the fight is about, or -1. */
export const battlefield = (e: EncounterView): PlanetId => e.planet;
