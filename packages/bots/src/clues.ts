/**
 * What a seat can tell of the cards as they lay when the encounter began: those it saw then, those it has seen being
 * played or moved since, and so one way the others can have lain.
 */
import {
  cardInfo,
  RULES,
  type CardType,
  type DeckName,
  type Dice,
  type Past,
  type Seat,
  type SeenEvent,
  type View,
} from '@cosmarium/engine';
import { isEncounterCard, isReward } from './cards.ts';
import type { Temper } from './characters/temper.ts';
import { shuffled } from './dice.ts';
import type { Generosity } from './generosity.ts';
import { handsAfter, type Drawn } from './hands.ts';
import { dealInventions, inventionsIn, type Inventions } from './inventions.ts';
import { openAliens, unplaced } from './odds.ts';

/** What a bot is shown with a question. */
export interface Scene {
  view: View;
  past: Past;
}

/** The same, the mood of whoever is asked, and what they think of the others. */
export interface Asked extends Scene {
  temper: Temper;
  generous: Generosity;
}

export interface Clues {
  opening: View;
  /** Cards that were in each hand, not all of them for others. */
  hands: string[][];
  /** Cards that were in each pile on a sheet, by seat, in the order the view lists them. */
  piles: string[][][];
  /** The aliens on the sheets, by seat, in the order the view lists the sheets; '' if nobody told. */
  aliens: string[][];
  /** Players who must have had an encounter card. */
  laid: readonly Seat[];
  /** Players who have shown that they had none. */
  empty: ReadonlySet<Seat>;
  /** Cards laid beside the encounter cards, unseen: who must have had one of which type. */
  beside: readonly { seat: Seat; type: CardType }[];
  /** The cards drawn since from each deck, first drawn first; null if nobody told. */
  drawn: Drawn;
  /** All that lay on the cosmic deck when this seat looked through it, if it did. */
  searched: readonly string[] | null;
  inventions: Inventions;
  destiny: Destiny;
  /** The first cards of the deck of unused flares. */
  flares: string[];
  /** Cards that may have been anywhere else. */
  unseen: string[];
}

/** The destiny cards that are drawn next, first drawn first. */
export interface Destiny {
  next: readonly string[];
  /** How many of them are drawn before the deck is shuffled; all of them if it is not. */
  unshuffled: number;
}

/** One way the hidden cards can have lain when the encounter began. */
export interface Opening {
  hands: string[][];
  /** Cards of the piles on sheets, by seat, in the order the view lists the piles. */
  piles: string[][][];
  /** The aliens on the sheets, by seat, in the order the view lists the sheets. */
  aliens: string[][];
  /** The top is the end. */
  deck: string[];
  /** The decks besides it. */
  sides: Partial<Record<DeckName, string[]>>;
  /** By seat, in the order the view lists them. */
  technologies: string[][];
}

/** Events within which somebody who shows a hand gets another one. */
const SOON = 6;

interface ShownEmpty {
  /** Who has shown a hand without encounter cards, to get another one (START-1, PLAN-2). */
  renewed: Set<Seat>;
  /** Those of them whose hand was like that from the beginning. */
  empty: Set<Seat>;
}

function shownEmpty(events: readonly SeenEvent[]): ShownEmpty {
  const renewed = new Set<Seat>();
  const empty = new Set<Seat>();
  const robbed = new Set<Seat>();
  events.forEach((event, i) => {
    // What is shown after that tells nothing of the hand as it was.
    if (event.type === 'cards.given') robbed.add(event.from);
    if (event.type !== 'cards.shown' || event.cards?.some(isEncounterCard) !== false) return;
    const renews = (one: SeenEvent) => one.type === 'cards.drawn' && one.seat === event.seat;
    if (!events.slice(i + 1, i + 1 + SOON).some(renews)) return;
    renewed.add(event.seat);
    if (!robbed.has(event.seat)) empty.add(event.seat);
  });
  return { renewed, empty };
}

/** Piles that have come to where this seat may look at them. */
function seePiles(known: readonly string[][][], opening: View, view: View): void {
  const all = (one: View) => one.players.map(({ sheets }) => sheets.flatMap((sheet) => sheet.piles));
  const seen = all(view).flat();
  all(opening).forEach((piles, seat) =>
    piles.forEach(({ name, cards, count }, i) => {
      if (cards !== null) return;
      const now = seen.find((pile) => pile.name === name && pile.count === count)?.cards ?? null;
      if (now !== null) known[seat][i] = now.slice();
    }),
  );
}

export function cluesOf({ view, past }: Scene, dice: Dice): Clues {
  const { opening, events } = past;
  const hands = handsAfter(opening, events);
  view.players.forEach((player, seat) => hands.show(seat, player.hand));
  seePiles(hands.piles, opening, view);
  const { renewed, empty } = shownEmpty(events);
  // Without one an encounter is not begun, or a new hand is drawn first (START-1, PLAN-1).
  const laid: Seat[] = renewed.has(opening.offense) ? [] : [opening.offense];
  const e = view.encounter;
  e?.laid.forEach((one, side) => {
    if (one === null) return;
    const seat = hands.layer(side, side === 0 ? e.offense : e.defense);
    if (!renewed.has(seat)) laid.push(seat);
    if (!one.up && one.card !== null) hands.lose(seat, [one.card]);
  });
  // What the seat itself held then it has seen; whatever came since is no riddle to it.
  hands.first[view.seat] = opening.players[view.seat].hand;
  const { drawn } = hands;
  const flares = flaresIn({ view, past }, drawn);
  const searched = searchedIn(events);
  const placed = [
    ...(searched ?? []),
    ...opening.discard,
    ...opening.sideDecks.flatMap(({ discard }) => discard),
    ...hands.first.flat(),
    ...hands.piles.flat(2),
    ...flares,
    ...Object.values(drawn)
      .flat()
      .filter((kind) => kind !== null),
  ];
  return {
    opening,
    hands: hands.first,
    piles: hands.piles,
    aliens: aliensOf(view, opening),
    laid,
    empty,
    beside: events.flatMap((event) =>
      event.type === 'beside.laid' && event.as !== 'substitute' && event.seat !== view.seat
        ? [{ seat: event.seat, type: event.as }]
        : [],
    ),
    drawn,
    searched,
    inventions: inventionsIn(opening, events),
    destiny: destinyIn(events),
    flares,
    unseen: unplaced(opening, placed, dice),
  };
}

function searchedIn(events: readonly SeenEvent[]): readonly string[] | null {
  for (const event of events)
    if (event.type === 'deck.searched' && event.deck === 'cosmic' && event.cards !== null) return event.cards;
  return null;
}

/** Drawn, or looked at and still to be drawn. */
function destinyIn(events: readonly SeenEvent[]): Destiny {
  const next: string[] = [];
  let unshuffled = -1;
  let seen = '';
  for (const event of events)
    if (event.type === 'destiny.drawn') {
      next.push(event.card);
      seen = '';
    } else if (event.type === 'destiny.shuffled') {
      if (unshuffled < 0) unshuffled = next.length;
      seen = '';
    } else if (event.type === 'seen' && event.what === 'destiny') seen = event.word;
  if (seen !== '') next.push(seen);
  return { next, unshuffled: unshuffled < 0 ? next.length : unshuffled };
}

/** Sheets that lay face down may have been turned up since (VAR-HID). */
const aliensOf = (view: View, opening: View): string[][] =>
  opening.players.map(({ sheets }, seat) =>
    sheets.map(({ alien }, i) => (alien === '' ? (view.players[seat].sheets[i]?.alien ?? '') : alien)),
  );

/** With an alien that may be there wherever a sheet lies face down. */
function turnUp({ opening, aliens }: Clues, dice: Dice): string[][] {
  if (!aliens.flat().includes('')) return aliens;
  const open = [...openAliens(opening), ...aliens.flat().filter((alien) => alien !== '')];
  const unused = opening.rules.aliens.filter(
    (id) => RULES.aliens[id].alien.setup === undefined && !open.includes(id),
  );
  const drawn = shuffled(unused, dice);
  return aliens.map((held) => held.map((alien) => (alien === '' ? drawn.pop()! : alien)));
}

/** Deals the unseen cards out at random to where hidden cards lay. */
export function dealOut(clues: Clues, dice: Dice): Opening {
  const { opening, hands, laid, empty, beside, drawn, unseen } = clues;
  const all = shuffled(unseen, dice);
  const pool = all.filter((kind) => !isReward(kind));
  const rewards = all.filter(isReward);
  const draw = (): string => pool.pop() ?? 'attack-06';
  const dealt = opening.players.map((player, seat) => {
    const hand = hands[seat].slice();
    const fits = empty.has(seat) ? (kind: string) => !isEncounterCard(kind) : () => true;
    for (const one of beside) {
      const such = (kind: string) => cardInfo(kind).type === one.type;
      const full = hand.filter(isReward).length >= (player.backs.reward ?? 0);
      if (one.seat === seat && !full && !hand.some(such)) hand.push(drawSuch(rewards, such));
    }
    for (let left = (player.backs.reward ?? 0) - hand.filter(isReward).length; left > 0; left--)
      hand.push(drawSuch(rewards, fits));
    if (laid.includes(seat) && hand.length < player.handCount && !hand.some(isEncounterCard))
      hand.push(drawSuch(pool, isEncounterCard));
    while (hand.length < player.handCount) hand.push(drawSuch(pool, fits));
    return hand;
  });
  const piles = opening.players.map(({ sheets }, seat) =>
    sheets
      .flatMap((sheet) => sheet.piles)
      .map(({ count, wildOnly }, i) => {
        const pile = clues.piles[seat][i].slice();
        while (pile.length < count) pile.push(wildOnly ? drawSuch(pool, isFlare) : draw());
        return pile;
      }),
  );
  const top = (drawn.cosmic ?? []).map((kind) => kind ?? draw());
  const { technologies, deck: unbuilt } = dealInventions(opening, clues.inventions, dice);
  const prizes = (drawn.reward ?? []).map((kind) => kind ?? drawSuch(rewards, () => true));
  return {
    hands: dealt,
    piles,
    aliens: turnUp(clues, dice),
    deck: deckOf(clues, pool, top, dice),
    technologies,
    sides: {
      reward: [...rewards, ...prizes.reverse()],
      technology: unbuilt,
      flare: flaresLeft(clues, [...all, ...dealt.flat(), ...piles.flat(2)], dice),
    },
  };
}

const isFlare = (kind: string): boolean => cardInfo(kind).type === 'flare';

/** What has been drawn lies on top, first drawn first. */
function deckOf(
  { opening, searched }: Clues,
  pool: readonly string[],
  top: readonly string[],
  dice: Dice,
): string[] {
  const below = searched === null ? pool.slice() : shuffled(searched, dice);
  const deck = [...below, ...top.toReversed()];
  while (deck.length < opening.deckCount) deck.unshift('attack-06');
  // Of what was drawn from a new deck there may be more.
  return deck.slice(-Math.max(opening.deckCount, top.length));
}

interface UnusedFlare {
  kind: string;
  /** Whether its alien may come into a game that has begun. */
  comes: boolean;
}
let every: UnusedFlare[] | undefined;
const allFlares = (): UnusedFlare[] =>
  (every ??= Object.entries(RULES.aliens).map(([id, { alien }]) => ({
    kind: `flare-${id}`,
    comes: alien.setup === undefined,
  })));

/** Those that set-up has left over, as far as there is such a deck: of aliens whose flares are nowhere else. */
function flaresLeft({ opening, drawn, flares }: Clues, used: readonly string[], dice: Dice): string[] {
  const deck = opening.sideDecks.find(({ name }) => name === 'flare');
  if (deck === undefined) return [];
  const known = [...(drawn.cosmic ?? []), ...opening.discard, ...opening.purged, ...deck.discard, ...flares];
  const elsewhere = new Set([...used, ...known]);
  const unused = shuffled(allFlares(), dice).filter(({ kind }) => !elsewhere.has(kind));
  // Beside one that came into the game another one was turned up that could have.
  const last = [false, true].flatMap((comes) => unused.filter((one) => one.comes === comes));
  const cards = Array.from({ length: deck.count }, (_, i) => flares[i] ?? last.pop()?.kind);
  return cards.filter((kind) => kind !== undefined).reverse();
}

/** Cards of the deck of unused flares that have been seen since, first turned up first. */
function flaresIn({ view, past }: Scene, drawn: Drawn): string[] {
  const { opening, events } = past;
  const deck = (one: View) => one.sideDecks.find(({ name }) => name === 'flare');
  const before = deck(opening);
  if (before === undefined) return [];
  const thrown = deck(view)!.discard.filter((kind) => !before.discard.includes(kind));
  const shown = events.flatMap((event) => {
    if (event.type === 'sheet.gained' && event.alien !== '') return [`flare-${event.alien}`];
    return event.type === 'cards.buried' && event.where === 'into' ? (event.cards ?? []) : [];
  });
  const known = (drawn.flare ?? []).filter((kind) => kind !== null);
  // Whoever is asked which alien to become has been shown their flares.
  const offered = [...past.said.map(({ decision }) => decision), ...view.decisions]
    .flatMap((d) => (d.kind === 'option' ? d.options : []))
    .flatMap((one) => (typeof one === 'string' && one in RULES.aliens ? [`flare-${one}`] : []));
  return [...new Set([...known, ...thrown, ...offered, ...shown])];
}

function drawSuch(pool: string[], fits: (kind: string) => boolean): string {
  const i = pool.findLastIndex(fits);
  return i < 0 ? 'attack-06' : pool.splice(i, 1)[0];
}
