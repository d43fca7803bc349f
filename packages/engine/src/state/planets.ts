/** The planets and the ships on them. Nobody else reckons with their numbers. */
import type { GameState, Planet, PlanetId, Seat } from './types.ts';

/** Systems with so many planets, one after the other. */
export const systemsOf = (counts: readonly number[]): Planet[] =>
  counts.flatMap((count, system) => Array.from({ length: count }, () => ({ system })));

/** SETUP-1: every player's system. */
export const homeSystems = (players: number, each: number): Planet[] =>
  systemsOf(new Array<number>(players).fill(each));

/** The ships a player has in all. */
export const fleetSize = (s: GameState): number => s.options.planetsEach * s.options.shipsPerPlanet;

/** The ships of this player: the fleet, and whatever counts as a further ship. */
export const fleetOf = (s: GameState, seat: Seat): number =>
  fleetSize(s) + s.players[seat].technologies.filter(({ data }) => data.ship === true).length;

/** Whose home system the planet belongs to. */
export const planetOwner = (s: GameState, planet: PlanetId): Seat => s.planets[planet].system;

/** Every planet that is in the game. */
export const inPlay = (s: GameState): PlanetId[] =>
  [...s.planets.keys()].filter((planet) => s.planets[planet].system >= 0);

/** The planets of a system, in the order of their numbers. */
export function planetsOf(s: GameState, owner: Seat): PlanetId[] {
  const { planets } = s;
  const found: PlanetId[] = [];
  for (let planet = 0; planet < planets.length; planet++)
    if (planets[planet].system === owner) found.push(planet);
  return found;
}

/** The number a planet bears in its system, from 1. */
export const numberOf = (s: GameState, planet: PlanetId): number =>
  planetsOf(s, planetOwner(s, planet)).indexOf(planet) + 1;

export const shipsOn = (s: GameState, planet: PlanetId, seat: Seat): number =>
  s.ships[planet * s.players.length + seat];

/** For the verbs and for building positions. */
export function putShips(s: GameState, planet: PlanetId, seat: Seat, count: number): void {
  s.ships[planet * s.players.length + seat] = count;
}

/** Everybody's ships on a planet, by seat. */
export function fleetsOn(s: GameState, planet: PlanetId): number[] {
  const n = s.players.length;
  return s.ships.slice(planet * n, (planet + 1) * n);
}

/** Planets where the player has a colony. */
export function colonies(s: GameState, seat: Seat): PlanetId[] {
  const n = s.players.length;
  const found: PlanetId[] = [];
  for (let planet = 0, i = seat; i < s.ships.length; planet++, i += n) if (s.ships[i] > 0) found.push(planet);
  return found;
}

/** Counts the home and foreign colonies on the board (TRACK-1). */
export function countColonies(s: GameState, seat: Seat): { homes: number; foreign: number } {
  const all = colonies(s, seat);
  const homes = all.filter((planet) => planetOwner(s, planet) === seat).length;
  return { homes, foreign: all.length - homes };
}
