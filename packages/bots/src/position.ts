/** The position before an encounter, from a view in the midst of it and one way the hidden cards can lie. */
import {
  buildPosition,
  RULES,
  type GameState,
  type PlanetId,
  type Player,
  type Seat,
  type Sheet,
  type View,
} from '@cosmarium/engine';
import type { World } from './odds.ts';

/** What the encounter is to become: as far as it has come, or as it is planned. */
export interface Course {
  offense: Seat;
  defense: Seat;
  planet: PlanetId;
  gate: readonly number[];
  aid: readonly number[];
  allies: readonly [number, number];
  invited: readonly [number, number];
  destiny: string;
  phase: string;
}

const BEFORE_RETRIEVAL = new Set(['start-turn', 'regroup']);

const templates = new Map<string, GameState>();

/** A bare position with these colours; the same for all games, so it is built once. */
function template(view: View): GameState {
  const key = [...view.players.map((player) => player.colour), JSON.stringify(view.rules.variants)].join();
  let found = templates.get(key);
  if (found === undefined) {
    const aliens = Object.keys(RULES.aliens);
    found = buildPosition({
      players: view.players.map((player, seat) => ({ colour: player.colour, alien: aliens[seat] })),
      encounter: 2,
      variants: view.rules.variants,
    });
    templates.set(key, found);
  }
  return found;
}

/** The colony a seat's ships are taken from and put back to while the encounter is led along. */
export function baseOf(view: View, seat: Seat): PlanetId {
  let base = -1;
  view.planets.forEach((ships, planet) => {
    if (ships[seat] > (base < 0 ? 0 : view.planets[base][seat])) base = planet;
  });
  return base < 0 ? view.systems[seat][0] : base;
}

function sheetsOf(view: View, world: World, seat: Seat, add: (kind: string) => number): Sheet[] {
  let next = 0;
  const own = view.players[seat].sheets;
  return own.map((sheet, i) => ({
    alien: world.aliens[seat][i],
    faceDown: sheet.faceDown,
    zapped: sheet.state === 'zapped',
    shelved: sheet.state === 'aside',
    lentBy: sheet.lentBy,
    incarnation: sheet.incarnation,
    tokens: sheet.tokens,
    piles: sheet.piles.map((pile) => ({
      name: pile.name,
      cards: world.piles[seat][next++].map(add),
      see: 'controller' as const,
      playable: pile.planet < 0,
      using: false,
      back: 'pile' as const,
      former: -1,
      planet: pile.planet,
    })),
    data: {},
  }));
}

/** The position before the encounter; cards being played just now are in the hand of `player`. */
export function positionOf(view: View, world: World, course: Course, player = view.seat): GameState {
  const blank = template(view);
  const kinds: string[] = [];
  const add = (kind: string): number => kinds.push(kind) - 1;
  const { ships, warp } = fleetsOf(view, course);
  const players = playersOf(view, world, course, add);
  for (const { by, card } of view.encounter?.reinforcements ?? []) players[by].hand.push(add(card));
  for (const card of view.encounter?.table ?? []) players[player].hand.push(add(card));
  countColonies(players, ships, blank);
  const deck = world.deck.map(add);
  const discard = view.discard.map(add);
  return {
    ...blank,
    kinds,
    rng: [kinds.length, deck.length, view.turn, 1, 0, 0, 0, 0, 0],
    players,
    ships,
    warp,
    removed: view.players.map((one) => one.removed),
    deck,
    discard,
    destiny: destinyOf(view, blank, course.destiny),
    destinyDiscard: view.destinyDiscard.slice(),
    known: kinds.map(() => 0),
    offense: course.offense,
    turn: Math.max(1, view.turn),
    encounters: 0,
    extra: [],
    asked: players.map(() => 0),
  };
}

/** Ships in the encounter are back on their bases. */
function fleetsOf(view: View, { offense, phase }: Course): Pick<GameState, 'ships' | 'warp'> {
  const n = view.players.length;
  const ships = view.planets.flat();
  const warp = view.players.map((player) => player.warp);
  const e = view.encounter;
  if (e !== null)
    for (let seat = 0; seat < n; seat++)
      ships[baseOf(view, seat) * n + seat] += e.gate[seat] + e.aid[seat] + e.transit[seat];
  // A ship has been retrieved already, so it has to be there to be retrieved again.
  const base = baseOf(view, offense) * n + offense;
  if (!BEFORE_RETRIEVAL.has(phase) && warp[offense] > 0 && ships[base] > 1) {
    ships[base]--;
    warp[offense]++;
  }
  return { ships, warp };
}

/** Encounter cards on the table are back in hand. */
function playersOf(view: View, world: World, course: Course, add: (kind: string) => number): Player[] {
  return view.players.map(({ colour }, seat) => {
    const laid = seat === course.offense ? world.laid[0] : seat === course.defense ? world.laid[1] : '';
    const hand = laid === '' ? world.hands[seat] : [...world.hands[seat], laid];
    const sheets = sheetsOf(view, world, seat, add);
    return { colour, hand: hand.map(add), sheets, homes: 0, foreign: 0, powerless: false };
  });
}

function countColonies(players: Player[], ships: readonly number[], { options, planets }: GameState): void {
  const n = players.length;
  ships.forEach((count, i) => {
    if (count === 0) return;
    if (planets[Math.floor(i / n)].system === i % n) players[i % n].homes++;
    else players[i % n].foreign++;
  });
  for (const player of players) player.powerless = player.homes < options.homesForPower;
}

/** The destiny cards not drawn yet, with the one this encounter has on top. */
function destinyOf(view: View, blank: GameState, drawn: string): string[] {
  const deck = [...blank.destiny, ...blank.destinyDiscard];
  for (const card of view.destinyDiscard) {
    const i = deck.indexOf(card);
    if (i >= 0) deck.splice(i, 1);
  }
  if (drawn !== '') deck.push(drawn);
  while (deck.length < 2) deck.unshift('destiny-wild');
  return deck;
}
