/** The two sides of an encounter: who, with how many ships. */
import {
  DEFENSE,
  OFFENSE,
  type FightView,
  type Seat,
  type Seats,
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

export const mainPlayer = (e: Pick<EncounterView, 'offense' | 'defense'>, side: Side): Seat =>
  side === OFFENSE ? e.offense : e.defense;

function sideWith(side: Side, main: Fleet, fleets: readonly number[], allied: Seats): SideOf {
  const allies = fleets.flatMap((ships, seat) => (allied & (1 << seat) ? [{ seat, ships }] : []));
  return { side, main, allies, ships: allies.reduce((sum, ally) => sum + ally.ships, main.ships) };
}

function mainShips(e: EncounterView, planets: View['planets'], side: Side): number {
  if (side === OFFENSE) return e.gate[e.offense];
  return e.planet < 0 || e.defense < 0 ? 0 : planets[e.planet][e.defense];
}

/** As the ships stand now. */
export function sidesOf(e: EncounterView, planets: View['planets']): [SideOf, SideOf] {
  const at = (side: Side) => {
    const main = { seat: mainPlayer(e, side), ships: mainShips(e, planets, side) };
    return sideWith(side, main, side === OFFENSE ? e.gate : e.aid, e.allies[side]);
  };
  return [at(OFFENSE), at(DEFENSE)];
}

/** As they stood in the fight. */
export function sidesIn(fight: FightView): [SideOf, SideOf] {
  const at = (side: Side) => {
    const seat = mainPlayer(fight, side);
    return sideWith(
      side,
      { seat, ships: fight.fleets[side][seat] ?? 0 },
      fight.fleets[side],
      fight.allies[side],
    );
  };
  return [at(OFFENSE), at(DEFENSE)];
}
