/** What a game is made from, checked and completed. */
import { CosmariumError, shown } from '../errors.ts';
import { seedRng } from '../rng.ts';
import type { Rulebook } from '../rulebook.ts';
import { homeSystems } from './planets.ts';
import { COLOURS, FEWEST_PLAYERS, MOST_PLAYERS } from './types.ts';
import type { Colour, GameState, Options, Player, Readings, Variants } from './types.ts';

export interface Setup {
  /** In seat order, clockwise. `alien` only with the start 'given'. */
  players: { colour: Colour; alien?: string }[];
  start?: Options['start'];
  /** The combo to play with the beginner start; any that fits unless told. */
  combo?: string;
  /** Flares in the deck; the advanced start always has them. */
  flares?: boolean;
  /** Aliens that may appear; all known ones unless told. */
  aliens?: string[];
  /** The host names the first player instead of destiny (SETUP-7). */
  first?: number;
  dealRounds?: number;
  variants?: Partial<Variants>;
  readings?: Partial<Readings>;
}

/** A set-up with nothing left open: what the journal keeps. */
export interface CompleteSetup {
  players: { colour: Colour; alien: string }[];
  start: Options['start'];
  combo: string;
  flares: boolean;
  aliens: string[];
  first: number;
  dealRounds: number;
  variants: Variants;
  readings: Readings;
}

export const DEFAULT_READINGS: Readings = {
  incarnationSuper: false,
  alternateFlares: false,
  retakingWins: true,
  lateZap: false,
};

export const PLAIN_RULES: Variants = {
  fourPlanets: false,
  singleEncounter: false,
  changingPowers: false,
  unlimitedFlares: false,
  hiddenPowers: false,
};

/** VAR-HID: what has to be done at set-up would tell which sheet it is. */
export const mayBeHidden = (rules: Rulebook, alien: string): boolean =>
  rules.aliens[alien].alien.setup === undefined;

const wrong = (message: string, path: string) => new CosmariumError('bad-setup', message, path);

export function completeSetup(setup: Setup, rules: Rulebook): CompleteSetup {
  if (typeof setup !== 'object' || setup === null || !Array.isArray(setup.players))
    throw wrong('a set-up needs a list of players', 'setup');
  const count = setup.players.length;
  if (count < FEWEST_PLAYERS || count > MOST_PLAYERS)
    throw wrong(`${FEWEST_PLAYERS} to ${MOST_PLAYERS} players, not ${count}`, 'setup.players');
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
    if (setup.variants?.hiddenPowers === true && !mayBeHidden(rules, player.alien))
      throw wrong(`${player.alien} has set-up text and cannot lie face down`, `${path}.alien`);
    return { colour: player.colour, alien: player.alien };
  });
  const combo = setup.combo ?? '';
  if (combo !== '') checkCombo(combo, start, aliens, count, rules);
  const first = setup.first ?? -1;
  if (!Number.isInteger(first) || first < -1 || first >= count)
    throw wrong(`no seat ${shown(first)}`, 'setup.first');
  const dealRounds = setup.dealRounds ?? 6;
  if (!Number.isInteger(dealRounds) || dealRounds < 1)
    throw wrong('at least one proposal', 'setup.dealRounds');
  checkSwitches(setup.variants, PLAIN_RULES, 'variant', 'setup.variants');
  checkSwitches(setup.readings, DEFAULT_READINGS, 'reading', 'setup.readings');
  return {
    players,
    start,
    combo,
    flares: start === 'advanced' || (setup.flares ?? false),
    aliens: aliens.slice(),
    first,
    dealRounds,
    variants: { ...PLAIN_RULES, ...setup.variants },
    readings: { ...DEFAULT_READINGS, ...setup.readings },
  };
}

function checkCombo(
  id: string,
  start: Options['start'],
  aliens: readonly string[],
  players: number,
  rules: Rulebook,
): void {
  const combo = rules.combos.find((one) => one.id === id);
  if (combo === undefined) throw wrong(`unknown combo ${shown(id)}`, 'setup.combo');
  if (start !== 'beginner') throw wrong('a combo goes with the beginner start', 'setup.combo');
  const missing = combo.aliens.slice(0, players).find((alien) => !aliens.includes(alien));
  if (missing !== undefined) throw wrong(`${id} needs ${missing}, which is left out`, 'setup.combo');
}

function checkSwitches(given: unknown, known: object, what: string, path: string): void {
  if (given === undefined) return;
  if (typeof given !== 'object' || given === null) throw wrong(`${what}s by name`, path);
  for (const [name, value] of Object.entries(given))
    if (!Object.hasOwn(known, name) || typeof value !== 'boolean')
      throw wrong(`no such ${what}, or neither true nor false`, `${path}.${name}`);
}

function optionsOf(setup: CompleteSetup): Options {
  const four = setup.variants.fourPlanets;
  return {
    start: setup.start,
    combo: setup.combo,
    flares: setup.flares,
    planetsEach: four ? 4 : 5,
    shipsPerPlanet: 4,
    coloniesToWin: four ? 4 : 5,
    homesForPower: four ? 2 : 3,
    dealRounds: setup.dealRounds,
    variants: setup.variants,
    readings: setup.readings,
  };
}

/** SETUP-1: colours, planets and ships; aliens and cards are dealt by the set-up script. */
export function emptyState(setup: CompleteSetup, seed: string): GameState {
  const options = optionsOf(setup);
  const n = setup.players.length;
  const planets = homeSystems(n, options.planetsEach);
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
    planets,
    ships: planets.flatMap(({ system }) =>
      players.map((_, seat) => (seat === system ? options.shipsPerPlanet : 0)),
    ),
    warp: new Array<number>(n).fill(0),
    removed: new Array<number>(n).fill(0),
    deck: [],
    discard: [],
    sideDecks: [],
    destiny: [],
    destinyDiscard: [],
    known: [],
    offense: setup.first,
    turn: 0,
    turnEncounters: 0,
    encounters: 0,
    extra: [],
    encounter: null,
    fight: null,
    winners: [],
    asked: new Array<number>(n).fill(0),
  };
}
