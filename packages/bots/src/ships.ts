/** Where ships are taken from and where they are put, so that colonies live and none lies bare. */
import {
  mayTake,
  planetsOf,
  type GameState,
  type Place,
  type PlanetId,
  type Seat,
  type Slot,
  type View,
} from '@cosmarium/engine';
import { USUAL, type Values } from './values.ts';

/** Ships that stay behind on a colony if it can be helped. */
const GUARD = 2;

/** The home planets of a seat, and how many of them keep its power. */
export interface Homes {
  planets: readonly PlanetId[];
  forPower: number;
  /** What ships on a foreign colony besides the first count, against those at home. */
  abroad: number;
}

/** All colonies count alike. */
export const NO_HOMES: Homes = { planets: [], forPower: 0, abroad: 1 };

export const homesOf = ({ systems, rules }: View, seat: Seat, { abroad }: Values = USUAL): Homes => ({
  planets: systems[seat],
  forPower: rules.homesForPower,
  abroad,
});

export const homesIn = (s: GameState, seat: Seat): Homes => ({
  planets: planetsOf(s, seat),
  forPower: s.options.homesForPower,
  abroad: USUAL.abroad,
});

/** How crowded a place is with some ships more; those that are nowhere yet wait for the last. */
export type Crowded = (at: Place, more: number) => number;

export const crowdedIn =
  ({ planets }: View, seat: Seat, homes: Homes): Crowded =>
  (at, more) =>
    at < 0 ? 9 + more : (planets[at][seat] + more) / (homes.planets.includes(at) ? 1 : homes.abroad);

/** What it costs to take one more ship from a place that has `left` ships. */
function painOfTaking({ at }: Slot, left: number, homes: Homes, homeColonies: number): number {
  if (at < 0) return 0;
  const home = homes.planets.includes(at);
  if (left === 1) return home ? (homeColonies > homes.forPower ? 50 : 75) : 100;
  const bare = left <= GUARD ? 5 : 0;
  return home ? bare + 4 / left : homes.abroad * (bare + 1 + 4 / left);
}

/** A ship that is not like the others is worth more, where it is lost as where it is sent into a fight. */
const WORTH = 3;

/** Takes `count` ships where it hurts least; special ones first where they are to fight. */
export function takeShips(slots: readonly Slot[], count: number, homes: Homes, toFight = false): number[] {
  const taken = slots.map(() => 0);
  const leftAt = (place: Place) =>
    slots.reduce((sum, slot, i) => (slot.at === place ? sum + slot.max - taken[i] : sum), 0);
  let homeColonies = new Set(slots.map(({ at }) => at).filter((at) => homes.planets.includes(at))).size;
  for (let n = 0; n < count; n++) {
    let best = -1;
    let least = Infinity;
    slots.forEach((slot, i) => {
      if (!mayTake(slots, taken, i)) return;
      const special = slot.ship === undefined ? 0 : toFight ? -WORTH : WORTH;
      const pain = painOfTaking(slot, leftAt(slot.at), homes, homeColonies) + special;
      if (pain < least) [best, least] = [i, pain];
    });
    if (best < 0) break;
    taken[best]++;
    const { at } = slots[best];
    if (leftAt(at) === 0 && homes.planets.includes(at)) homeColonies--;
  }
  return taken;
}

/** How many can be taken without giving up a colony. */
export function spareShips(slots: readonly Slot[]): number {
  const bare = new Set(slots.map(({ at }) => at).filter((at) => at >= 0)).size;
  return Math.max(0, slots.reduce((sum, slot) => sum + slot.max, 0) - bare);
}

/** Puts ships one by one where it is least crowded. */
export function placeShips(slots: readonly Slot[], count: number, crowded: Crowded): number[] {
  const placed = slots.map(() => 0);
  for (let n = 0; n < count; n++) {
    let best = -1;
    let least = Infinity;
    slots.forEach((slot, i) => {
      if (placed[i] >= slot.max) return;
      const there = crowded(slot.at, placed[i]);
      if (there < least) [best, least] = [i, there];
    });
    if (best < 0) break;
    placed[best]++;
  }
  return placed;
}
