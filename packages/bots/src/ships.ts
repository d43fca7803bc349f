/** Where ships are taken from and where they are put, so that colonies live and none lies bare. */
import {
  GATE,
  planetsOf,
  type GameState,
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

/** What it costs to take one more ship from a slot that has `left` ships. */
function painOfTaking(slot: Slot, left: number, homes: Homes, homeColonies: number): number {
  if (slot.at === GATE || slot.at < 0) return 0;
  const home = homes.planets.includes(slot.at);
  if (left === 1) return home && homeColonies > homes.forPower ? 50 : 100;
  const bare = left <= GUARD ? 5 : 0;
  return bare + (home ? 0 : 1) + 4 / left;
}

/** Takes `count` ships where it hurts least. */
export function takeShips(slots: readonly Slot[], count: number, homes: Homes): number[] {
  const taken = slots.map(() => 0);
  let homeColonies = slots.filter((slot) => homes.planets.includes(slot.at)).length;
  for (let n = 0; n < count; n++) {
    let best = -1;
    let least = Infinity;
    slots.forEach((slot, i) => {
      const left = slot.max - taken[i];
      if (left <= 0) return;
      const pain = painOfTaking(slot, left, homes, homeColonies);
      if (pain < least) [best, least] = [i, pain];
    });
    if (best < 0) break;
    taken[best]++;
    if (taken[best] === slots[best].max && homes.planets.includes(slots[best].at)) homeColonies--;
  }
  return taken;
}

/** How many can be taken without giving up a colony. */
export const spareShips = (slots: readonly Slot[]): number =>
  slots.reduce((sum, slot) => sum + (slot.at < 0 ? slot.max : slot.max - 1), 0);

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
