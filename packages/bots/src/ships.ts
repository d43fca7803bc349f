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

/** Ships that stay behind on a colony if it can be helped. */
const GUARD = 2;

/** The home planets of a seat, and how many of them keep its power. */
export interface Homes {
  planets: readonly PlanetId[];
  forPower: number;
}

/** All colonies count alike. */
export const NO_HOMES: Homes = { planets: [], forPower: 0 };

export const homesOf = ({ systems, rules }: View, seat: Seat): Homes => ({
  planets: systems[seat],
  forPower: rules.homesForPower,
});

export const homesIn = (s: GameState, seat: Seat): Homes => ({
  planets: planetsOf(s, seat),
  forPower: s.options.homesForPower,
});

/** What it costs to take one more ship from a place that has `left` ships. */
function painOfTaking({ at }: Slot, left: number, homes: Homes, homeColonies: number): number {
  if (at < 0) return 0;
  const home = homes.planets.includes(at);
  if (left === 1) return home && homeColonies > homes.forPower ? 50 : 100;
  const bare = left <= GUARD ? 5 : 0;
  return bare + (home ? 0 : 1) + 4 / left;
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

/** Puts ships where fewest stand, own planets and colonies alike; `standing` tells how many are there. */
export function placeShips(
  slots: readonly Slot[],
  count: number,
  standing: (planet: PlanetId) => number,
): number[] {
  const placed = slots.map(() => 0);
  for (let n = 0; n < count; n++) {
    let best = -1;
    let least = Infinity;
    slots.forEach((slot, i) => {
      if (placed[i] >= slot.max) return;
      const there = standing(slot.at) + placed[i];
      if (there < least) [best, least] = [i, there];
    });
    if (best < 0) break;
    placed[best]++;
  }
  return placed;
}
