/** The two sides of an encounter: who, with how many ships. */
import { DEFENSE, OFFENSE, type Line, type Seat, type Seats, type Side, type View } from '@cosmarium/engine';

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

/** Invited, and neither joined nor declined: they may still come. */
export const maybe = (e: EncounterView, side: Side, declined: Seats): Seat[] => {
  const open = e.phase === 'alliance' ? e.invited[side] & ~(e.allies[0] | e.allies[1] | declined) : 0;
  return e.gate.flatMap((_, seat) => (open & (1 << seat) ? [seat] : []));
};

/** Without two attacks nothing is counted, whatever one side could show. */
export const isCounted = ({ ledger }: EncounterView): boolean => ledger.every((lines) => lines.length > 0);

export const sum = (lines: readonly Line[]): number => lines.reduce((total, { value }) => total + value, 0);

/** Does the ledger say what the totals say? When the ships have left after the fight, it does not any more. */
export const balanced = (e: EncounterView): boolean =>
  e.totals === null || SIDES.every((side) => sum(e.ledger[side]) === e.totals![side]);
