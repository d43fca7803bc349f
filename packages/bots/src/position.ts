/** The position before an encounter, from what a seat saw then and one way the hidden cards can have lain. */
import {
  buildPosition,
  FIRST_HOLD,
  ownerIn,
  RULES,
  type Dice,
  type GameState,
  type Planet,
  type Player,
  type Seat,
  type Sheet,
  type Technology,
  type View,
} from '@cosmarium/engine';
import type { Destiny, Opening } from './clues.ts';

const templates = new Map<string, GameState>();

/** A bare position with these colours; the same for all games, so it is built once. */
function template(view: View): GameState {
  const { variants, specialShips } = view.rules;
  const key = [...view.players.map(({ colour }) => colour), JSON.stringify([variants, specialShips])].join();
  let found = templates.get(key);
  if (found === undefined) {
    const aliens = Object.keys(RULES.aliens);
    found = buildPosition({
      players: view.players.map((player, seat) => ({ colour: player.colour, alien: aliens[seat] })),
      encounter: 2,
      variants,
      specialShips: specialShips.slice(),
    });
    templates.set(key, found);
  }
  return found;
}

function sheetsOf(
  view: View,
  { piles, aliens }: Opening,
  seat: Seat,
  add: (kind: string) => number,
): Sheet[] {
  let next = 0;
  const own = view.players[seat].sheets;
  return own.map((sheet, i) => ({
    alien: aliens[seat][i],
    faceDown: sheet.faceDown,
    zapped: sheet.state === 'zapped',
    shelved: sheet.state === 'aside',
    lentBy: sheet.lentBy,
    incarnation: sheet.incarnation,
    stage: sheet.stage,
    tokens: sheet.tokens,
    piles: sheet.piles.map(({ name, planet, playable, using, wildOnly, see, back, former }) => ({
      name,
      cards: piles[seat][next++].map(add),
      see,
      playable,
      using,
      ...(wildOnly && { wildOnly: true as const }),
      back,
      former,
      planet,
    })),
    holds: sheet.holds.map(({ name, place, system }) => ({ name, place, system })),
    data: { ...sheet.memory },
  }));
}

const technologiesOf = (
  view: View,
  { technologies }: Opening,
  seat: Seat,
  add: (kind: string) => number,
): Technology[] =>
  view.players[seat].technologies.map(({ up, hold, stored, token, memory }, i) => ({
    card: add(technologies[seat][i]),
    up,
    hold,
    // Which cards they are hardly matters.
    stored: Array.from({ length: stored }, () => add('attack-06')),
    token: token.slice(),
    data: { ...memory },
  }));

/** `dealt`: how many there were in the beginning. */
const planetsIn = (view: View, dealt: number): Planet[] =>
  view.planets.map((_, planet) => {
    const colour = view.discovered.find((one) => one.planet === planet)?.colour;
    return {
      system: ownerIn(view.systems, planet),
      ...(planet >= dealt && colour === undefined && { extra: true as const }),
      ...(view.adrift.includes(planet) && { adrift: true as const }),
      ...(colour !== undefined && { colour }),
    };
  });

/** Ships on sheets and technologies. */
function holdsIn({ players }: View): number[][] {
  const holds: number[][] = [];
  players.forEach(({ technologies }, seat) => {
    for (const { hold, ships } of technologies)
      holds[FIRST_HOLD - hold] = players.map((_, owner) => (owner === seat ? ships : 0));
  });
  for (const { place, ships } of players.flatMap(({ sheets }) => sheets.flatMap((sheet) => sheet.holds)))
    holds[FIRST_HOLD - place] = ships.slice();
  return Array.from(holds, (ships) => ships ?? players.map(() => 0));
}

export function positionOf(view: View, world: Opening, destiny: Destiny, dice: Dice): GameState {
  const blank = template(view);
  const kinds: string[] = [];
  const add = (kind: string): number => kinds.push(kind) - 1;
  const players = view.players.map(({ colour, special, homes, foreign }, seat): Player => ({
    colour,
    hand: world.hands[seat].map(add),
    sheets: sheetsOf(view, world, seat, add),
    technologies: technologiesOf(view, world, seat, add),
    special: special.map((ship) => ({ ...ship, marks: ship.marks.slice(), further: false })),
    homes,
    foreign,
    powerless: homes < view.rules.homesForPower,
  }));
  const deck = world.deck.map(add);
  const discard = view.discard.map(add);
  // Nothing of the template but its options: what it lent to one imagined game, every other one would change.
  return {
    pool: view.rules.aliens.slice(),
    options: { ...blank.options, flares: view.rules.flares > 0 },
    kinds,
    planets: planetsIn(view, blank.planets.length),
    holds: holdsIn(view),
    rng: [dice(1 << 30), dice(1 << 30), deck.length, 1, 0, 0, 0, 0, 0],
    stage: view.stage === 'encounter' ? 'encounter' : 'start-turn',
    players,
    ships: view.planets.flat(),
    warp: view.players.map((one) => one.warp),
    removed: view.players.map((one) => one.removed),
    deck,
    discard,
    sideDecks: view.sideDecks.map(({ name, discard: thrown }) => ({
      name,
      cards: (world.sides[name] ?? []).map(add),
      discard: thrown.map(add),
    })),
    purged: view.purged.map(add),
    destiny: destinyDeck(view, blank, destiny),
    destinyDiscard: destinyDiscard(view, destiny),
    known: kinds.map(() => 0),
    offense: view.offense,
    turn: view.turn,
    turnEncounters: view.turnEncounters,
    encounters: 0,
    extra: [],
    encounter: null,
    fight: null,
    winners: [],
    asked: players.map(() => 0),
  };
}

/** The destiny cards not drawn yet, with these on top. */
function destinyDeck(view: View, blank: GameState, { next, unshuffled }: Destiny): string[] {
  const first = next.slice(0, unshuffled).reverse();
  // Whatever is drawn from a deck that something shuffles first, it has to be one of those cards.
  const later = next.slice(unshuffled);
  if (later.length > 0)
    return [...(isSpent(view, unshuffled) ? later.slice(0, 1) : [...later, ...later, ...later]), ...first];
  const deck = [...blank.destiny, ...blank.destinyDiscard];
  for (const card of [...view.destinyDiscard, ...next]) {
    const i = deck.indexOf(card);
    if (i >= 0) deck.splice(i, 1);
  }
  // With one card left the deck is shuffled anew (DEST-2).
  while (deck.length + first.length < Math.max(view.destinyCount, 1)) deck.push('destiny-wild');
  return [...deck, ...first];
}

/** DEST-2: whether the deck is made anew after so many cards. */
const isSpent = ({ destinyCount }: View, drawn: number): boolean => destinyCount <= drawn + 1;

/** Of the cards that a new deck is made of nearly all are those that are drawn from it. */
const MADE_ANEW = 9;

function destinyDiscard(view: View, { next, unshuffled }: Destiny): string[] {
  const later = next.slice(unshuffled);
  if (later.length === 0 || !isSpent(view, unshuffled)) return view.destinyDiscard.slice();
  return Array.from({ length: MADE_ANEW }, (_, i) => later[i % later.length]);
}
