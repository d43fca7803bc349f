/** Builds any position: for a test, a puzzle or a bug report. */
import { cardInfo, COSMIC_DECK, deckFor, flareKind, isCardKind, sideDecksIn } from '../cards/kinds.ts';
import { RULES } from '../content.ts';
import { CosmariumError, shown } from '../errors.ts';
import { destinyDeck } from '../flow/destiny.ts';
import { EVERYBODY } from '../events.ts';
import { shuffle } from '../rng.ts';
import {
  colonies,
  countColonies,
  fleetSize,
  numberedIn,
  planetsOf,
  putShips,
  shipsOn,
  systemsOf,
} from '../state/planets.ts';
import { shipsAt } from '../state/query.ts';
import { specialAt } from '../state/special.ts';
import { completeSetup, emptyState } from '../state/setup.ts';
import { FIRST_HOLD } from '../state/types.ts';
import type {
  Card,
  Colour,
  DeckName,
  GameState,
  Json,
  Marker,
  Pile,
  Planet,
  Readings,
  Sheet,
  LifeStage,
  Seat,
  Variants,
} from '../state/types.ts';
import { newSheet } from '../verbs/sheets.ts';
import { placeOf, seatOf } from './labels.ts';
import { layTechnologies, shipsOnTechnologies, type TechnologySpec } from './technologies.ts';

/** An alien sheet and what lies on it. */
export interface SheetSpec {
  alien: string;
  /** Nobody else knows the alien yet (VAR-HID). */
  faceDown?: boolean;
  tokens?: number;
  data?: { [name: string]: Json };
  piles?: (Partial<Omit<Pile, 'cards' | 'former' | 'planet'>> & {
    name: string;
    cards: string[];
    planet?: string;
    former?: string;
  })[];
  /** Ships on it, or on a piece that belongs to it, by colour; and in whose system that is. */
  holds?: { name: string; ships?: { [colour: string]: number }; system?: string }[];
}

/** A ship that is not like the others of its owner. */
export interface SpecialShipSpec {
  /** What makes it so; several marks are joined by "+". */
  ship: string;
  at: string;
  /** Its marker lies face down. */
  spent?: boolean;
  /** It stands there besides the ships that were told. */
  further?: boolean;
}

/** A player, with the first sheet. */
export interface PlayerSpec extends SheetSpec {
  colour: Colour;
  /** A second power besides the first (a reincarnation) with nothing on its sheet. */
  incarnation?: string;
  /** Sheets besides the first, each a power of its own, an incarnation or a stage in a row. */
  sheets?: (SheetSpec & { incarnation?: boolean; stage?: LifeStage })[];
  hand?: string[];
  /** Ships on the home planets. Without it four each, less the ships the colonies need. */
  homes?: number[];
  /** Ships on other planets: { "blue-1": 2 }. */
  colonies?: { [planet: string]: number };
  removed?: number;
  technologies?: TechnologySpec[];
  special?: SpecialShipSpec[];
}

/** A deck besides the cosmic one. */
export interface SideDeckSpec {
  /** The next cards, first drawn first; the rest is shuffled under them. */
  deck?: string[];
  discard?: string[];
}

/** What a position calls the decks besides the cosmic one. */
export const SIDE_DECK_FIELDS = {
  technology: 'technologies',
  reward: 'rewards',
  flare: 'unusedFlares',
} as const;

export interface PositionSpec {
  players: PlayerSpec[];
  /** How many planets are in a home system, where more or fewer than at the beginning. */
  planets?: { [colour: string]: number };
  /** Planets that are in the warp, with their ships. */
  adrift?: string[];
  /** Planets that were discovered: the last ones of their systems, in a colour that nobody plays. */
  discovered?: { [planet: string]: Colour };
  /** Whose turn begins; the first player unless told. */
  offense?: Colour;
  /** Which encounter of the turn begins: 2 skips the start of the turn. */
  encounter?: 1 | 2;
  /** The next cards of the cosmic deck, first drawn first; the rest is shuffled under them. */
  deck?: string[];
  /** Nothing lies under the cards of `deck`: all other cards are in the discard pile. */
  shortDeck?: boolean;
  discard?: string[];
  technologies?: SideDeckSpec;
  rewards?: SideDeckSpec;
  /** The deck of unused flares, first drawn first, and what has been turned up from it and not wanted. */
  unusedFlares?: SideDeckSpec;
  /** Cards that have left the game. */
  purged?: string[];
  /** The next destiny cards, first drawn first. */
  destiny?: string[];
  /** Nothing lies under the cards of `destiny`: all other destiny cards have been drawn before. */
  shortDestiny?: boolean;
  /** Aliens whose flares are in the deck besides the flares named in hands. */
  flares?: string[];
  /** Aliens that may come into the game; all known ones unless told. */
  aliens?: string[];
  dealRounds?: number;
  specialShips?: Marker[];
  variants?: Partial<Variants>;
  readings?: Partial<Readings>;
  seed?: string;
}

/** Of one system; no power makes more. */
const MOST_PLANETS = 20;

const wrong = (message: string, path: string) => new CosmariumError('bad-position', message, path);

const needsFlares = (alien: unknown): boolean =>
  typeof alien === 'string' &&
  Object.hasOwn(RULES.aliens, alien) &&
  RULES.aliens[alien].alien.needsFlares === true;

export function buildPosition(spec: PositionSpec): GameState {
  if (typeof spec !== 'object' || spec === null || !Array.isArray(spec.players))
    throw wrong('a position needs a list of players', 'position');
  const setup = completeSetup(
    {
      players: spec.players.map(({ colour, alien }) => ({ colour, alien })),
      start: 'given',
      flares: spec.unusedFlares !== undefined || spec.players.some(({ alien }) => needsFlares(alien)),
      ...(spec.aliens === undefined ? {} : { aliens: spec.aliens }),
      ...(spec.dealRounds === undefined ? {} : { dealRounds: spec.dealRounds }),
      ...(spec.specialShips === undefined ? {} : { specialShips: spec.specialShips }),
      ...(spec.variants === undefined ? {} : { variants: spec.variants }),
      ...(spec.readings === undefined ? {} : { readings: spec.readings }),
    },
    RULES,
  );
  const s = emptyState(setup, spec.seed ?? 'position');
  s.offense = spec.offense === undefined ? 0 : seatOf(s, spec.offense);
  s.stage = spec.encounter === 2 ? 'encounter' : 'start-turn';
  s.turnEncounters = spec.encounter === 2 ? 1 : 0;
  s.turn = spec.encounter === 2 ? 1 : 0;
  makeSystems(s, spec);
  markPlanets(s, spec);
  placeShips(s, spec);
  dealOut(s, spec);
  markShips(s, spec);
  stackDestiny(s, spec.destiny ?? [], spec.shortDestiny ?? false);
  return s;
}

function checkCount(count: unknown, path: string): void {
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0)
    throw wrong(`a whole number from 0, not ${shown(count)}`, path);
}

function makeSystems(s: GameState, { planets = {} }: PositionSpec): void {
  const counts = s.players.map((_, seat) => planetsOf(s, seat).length);
  for (const [colour, count] of Object.entries(planets)) {
    if (!Number.isInteger(count) || count < 1 || count > MOST_PLANETS)
      throw wrong(`1 to ${MOST_PLANETS} planets, not ${shown(count)}`, `position.planets.${colour}`);
    const seat = s.players.findIndex((player) => player.colour === colour);
    if (seat < 0)
      throw wrong(`expected a colour that plays, not ${shown(colour)}`, `position.planets.${colour}`);
    counts[seat] = count;
  }
  s.planets = systemsOf(counts);
  s.ships = s.planets.flatMap(() => s.players.map(() => 0));
}

function markPlanets(s: GameState, { adrift = [], discovered = {} }: PositionSpec): void {
  const planets = s.planets.slice();
  const mark = (label: string, change: Partial<Planet>) => {
    const planet = placeOf(s, label);
    if (planet < 0) throw wrong('this is no planet', label);
    planets[planet] = { ...planets[planet], ...change };
  };
  for (const label of adrift) mark(label, { adrift: true });
  for (const [label, colour] of Object.entries(discovered)) mark(label, { colour });
  s.planets = planets;
}

/** On every planet alike, as far as the ships go. */
function spread(ships: number, planets: number, usual: number): number[] {
  const homes = new Array<number>(planets).fill(usual);
  for (let over = usual * planets - ships; over > 0; over--) homes[homes.indexOf(Math.max(...homes))]--;
  for (let left = ships - usual * planets; left > 0; left--) homes[homes.indexOf(Math.min(...homes))]++;
  return homes;
}

function placeShips(s: GameState, spec: PositionSpec): void {
  const { shipsPerPlanet } = s.options;
  spec.players.forEach((player, seat) => {
    const path = `position.players[${seat}]`;
    const away = Object.entries(player.colonies ?? {});
    for (const [label, count] of away) {
      if (placeOf(s, label) < 0) throw wrong('ships settle on planets', `${path}.colonies.${label}`);
      checkCount(count, `${path}.colonies.${label}`);
    }
    player.homes?.forEach((count, i) => checkCount(count, `${path}.homes[${i}]`));
    checkCount(player.removed ?? 0, `${path}.removed`);
    const onCards = shipsOnTechnologies(player.technologies) + shipsInHolds(spec, player.colour);
    const elsewhere = away.reduce((sum, [, count]) => sum + count, 0) + (player.removed ?? 0) + onCards;
    if (elsewhere > fleetSize(s))
      throw wrong(`${elsewhere} ships are more than there are (${fleetSize(s)})`, path);
    const own = numberedIn(s, seat);
    const homes = player.homes ?? spread(fleetSize(s) - elsewhere, own.length, shipsPerPlanet);
    if (homes.length !== own.length) throw wrong(`${own.length} planets`, `${path}.homes`);
    homes.forEach((count, i) => putShips(s, own[i], seat, count));
    for (const [label, count] of away) putShips(s, placeOf(s, label), seat, count);
    s.removed[seat] = player.removed ?? 0;
    const placed = colonies(s, seat).reduce((sum, planet) => sum + shipsOn(s, planet, seat), s.removed[seat]);
    s.warp[seat] = fleetSize(s) - placed - onCards;
    if (s.warp[seat] < 0) throw wrong(`${placed} ships are more than there are`, path);
    countOwn(s, seat);
  });
}

/** TRACK-1, POWER-1: what the board says. */
function countOwn(s: GameState, seat: Seat): void {
  const one = s.players[seat];
  Object.assign(one, countColonies(s, seat));
  one.powerless = one.homes < s.options.homesForPower;
}

/** Ships of this colour on anybody's sheets. */
const shipsInHolds = ({ players }: PositionSpec, colour: Colour): number =>
  players
    .flatMap(({ holds = [], sheets = [] }) => [...holds, ...sheets.flatMap((sheet) => sheet.holds ?? [])])
    .reduce((sum, { ships = {} }) => sum + (ships[colour] ?? 0), 0);

function markShips(s: GameState, { players }: PositionSpec): void {
  players.forEach(({ special = [] }, seat) =>
    special.forEach(({ ship, at, spent = false, further = false }, i) => {
      const place = placeOf(s, at);
      if (further) {
        putShips(s, place, seat, shipsOn(s, place, seat) + 1);
        countOwn(s, seat);
      }
      s.players[seat].special.push({ at: place, marks: ship.split('+'), up: !spent, further });
      if (specialAt(s, seat, place).length > shipsAt(s, seat, place))
        throw wrong(`there is no ship at ${at} for it`, `position.players[${seat}].special[${i}].at`);
    }),
  );
}

/** A sheet of a position, with its place in the spec. */
type PlacedSheet = SheetSpec & { incarnation?: boolean; stage?: LifeStage; path: string };

function sheetsOf(player: PlayerSpec, seat: number): PlacedSheet[] {
  const path = `position.players[${seat}]`;
  const { alien, faceDown, tokens, data, piles, holds, incarnation, sheets = [] } = player;
  const all: PlacedSheet[] = [{ alien, faceDown, tokens, data, piles, holds, path }];
  if (incarnation !== undefined) {
    if (RULES.aliens[incarnation] === undefined)
      throw wrong(`unknown alien "${incarnation}"`, `${path}.incarnation`);
    all.push({ alien: incarnation, incarnation: true, path });
  }
  sheets.forEach((sheet, i) => {
    const at = `${path}.sheets[${i}]`;
    if (RULES.aliens[sheet.alien] === undefined)
      throw wrong(`unknown alien ${shown(sheet.alien)}`, `${at}.alien`);
    all.push({ ...sheet, path: at });
  });
  for (const { tokens: count = 0, path: at } of all) checkCount(count, `${at}.tokens`);
  return all;
}

function sheetFrom(s: GameState, on: PlacedSheet, take: (kind: string, path: string) => Card): Sheet {
  const sheet = newSheet(on.alien, on.faceDown);
  sheet.incarnation = on.incarnation ?? false;
  sheet.stage = on.stage ?? 'none';
  sheet.tokens = on.tokens ?? 0;
  sheet.data = on.data ?? {};
  sheet.piles = (on.piles ?? []).map((pile, i) => ({
    name: pile.name,
    cards: pile.cards.map((kind, j) => take(kind, `${on.path}.piles[${i}].cards[${j}]`)),
    see: pile.see ?? 'controller',
    playable: pile.playable ?? false,
    using: pile.using ?? false,
    back: pile.back ?? 'hand',
    former: pile.former === undefined ? -1 : seatOf(s, pile.former),
    planet: pile.planet === undefined ? -1 : placeOf(s, pile.planet),
    ...(pile.wildOnly ? { wildOnly: true as const } : {}),
  }));
  sheet.holds = (on.holds ?? []).map(({ name, ships = {}, system }) => {
    const aboard = s.players.map(({ colour }) => ships[colour] ?? 0);
    const place = FIRST_HOLD - (s.holds.push(aboard) - 1);
    return { name, place, system: system === undefined ? -1 : seatOf(s, system) };
  });
  return sheet;
}

function dealOut(s: GameState, spec: PositionSpec): void {
  const named: { kind: string; path: string }[] = [];
  const want = (kinds: readonly string[] | undefined, path: string) =>
    (kinds ?? []).forEach((kind, i) => {
      const info = typeof kind === 'string' && isCardKind(kind) ? cardInfo(kind) : null;
      if (
        info === null ||
        info.type === 'technology' ||
        (info.type === 'flare' && !Object.hasOwn(RULES.aliens, info.alien))
      )
        throw wrong(`${shown(kind)} is no card`, `${path}[${i}]`);
      named.push({ kind, path: `${path}[${i}]` });
    });
  const sheets = spec.players.map(sheetsOf);
  const taken: string[] = [];
  for (const { alien, path } of sheets.flat()) {
    if (taken.includes(alien)) throw wrong(`${alien} is taken`, `${path}.alien`);
    taken.push(alien);
  }
  spec.players.forEach((player, seat) => {
    want(player.hand, `position.players[${seat}].hand`);
    player.technologies?.forEach(({ stored }, i) =>
      want(stored, `position.players[${seat}].technologies[${i}].stored`),
    );
    for (const { piles, path } of sheets[seat])
      piles?.forEach((pile, i) => want(pile.cards, `${path}.piles[${i}].cards`));
  });
  want(spec.deck, 'position.deck');
  want(spec.discard, 'position.discard');
  want(spec.purged, 'position.purged');
  want(spec.unusedFlares?.deck, 'position.unusedFlares.deck');
  want(spec.unusedFlares?.discard, 'position.unusedFlares.discard');
  const flares = new Set(named.map((one) => one.kind).filter((kind) => kind.startsWith('flare-')));
  for (const alien of spec.flares ?? []) flares.add(flareKind(alien));
  s.kinds = [...COSMIC_DECK, ...[...flares].sort()];
  const free = freeCards(s);
  const take = (kind: string, path: string): Card => {
    const left = free.get(cardInfo(kind).deck) ?? [];
    const i = left.findIndex((card) => s.kinds[card] === kind);
    if (i < 0) throw wrong(`there is no further ${kind}`, path);
    return left.splice(i, 1)[0];
  };
  spec.players.forEach((player, seat) => {
    const one = s.players[seat];
    one.hand = (player.hand ?? []).map((kind, i) => take(kind, `position.players[${seat}].hand[${i}]`));
    for (const card of one.hand) s.known[card] = 1 << seat;
    one.sheets = sheets[seat].map((on) => sheetFrom(s, on, take));
    for (const { piles } of one.sheets)
      for (const pile of piles)
        for (const card of pile.cards) s.known[card] = pile.see === 'all' ? EVERYBODY : 1 << seat;
  });
  layTechnologies(s, spec.players, take);
  const top = (spec.deck ?? []).map((kind, i) => take(kind, `position.deck[${i}]`));
  s.discard = (spec.discard ?? []).map((kind, i) => take(kind, `position.discard[${i}]`));
  const rest = free.get('cosmic')!;
  for (const name of sideDecksIn(s.options)) stackSideDeck(s, name, spec, take, free.get(name)!);
  s.purged = (spec.purged ?? []).map((kind, i) => take(kind, `position.purged[${i}]`));
  if (spec.unusedFlares !== undefined) {
    const { deck = [], discard = [] } = spec.unusedFlares;
    const unused = {
      name: 'flare' as const,
      cards: deck.map((kind, i) => take(kind, `position.unusedFlares.deck[${i}]`)).reverse(),
      discard: discard.map((kind, i) => take(kind, `position.unusedFlares.discard[${i}]`)),
    };
    s.sideDecks.push(unused);
    for (const card of [...unused.discard, ...s.purged]) s.known[card] = EVERYBODY;
  }
  shuffle(s.rng, rest);
  if (spec.shortDeck) s.discard.unshift(...rest);
  for (const card of s.discard) s.known[card] = EVERYBODY;
  s.deck = [...(spec.shortDeck ? [] : rest), ...top.reverse()];
}

/** The cards of all decks of the game, the cosmic ones being there already, before any of them is anywhere. */
function freeCards(s: GameState): Map<DeckName, Card[]> {
  const free = new Map<DeckName, Card[]>([['cosmic', [...s.kinds.keys()]]]);
  for (const name of sideDecksIn(s.options))
    free.set(
      name,
      deckFor(name, s.options).map((kind) => s.kinds.push(kind) - 1),
    );
  s.known = s.kinds.map(() => 0);
  return free;
}

function stackSideDeck(
  s: GameState,
  name: DeckName,
  spec: PositionSpec,
  take: (kind: string, path: string) => Card,
  rest: Card[],
): void {
  const field = SIDE_DECK_FIELDS[name as keyof typeof SIDE_DECK_FIELDS];
  const { deck = [], discard = [] } = spec[field] ?? {};
  const find = (kind: string, path: string): Card => {
    if (!isCardKind(kind) || cardInfo(kind).deck !== name)
      throw wrong(`${shown(kind)} is no card of the ${name} deck`, path);
    return take(kind, path);
  };
  const top = deck.map((kind, i) => find(kind, `position.${field}.deck[${i}]`)).reverse();
  const thrown = discard.map((kind, i) => find(kind, `position.${field}.discard[${i}]`));
  for (const card of thrown) s.known[card] = EVERYBODY;
  shuffle(s.rng, rest);
  s.sideDecks.push({ name, cards: [...rest, ...top], discard: thrown });
}

function stackDestiny(s: GameState, next: readonly string[], short: boolean): void {
  const deck = destinyDeck(s.players.map((player) => player.colour));
  shuffle(s.rng, deck);
  const top = next.map((card, i) => {
    const at = deck.indexOf(card);
    if (at < 0) throw wrong(`there is no further "${card}"`, `position.destiny[${i}]`);
    return deck.splice(at, 1)[0];
  });
  if (short) s.destinyDiscard = deck;
  s.destiny = [...(short ? [] : deck), ...top.reverse()];
}
