/** Planets that come into the game and leave it. */
import type { Game } from '../game.ts';
import { colonies, countColonies, shipsOn } from '../state/planets.ts';
import { clockwise } from '../state/query.ts';
import { WARP } from '../state/types.ts';
import type { Colour, Planet, PlanetId, Seat } from '../state/types.ts';
import { checkPower, moveShips } from './ships.ts';
import { placeToken } from './technologies.ts';

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
  const known = g.s.planets.findIndex(({ extra }) => extra);
  return placePlanet(g, known < 0 ? g.s.planets.length : known, { system, extra: true });
}

/** A planet of a colour that nobody plays comes into this player's system. */
export const discoverPlanet = (g: Game, system: Seat, colour: Colour): PlanetId =>
  placePlanet(g, g.s.planets.length, { system, colour });

function placePlanet(g: Game, planet: PlanetId, one: Planet): PlanetId {
  const { s } = g;
  if (planet === s.planets.length) s.ships.push(...s.players.map(() => 0));
  else if (s.planets[planet].system !== one.system) leaveTokens(g, planet);
  setPlanet(g, planet, one);
  recount(g);
  g.emit({ type: 'planet.added', planet, seat: one.system });
  return planet;
}

/** tech.md: what lies between two planets stays beside the other one. */
function leaveTokens(g: Game, planet: PlanetId): void {
  for (const one of g.s.players.flatMap(({ technologies }) => technologies))
    if (one.token.includes(planet)) {
      const left = one.token.filter((at) => at !== planet);
      placeToken(g, one, left);
    }
}

/** It goes into the warp with whatever is on it, or comes back from there. */
export function setAdrift(g: Game, planet: PlanetId, adrift: boolean): void {
  const { adrift: _, ...one } = g.s.planets[planet];
  setPlanet(g, planet, adrift ? { ...one, adrift } : one);
  recount(g);
  g.emit({ type: 'planet.drifted', planet, back: !adrift });
}

/** Nobody has ships there any more; whatever is left goes to the warp. */
export function removePlanet(g: Game, planet: PlanetId): void {
  for (const seat of clockwise(g.s))
    if (colonies(g.s, seat).includes(planet))
      moveShips(g, seat, [{ place: planet, count: shipsOn(g.s, planet, seat) }], WARP);
  // Told while it still has a number.
  g.emit({ type: 'planet.removed', planet });
  setPlanet(g, planet, { ...g.s.planets[planet], system: -1 });
  leaveTokens(g, planet);
  recount(g);
}

/** All of them are counted before anything is told of powers: what is told must fit the whole board. */
function recount(g: Game): void {
  for (const seat of clockwise(g.s)) {
    const { foreign } = g.s.players[seat];
    const now = countColonies(g.s, seat);
    Object.assign(g.s.players[seat], now);
    for (let more = foreign; more < now.foreign; more++) g.happen('foreign.gained', { seat });
    for (let less = foreign; less > now.foreign; less--) g.happen('foreign.lost', { seat });
  }
  for (const seat of clockwise(g.s)) checkPower(g, seat);
  g.spread = true;
}
