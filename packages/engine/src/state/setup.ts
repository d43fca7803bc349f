/** What a game is made from, checked and completed. */
import { CosmariumError, shown } from '../errors.ts';
import { seedRng } from '../rng.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Combo } from '../sets/set.ts';
import { SetupError, type SetupFault } from './fault.ts';
import { homeSystems } from './planets.ts';
import { coloursNeeded, together } from './together.ts';
import { ALERTS, ALIEN_SETS, COLOURS, FEWEST_PLAYERS, MARKERS, MOST_PLAYERS } from './types.ts';
import type {
  Alert,
  AlienSet,
  Colour,
  DeckName,
  GameState,
  Marker,
  Options,
  Player,
  Readings,
  Variants,
} from './types.ts';
import { PLAIN_RULES } from './variants.ts';

export interface Setup {
  /** In seat order, clockwise. `alien` only with the start 'given'. */
  players: { colour: Colour; alien?: string }[];
  start?: Options['start'];
  /** The combo to play with the beginner start; any that fits unless told. */
  combo?: string;
  /** Flares in the deck; the advanced start always has them. */
  flares?: boolean;
  /** The boxes whose aliens may appear; the base game's unless told. */
  sets?: AlienSet[];
  /** Aliens that may appear, of whatever box; all of those boxes unless told. */
  aliens?: string[];
  /** Of those, only the ones of these alert levels, and none of the banned. */
  alerts?: Alert[];
  banned?: string[];
  /** The host names the first player instead of destiny (SETUP-7). */
  first?: number;
  dealRounds?: number;
  /** The markers every player gets: one, or two with up to four players (SHIP-1). */
  specialShips?: readonly Marker[];
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
  /** Not there in what was kept before there were any. */
  specialShips?: readonly Marker[];
  decks?: readonly DeckName[];
  variants: Variants;
  readings: Readings;
}

export const DEFAULT_READINGS: Readings = {
  incarnationSuper: false,
  alternateFlares: false,
  retakingWins: true,
  lateZap: false,
  failedResearch: false,
};

/** VAR-HID: what has to be done at set-up would tell which sheet it is. */
const mayBeHidden = (rules: Rulebook, alien: string): boolean =>
  rules.aliens[alien].alien.setup === undefined;

/** Those that can be dealt: with hidden powers, only sheets that can lie face down. */
export const dealable = (rules: Rulebook, { hiddenPowers }: Variants, aliens: readonly string[]): string[] =>
  aliens.filter((id) => !hiddenPowers || mayBeHidden(rules, id));

/** What is dealt from unless the host wants more. */
const USUAL_SETS: readonly AlienSet[] = ['base'];

/** SETUP-4 */
const DEALT_EACH = 2;

const wrong = (message: string, path: string) => new CosmariumError('bad-setup', message, path);

export function completeSetup(setup: Setup, rules: Rulebook): CompleteSetup {
  if (typeof setup !== 'object' || setup === null || !Array.isArray(setup.players))
    throw wrong('a set-up needs a list of players', 'setup');
  const count = setup.players.length;
  if (count < FEWEST_PLAYERS || count > MOST_PLAYERS)
    throw new SetupError(
      { fault: 'players', players: count },
      `${FEWEST_PLAYERS} to ${MOST_PLAYERS} players, not ${count}`,
      'setup.players',
    );
  const start = setup.start ?? 'advanced';
  if (!['beginner', 'advanced', 'given'].includes(start))
    throw wrong(`unknown start ${shown(start)}`, 'setup.start');
  const flares = start === 'advanced' || (setup.flares ?? false);
  const needsFlares = (id: string) => rules.aliens[id].alien.needsFlares === true;
  const aliens = allowedAliens(setup, rules).filter((id) => flares || !needsFlares(id));
  const players = setup.players.map((player, i) => {
    const path = `setup.players[${i}]`;
    if (typeof player !== 'object' || player === null) throw wrong('a player has a colour', path);
    if (!COLOURS.includes(player.colour))
      throw wrong(`unknown colour ${shown(player.colour)}`, `${path}.colour`);
    if (setup.players.some((other, j) => j < i && other.colour === player.colour))
      throw wrong(`${player.colour} is taken`, `${path}.colour`);
    if (start !== 'given') return { colour: player.colour, alien: '' };
    const alien = knownAlien(player.alien, rules, `${path}.alien`);
    if (setup.players.some((other, j) => j < i && other.alien === player.alien))
      throw wrong(`${alien} is taken`, `${path}.alien`);
    if (setup.variants?.hiddenPowers === true && !mayBeHidden(rules, alien))
      throw wrong(`${alien} has set-up text and cannot lie face down`, `${path}.alien`);
    if (!flares && needsFlares(alien)) throw wrong(`${alien} needs flares in the deck`, `${path}.alien`);
    return { colour: player.colour, alien };
  });
  const first = setup.first ?? -1;
  if (!Number.isInteger(first) || first < -1 || first >= count)
    throw new SetupError({ fault: 'first', first }, `no seat ${shown(first)}`, 'setup.first');
  const dealRounds = setup.dealRounds ?? 6;
  if (!Number.isInteger(dealRounds) || dealRounds < 1)
    throw wrong('at least one proposal', 'setup.dealRounds');
  const specialShips = checkMarkers(setup.specialShips ?? [], count);
  const decks = decksFor(rules, [...aliens, ...players.map(({ alien }) => alien)]);
  checkSwitches(setup.variants, PLAIN_RULES, 'variant', 'setup.variants');
  checkSwitches(setup.readings, DEFAULT_READINGS, 'reading', 'setup.readings');
  const complete = {
    players,
    start,
    combo: setup.combo ?? '',
    flares,
    aliens,
    first,
    dealRounds,
    ...(specialShips.length === 0 ? {} : { specialShips }),
    ...(decks.length === 0 ? {} : { decks }),
    variants: { ...PLAIN_RULES, ...setup.variants },
    readings: { ...DEFAULT_READINGS, ...setup.readings },
  };
  if (start !== 'given') checkChoices(complete, rules);
  else if (
    coloursNeeded(
      rules,
      players.map(({ alien }) => alien),
    ) >
    MOST_PLAYERS - count
  )
    throw wrong('there is no unused colour left for an alien that needs one', 'setup.players');
  else if (complete.combo !== '') throw comboStart();
  return complete;
}

/** With more players there are no markers left for second ships. */
const MOST_PLAYERS_WITH_TWO = 4;

function checkMarkers(markers: unknown, players: number): Marker[] {
  const path = 'setup.specialShips';
  if (!Array.isArray(markers) || !markers.every((one) => MARKERS.includes(one as Marker)))
    throw wrong(`special ships are ${MARKERS.join(', ')}`, path);
  if (markers.length > 2) throw wrong('two special ships at most', path);
  if (markers.length === 2 && players > MOST_PLAYERS_WITH_TWO)
    throw new SetupError(
      { fault: 'special-ships', most: MOST_PLAYERS_WITH_TWO },
      `two special ships each are for up to ${MOST_PLAYERS_WITH_TWO} players`,
      path,
    );
  return markers as Marker[];
}

/** What these aliens draw from, whether or not it is there for everybody. */
const decksFor = (rules: Rulebook, aliens: readonly string[]): DeckName[] => [
  ...new Set(aliens.flatMap((id) => rules.aliens[id]?.alien.drawsFrom ?? [])),
];

function knownAlien(id: unknown, rules: Rulebook, path: string): string {
  if (typeof id === 'string' && Object.hasOwn(rules.aliens, id)) return id;
  throw new SetupError({ fault: 'unknown-alien', alien: shown(id) }, `unknown alien ${shown(id)}`, path);
}

function knownAliens(list: unknown, rules: Rulebook, path: string): string[] {
  if (!Array.isArray(list)) throw wrong('a list of aliens', path);
  return list.map((id: unknown, i) => {
    const alien = knownAlien(id, rules, `${path}[${i}]`);
    if (list.indexOf(alien) < i) throw wrong(`${alien} is named twice`, `${path}[${i}]`);
    return alien;
  });
}

function aliensOfSets(sets: unknown, rules: Rulebook): string[] {
  if (!Array.isArray(sets) || !sets.every((set) => ALIEN_SETS.includes(set as AlienSet)))
    throw wrong(`sets with aliens are ${ALIEN_SETS.join(', ')}`, 'setup.sets');
  return Object.keys(rules.aliens)
    .filter((id) => sets.includes(rules.aliens[id].set))
    .sort();
}

function allowedAliens({ sets, aliens, alerts, banned = [] }: Setup, rules: Rulebook): string[] {
  const boxes = aliensOfSets(sets ?? USUAL_SETS, rules);
  const named = aliens === undefined ? boxes : knownAliens(aliens, rules, 'setup.aliens');
  const out = knownAliens(banned, rules, 'setup.banned');
  const levels: readonly unknown[] = alerts ?? ALERTS;
  if (!Array.isArray(levels) || !levels.every((level) => ALERTS.includes(level as Alert)))
    throw wrong(`alert levels are ${ALERTS.join(', ')}`, 'setup.alerts');
  return named.filter((id) => levels.includes(rules.aliens[id].alien.alert) && !out.includes(id));
}

const comboStart = () =>
  new SetupError({ fault: 'combo-start' }, 'a combo goes with the beginner start', 'setup.combo');

/** Whether what was chosen can be played at all, whatever is dealt. */
function checkChoices(setup: CompleteSetup, rules: Rulebook): void {
  const { start, combo, players, variants } = setup;
  const aliens = dealable(rules, variants, setup.aliens);
  const tooFew = (needed: number) =>
    new SetupError(
      { fault: 'too-few-aliens', needed, allowed: aliens.length },
      `${needed} aliens are needed to deal from`,
      'setup.aliens',
    );
  if (start === 'advanced') {
    if (combo !== '') throw comboStart();
    const needed = DEALT_EACH * players.length;
    if (together(rules, [], aliens, needed, MOST_PLAYERS - players.length) === null) throw tooFew(needed);
  } else {
    if (combo !== '') checkCombo(setup, rules);
    if (aliens.length < players.length) throw tooFew(players.length);
    if (fittingCombos(setup, rules).length === 0) {
      if (combo !== '') throw tooFew(players.length);
      throw new SetupError({ fault: 'no-combo' }, 'no combo fits these aliens', 'setup.aliens');
    }
  }
}

/** What a host must change before a game is worth starting; null if nothing. Games can be played with the last two. */
export function faultIn(setup: Setup, rules: Rulebook): SetupFault | null {
  try {
    const complete = completeSetup(setup, rules);
    if (complete.variants.changingPowers && !hasSpare(complete, rules)) return { fault: 'no-spare-alien' };
    if (complete.variants.unlimitedFlares && !complete.flares) return { fault: 'no-flares' };
    return null;
  } catch (error) {
    if (error instanceof SetupError) return error.fault;
    throw error;
  }
}

/** VAR-CHG: is anybody without game-setup text left over, whoever is dealt? */
function hasSpare({ aliens, players }: CompleteSetup, rules: Rulebook): boolean {
  const free = aliens.filter((id) => rules.aliens[id].alien.setup === undefined);
  return free.length > players.length;
}

/** The combos that can be dealt: the one that was chosen, or all whose aliens are allowed (COMBO-2, SETUP-11). */
export function fittingCombos(
  {
    combo,
    aliens,
    players,
    variants,
  }: Pick<CompleteSetup, 'combo' | 'aliens' | 'variants'> & { players: { length: number } },
  rules: Rulebook,
): Combo[] {
  return rules.combos.filter((one) => {
    const own = one.aliens.slice(0, players.length);
    if ((combo !== '' && one.id !== combo) || !own.every((alien) => aliens.includes(alien))) return false;
    const others = dealable(rules, variants, aliens).filter((alien) => !own.includes(alien));
    const colours = MOST_PLAYERS - players.length;
    return together(rules, dealable(rules, variants, own), others, players.length, colours) !== null;
  });
}

function checkCombo({ combo: id, aliens, players }: CompleteSetup, rules: Rulebook): void {
  const combo = rules.combos.find((one) => one.id === id);
  if (combo === undefined)
    throw new SetupError(
      { fault: 'unknown-combo', combo: shown(id) },
      `unknown combo ${shown(id)}`,
      'setup.combo',
    );
  const missing = combo.aliens.slice(0, players.length).find((alien) => !aliens.includes(alien));
  if (missing !== undefined)
    throw new SetupError(
      { fault: 'combo-alien', combo: id, alien: missing },
      `${id} needs ${missing}, which is left out`,
      'setup.combo',
    );
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
    specialShips: setup.specialShips ?? [],
    decks: setup.decks ?? [],
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
    technologies: [],
    special: [],
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
    holds: [],
    deck: [],
    discard: [],
    sideDecks: [],
    purged: [],
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
