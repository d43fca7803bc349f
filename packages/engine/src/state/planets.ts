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
  fleetSize(s) + s.players[seat].special.filter(({ further }) => further).length;

/** Whose home system the planet belongs to. */
export const planetOwner = (s: GameState, planet: PlanetId): Seat => s.planets[planet].system;

export const isAdrift = (s: GameState, planet: PlanetId): boolean => s.planets[planet].adrift === true;

/** Every planet that is in some system. */
export const inPlay = (s: GameState): PlanetId[] =>
  [...s.planets.keys()].filter((planet) => s.planets[planet].system >= 0 && !isAdrift(s, planet));

/** The planets of a system, in the order of their numbers. */
export function planetsOf(s: GameState, owner: Seat): PlanetId[] {
  const { planets } = s;
  const found: PlanetId[] = [];
  for (let planet = 0; planet < planets.length; planet++)
    if (planets[planet].system === owner && planets[planet].adrift !== true) found.push(planet);
  return found;
}

/** All planets that bear a number in a system: those that are in the warp keep theirs. */
export const numberedIn = (s: GameState, owner: Seat): PlanetId[] =>
  [...s.planets.keys()].filter((planet) => s.planets[planet].system === owner);

/** The number a planet bears in its system, from 1. */
export const numberOf = (s: GameState, planet: PlanetId): number =>
  numberedIn(s, planetOwner(s, planet)).indexOf(planet) + 1;

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

/** Colonies of the player in systems of others. */
export const foreignColonies = (s: GameState, seat: Seat): PlanetId[] =>
  colonies(s, seat).filter((planet) => planetOwner(s, planet) !== seat && !isAdrift(s, planet));

/** A colony on a planet in the warp is a home and a foreign one for whose planet it is, and neither for others. */
export const isHomeOf = (s: GameState, planet: PlanetId, seat: Seat): boolean =>
  planetOwner(s, planet) === seat;
export const isForeignTo = (s: GameState, planet: PlanetId, seat: Seat): boolean =>
  isHomeOf(s, planet, seat) === isAdrift(s, planet);

/** Counts the home and foreign colonies on the board (TRACK-1). */
export function countColonies(s: GameState, seat: Seat): { homes: number; foreign: number } {
  let homes = 0;
  let foreign = 0;
  for (const planet of colonies(s, seat)) {
    if (isHomeOf(s, planet, seat)) homes++;
    if (isForeignTo(s, planet, seat)) foreign++;
  }
  return { homes, foreign };
}

/** The player's ships in the warp, with those on planets that are there (RUL-25). */
export function countInWarp(s: GameState, seat: Seat): number {
  let count = s.warp[seat];
  for (let planet = 0; planet < s.planets.length; planet++)
    if (s.planets[planet].adrift === true) count += shipsOn(s, planet, seat);
  return count;
}
