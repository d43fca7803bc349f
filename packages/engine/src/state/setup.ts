/** What a game is made from, checked and completed. */
import { CosmariumError, shown } from '../errors.ts';
import { seedRng } from '../rng.ts';
import type { Rulebook } from '../rulebook.ts';
import { COLOURS } from './types.ts';
import type { Colour, GameState, Options, Player, Readings } from './types.ts';

export interface Setup {
  /** In seat order, clockwise. `alien` only with the start 'given'. */
  players: { colour: Colour; alien?: string }[];
  start?: Options['start'];
  /** Flares in the deck; the advanced start always has them. */
  flares?: boolean;
  /** Aliens that may appear; all known ones unless told. */
  aliens?: string[];
  /** The host names the first player instead of destiny (SETUP-7). */
  first?: number;
  dealRounds?: number;
  readings?: Partial<Readings>;
}

/** A set-up with nothing left open: what the journal keeps. */
export interface CompleteSetup {
  players: { colour: Colour; alien: string }[];
  start: Options['start'];
  flares: boolean;
  aliens: string[];
  first: number;
  dealRounds: number;
  readings: Readings;
}

export const DEFAULT_READINGS: Readings = {
  incarnationSuper: false,
  alternateFlares: false,
  retakingWins: true,
  lateZap: false,
};

const wrong = (message: string, path: string) => new CosmariumError('bad-setup', message, path);

export function completeSetup(setup: Setup, rules: Rulebook): CompleteSetup {
  if (typeof setup !== 'object' || setup === null || !Array.isArray(setup.players))
    throw wrong('a set-up needs a list of players', 'setup');
  const count = setup.players.length;
  if (count < 3 || count > 5) throw wrong(`3 to 5 players, not ${count}`, 'setup.players');
  const start = setup.start ?? 'advanced';
  if (!['beginner', 'advanced', 'given'].includes(start))
    throw wrong(`unknown start ${shown(start)}`, 'setup.start');
  const isAlien = (id: unknown) => typeof id === 'string' && Object.hasOwn(rules.aliens, id);
  const aliens = setup.aliens ?? Object.keys(rules.aliens).sort();
  if (!Array.isArray(aliens)) throw wrong('a list of aliens', 'setup.aliens');
  aliens.forEach((alien, i) => {
    const path = `setup.aliens[${i}]`;
    if (!isAlien(alien)) throw wrong(`unknown alien ${shown(alien)}`, path);
    if (aliens.indexOf(alien) < i) throw wrong(`${alien} is named twice`, path);
  });
  const players = setup.players.map((player, i) => {
    const path = `setup.players[${i}]`;
    if (typeof player !== 'object' || player === null) throw wrong('a player has a colour', path);
    if (!COLOURS.includes(player.colour))
      throw wrong(`unknown colour ${shown(player.colour)}`, `${path}.colour`);
    if (setup.players.some((other, j) => j < i && other.colour === player.colour))
      throw wrong(`${player.colour} is taken`, `${path}.colour`);
    if (start !== 'given') return { colour: player.colour, alien: '' };
    if (player.alien === undefined || !isAlien(player.alien))
      throw wrong(`unknown alien ${shown(player.alien)}`, `${path}.alien`);
    if (setup.players.some((other, j) => j < i && other.alien === player.alien))
      throw wrong(`${player.alien} is taken`, `${path}.alien`);
    return { colour: player.colour, alien: player.alien };
  });
  const first = setup.first ?? -1;
  if (!Number.isInteger(first) || first < -1 || first >= count)
    throw wrong(`no seat ${shown(first)}`, 'setup.first');
  const dealRounds = setup.dealRounds ?? 6;
  if (!Number.isInteger(dealRounds) || dealRounds < 1)
    throw wrong('at least one proposal', 'setup.dealRounds');
  for (const [name, value] of Object.entries(setup.readings ?? {}))
    if (!Object.hasOwn(DEFAULT_READINGS, name) || typeof value !== 'boolean')
      throw wrong('no such reading, or neither true nor false', `setup.readings.${name}`);
  return {
    players,
    start,
    flares: start === 'advanced' || (setup.flares ?? false),
    aliens: aliens.slice(),
    first,
    dealRounds,
    readings: { ...DEFAULT_READINGS, ...setup.readings },
  };
}

function optionsOf(setup: CompleteSetup): Options {
  return {
    start: setup.start,
    flares: setup.flares,
    planetsEach: 5,
    shipsPerPlanet: 4,
    coloniesToWin: 5,
    homesForPower: 3,
    dealRounds: setup.dealRounds,
    readings: setup.readings,
  };
}

/** SETUP-1: colours, planets and ships; aliens and cards are dealt by the set-up script. */
export function emptyState(setup: CompleteSetup, seed: string): GameState {
  const options = optionsOf(setup);
  const n = setup.players.length;
  const ships = new Array<number>(n * options.planetsEach * n).fill(0);
  for (let seat = 0; seat < n; seat++)
    for (let i = 0; i < options.planetsEach; i++)
      ships[(seat * options.planetsEach + i) * n + seat] = options.shipsPerPlanet;
  const players: Player[] = setup.players.map((player) => ({
    colour: player.colour,
    hand: [],
    sheets: [],
    homes: options.planetsEach,
    foreign: 0,
    powerless: false,
  }));
  return {
    options,
    kinds: [],
    pool: setup.aliens,
    rng: seedRng(seed),
    stage: 'setup',
    players,
    ships,
    warp: new Array<number>(n).fill(0),
    removed: new Array<number>(n).fill(0),
    deck: [],
    discard: [],
    destiny: [],
    destinyDiscard: [],
    known: [],
    offense: setup.first,
    turn: 0,
    turnEncounters: 0,
    encounters: 0,
    extra: [],
    encounter: null,
    winners: [],
    asked: new Array<number>(n).fill(0),
  };
}
