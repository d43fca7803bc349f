/** Builds any position: for a test, a puzzle or a bug report. */
import { cardInfo, COSMIC_DECK, flareKind, isCardKind } from '../cards/kinds.ts';
import { RULES } from '../content.ts';
import { CosmariumError, shown } from '../errors.ts';
import { destinyDeck } from '../flow/destiny.ts';
import { EVERYBODY } from '../events.ts';
import { shuffle } from '../rng.ts';
import { colonies, countColonies, fleetSize, planetsOf, putShips, shipsOn } from '../state/planets.ts';
import { completeSetup, emptyState } from '../state/setup.ts';
import type { Card, Colour, GameState, Json, Pile, Readings, Variants } from '../state/types.ts';
import { newSheet } from '../verbs/sheets.ts';
import { placeOf, seatOf } from './labels.ts';

export interface PlayerSpec {
  colour: Colour;
  alien: string;
  /** A second power besides the first (a reincarnation). */
  incarnation?: string;
  hand?: string[];
  /** Ships on the home planets. Without it four each, less the ships the colonies need. */
  homes?: number[];
  /** Ships on other planets: { "blue-1": 2 }. */
  colonies?: { [planet: string]: number };
  removed?: number;
  tokens?: number;
  data?: { [name: string]: Json };
  piles?: (Partial<Omit<Pile, 'cards' | 'former' | 'planet'>> & {
    name: string;
    cards: string[];
    planet?: string;
    former?: string;
  })[];
}

export interface PositionSpec {
  players: PlayerSpec[];
  /** Whose turn begins; the first player unless told. */
  offense?: Colour;
  /** Which encounter of the turn begins: 2 skips the start of the turn. */
  encounter?: 1 | 2;
  /** The next cards of the cosmic deck, first drawn first; the rest is shuffled under them. */
  deck?: string[];
  /** Nothing lies under the cards of `deck`: all other cards are in the discard pile. */
  shortDeck?: boolean;
  discard?: string[];
  /** The next destiny cards, first drawn first. */
  destiny?: string[];
  /** Nothing lies under the cards of `destiny`: all other destiny cards have been drawn before. */
  shortDestiny?: boolean;
  /** Aliens whose flares are in the deck besides the flares named in hands. */
  flares?: string[];
  /** Aliens that may come into the game; all known ones unless told. */
  aliens?: string[];
  dealRounds?: number;
  variants?: Partial<Variants>;
  readings?: Partial<Readings>;
  seed?: string;
}

const wrong = (message: string, path: string) => new CosmariumError('bad-position', message, path);

export function buildPosition(spec: PositionSpec): GameState {
  if (typeof spec !== 'object' || spec === null || !Array.isArray(spec.players))
    throw wrong('a position needs a list of players', 'position');
  const setup = completeSetup(
    {
      players: spec.players.map(({ colour, alien }) => ({ colour, alien })),
      start: 'given',
      ...(spec.aliens === undefined ? {} : { aliens: spec.aliens }),
      ...(spec.dealRounds === undefined ? {} : { dealRounds: spec.dealRounds }),
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
  placeShips(s, spec);
  dealOut(s, spec);
  stackDestiny(s, spec.destiny ?? [], spec.shortDestiny ?? false);
  return s;
}

function checkCount(count: unknown, path: string): void {
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0)
    throw wrong(`a whole number from 0, not ${shown(count)}`, path);
}

function placeShips(s: GameState, spec: PositionSpec): void {
  const { shipsPerPlanet, homesForPower } = s.options;
  spec.players.forEach((player, seat) => {
    const path = `position.players[${seat}]`;
    const away = Object.entries(player.colonies ?? {});
    for (const [label, count] of away) {
      if (placeOf(s, label) < 0) throw wrong('ships settle on planets', `${path}.colonies.${label}`);
      checkCount(count, `${path}.colonies.${label}`);
    }
    player.homes?.forEach((count, i) => checkCount(count, `${path}.homes[${i}]`));
    checkCount(player.removed ?? 0, `${path}.removed`);
    checkCount(player.tokens ?? 0, `${path}.tokens`);
    let needed = away.reduce((sum, [, count]) => sum + count, 0) + (player.removed ?? 0);
    const own = planetsOf(s, seat);
    const homes = player.homes?.slice() ?? own.map(() => shipsPerPlanet);
    if (homes.length !== own.length) throw wrong(`${own.length} planets`, `${path}.homes`);
    if (player.homes === undefined) for (; needed > 0; needed--) homes[homes.indexOf(Math.max(...homes))]--;
    homes.forEach((count, i) => putShips(s, own[i], seat, count));
    for (const [label, count] of away) putShips(s, placeOf(s, label), seat, count);
    s.removed[seat] = player.removed ?? 0;
    const placed = colonies(s, seat).reduce((sum, planet) => sum + shipsOn(s, planet, seat), s.removed[seat]);
    s.warp[seat] = fleetSize(s) - placed;
    if (s.warp[seat] < 0) throw wrong(`${placed} ships are more than there are`, path);
    const one = s.players[seat];
    Object.assign(one, countColonies(s, seat));
    one.powerless = one.homes < homesForPower;
  });
}

function dealOut(s: GameState, spec: PositionSpec): void {
  const named: { kind: string; path: string }[] = [];
  const want = (kinds: readonly string[] | undefined, path: string) =>
    (kinds ?? []).forEach((kind, i) => {
      const info = typeof kind === 'string' && isCardKind(kind) ? cardInfo(kind) : null;
      if (info === null || (info.type === 'flare' && !Object.hasOwn(RULES.aliens, info.alien)))
        throw wrong(`${shown(kind)} is no card`, `${path}[${i}]`);
      named.push({ kind, path: `${path}[${i}]` });
    });
  spec.players.forEach((player, seat) => {
    want(player.hand, `position.players[${seat}].hand`);
    player.piles?.forEach((pile, i) => want(pile.cards, `position.players[${seat}].piles[${i}].cards`));
  });
  want(spec.deck, 'position.deck');
  want(spec.discard, 'position.discard');
  const flares = new Set(named.map((one) => one.kind).filter((kind) => kind.startsWith('flare-')));
  for (const alien of spec.flares ?? []) flares.add(flareKind(alien));
  s.kinds = [...COSMIC_DECK, ...[...flares].sort()];
  s.known = s.kinds.map(() => 0);
  const free = s.kinds.map((_, card) => card);
  const take = (kind: string, path: string): Card => {
    const i = free.findIndex((card) => s.kinds[card] === kind);
    if (i < 0) throw wrong(`there is no further ${kind}`, path);
    return free.splice(i, 1)[0];
  };
  spec.players.forEach((player, seat) => {
    const one = s.players[seat];
    one.hand = (player.hand ?? []).map((kind, i) => take(kind, `position.players[${seat}].hand[${i}]`));
    for (const card of one.hand) s.known[card] = 1 << seat;
    const sheet = newSheet(player.alien);
    sheet.tokens = player.tokens ?? 0;
    sheet.data = player.data ?? {};
    sheet.piles = (player.piles ?? []).map((pile, i) => ({
      name: pile.name,
      cards: pile.cards.map((kind, j) => take(kind, `position.players[${seat}].piles[${i}].cards[${j}]`)),
      see: pile.see ?? 'controller',
      playable: pile.playable ?? false,
      using: pile.using ?? false,
      back: pile.back ?? 'hand',
      former: pile.former === undefined ? -1 : seatOf(s, pile.former),
      planet: pile.planet === undefined ? -1 : placeOf(s, pile.planet),
    }));
    for (const pile of sheet.piles)
      for (const card of pile.cards) s.known[card] = pile.see === 'all' ? EVERYBODY : 1 << seat;
    one.sheets = [sheet];
    if (player.incarnation !== undefined) {
      if (RULES.aliens[player.incarnation] === undefined)
        throw wrong(`unknown alien "${player.incarnation}"`, `position.players[${seat}].incarnation`);
      one.sheets.push({ ...newSheet(player.incarnation), incarnation: true });
    }
  });
  const top = (spec.deck ?? []).map((kind, i) => take(kind, `position.deck[${i}]`));
  s.discard = (spec.discard ?? []).map((kind, i) => take(kind, `position.discard[${i}]`));
  shuffle(s.rng, free);
  if (spec.shortDeck) s.discard.unshift(...free);
  for (const card of s.discard) s.known[card] = EVERYBODY;
  s.deck = [...(spec.shortDeck ? [] : free), ...top.reverse()];
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
