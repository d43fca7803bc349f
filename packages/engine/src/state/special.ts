/** Ships that are not like the others: which there are, and where. Ships of one class are all alike. */
import { isAdrift } from './planets.ts';
import { AID, GATE, MARKERS, TRANSIT } from './types.ts';
import type { GameState, Place, Seat, SpecialShip } from './types.ts';

/** SHIP-1: the marker on it, if there is one. */
export const markerOn = ({ marks }: Pick<SpecialShip, 'marks'>): string | undefined =>
  MARKERS.find((marker) => marks.includes(marker));

/** The mark of a ship that has taken the place of a normal one. */
export const CHANGED = 'changed';

const SPENT = '-spent';

/** The name of its class: its marks, and whether its marker lies face down. */
export const classOf = (ship: Pick<SpecialShip, 'marks' | 'up'>): string =>
  ship.marks.map((mark) => (!ship.up && mark === markerOn(ship) ? mark + SPENT : mark)).join('+');

/** Whether ships of this class bear a marker. */
export const isMarkedClass = (ship: string): boolean =>
  ship.split('+').some((mark) => (MARKERS as readonly string[]).includes(mark.replace(SPENT, '')));

export const specialAt = (s: GameState, seat: Seat, place: Place): SpecialShip[] =>
  s.players[seat].special.filter(({ at }) => at === place);

/**
 * SHIP-2: those the owner controls: on colonies, in an encounter, on an own technology or sheet; not in the warp (nor on a
 * planet there), captured or out of the game.
 */
export const atHand = (s: GameState, seat: Seat): SpecialShip[] =>
  s.players[seat].special.filter(
    ({ at }) =>
      (at >= 0 && !isAdrift(s, at)) || at === GATE || at === AID || at === TRANSIT || isOwnHold(s, seat, at),
  );

/** Whether it is a place on an own technology or sheet: ships on those of others are captured. */
export function isOwnHold(s: GameState, seat: Seat, at: Place): boolean {
  const { technologies, sheets } = s.players[seat];
  return (
    technologies.some(({ hold }) => hold === at) ||
    sheets.some(({ holds }) => holds.some(({ place }) => place === at))
  );
}
