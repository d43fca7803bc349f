/** Which planet is best destroyed. */
import type { ChoiceDecision, PlanetId, Seat } from '@cosmarium/engine';

export interface Galaxy {
  /** By seat. */
  ships: (planet: PlanetId) => readonly number[];
  owner: (planet: PlanetId) => Seat;
  foreign: (seat: Seat) => number;
}

/** A colony counts the more the more of them its owner has; a home colony and a ship count little. */
const HOME = 0.5;
const SHIP = 0.1;

function harm({ ships, owner, foreign }: Galaxy, planet: PlanetId, me: Seat): number {
  let sum = 0;
  ships(planet).forEach((count, seat) => {
    if (count === 0) return;
    const loss = (owner(planet) === seat ? HOME : 1 + foreign(seat)) + SHIP * count;
    sum += seat === me ? -2 * loss : loss;
  });
  // An empty planet of one's own is still a home.
  return owner(planet) === me ? sum - HOME : sum;
}

/** The option that harms the others most, and this seat least. */
export function mostHarm({ seat, options }: ChoiceDecision, galaxy: Galaxy): number {
  const harms = (options as readonly PlanetId[]).map((planet) => harm(galaxy, planet, seat));
  return harms.indexOf(Math.max(...harms));
}
