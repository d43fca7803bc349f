/** Planets that come into the game and leave it. */
import type { Game } from '../game.ts';
import { colonies, countColonies, shipsOn } from '../state/planets.ts';
import { clockwise } from '../state/query.ts';
import { WARP } from '../state/types.ts';
import type { Planet, PlanetId, Seat } from '../state/types.ts';
import { checkPower, moveShips } from './ships.ts';

/** The list is made anew: forks share it. */
function setPlanet(g: Game, planet: PlanetId, one: Planet): void {
  const planets = g.s.planets.slice();
  planets[planet] = one;
  g.s.planets = planets;
}

/**
 * The further planet comes into this player's system, with whatever is on it if it was in another one: whose home it is
 * counts from now on.
 */
export function addPlanet(g: Game, system: Seat): PlanetId {
  const { s } = g;
  const known = s.planets.findIndex(({ extra }) => extra);
  const planet = known < 0 ? s.planets.length : known;
  if (known < 0) s.ships.push(...s.players.map(() => 0));
  setPlanet(g, planet, { system, extra: true });
  recount(g);
  g.emit({ type: 'planet.added', planet, seat: system });
  return planet;
}

/** Nobody has ships there any more; whatever is left goes to the warp. */
export function removePlanet(g: Game, planet: PlanetId): void {
  for (const seat of clockwise(g.s))
    if (colonies(g.s, seat).includes(planet))
      moveShips(g, seat, [{ place: planet, count: shipsOn(g.s, planet, seat) }], WARP);
  // Told while it still has a number.
  g.emit({ type: 'planet.removed', planet });
  setPlanet(g, planet, { ...g.s.planets[planet], system: -1 });
  recount(g);
}

function recount(g: Game): void {
  for (const seat of clockwise(g.s)) {
    Object.assign(g.s.players[seat], countColonies(g.s, seat));
    checkPower(g, seat);
  }
  g.spread = true;
}
