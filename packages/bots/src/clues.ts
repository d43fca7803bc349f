/**
 * What a seat can tell of the cards as they lay when the encounter began: those it saw then, those it has seen being
 * played or moved since, and so one way the others can have lain.
 */
import {
  cardInfo,
  RULES,
  type CardTerms,
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
import { dealInventions, inventionsIn, type Inventions } from './inventions.ts';
import { openAliens, unplaced } from './odds.ts';

/** What a bot is shown with a question. */
export interface Scene {
  view: View;
  past: Past;
}

/** The same, and the mood of whoever is asked. */
export interface Asked extends Scene {
  temper: Temper;
}

export interface Clues {
  opening: View;
  /** Cards that were in each hand, not all of them for others. */
  hands: string[][];
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
  inventions: Inventions;
  destiny: Destiny;
  /** Cards that may have been anywhere else. */
  unseen: string[];
}

/** The destiny cards that are drawn next, first drawn first. */
export interface Destiny {
  next: readonly string[];
  /** How many of them are drawn before the deck is shuffled; all of them if it is not. */
  unshuffled: number;
}

type Drawn = Partial<Record<DeckName, (string | null)[]>>;

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

/** Follows cards back to the hands they came from. */
class Hands {
  /** By the hand as it was held in the beginning: known to have been there then. */
  readonly first: string[][];
  /** The same, less those that have left. */
  private readonly left: string[][];
  private readonly gained: string[][];
  /** Cards drawn since from each deck, first drawn first; null if nobody told. */
  readonly drawn: Drawn = {};
  /** Which of those from the cosmic deck went where unseen. */
  private readonly unseen: number[][];
  private readonly room: number[];
  /** Which of the hands each seat holds now. */
  private readonly held: number[];
  /** Played, and on the table now. */
  private readonly played: string[] = [];

  constructor(opening: View) {
    this.first = opening.players.map((player) => player.hand.slice());
    this.left = this.first.map((hand) => hand.slice());
    this.gained = this.first.map(() => []);
    this.unseen = this.first.map(() => []);
    this.room = opening.players.map((player) => player.handCount - player.hand.length);
    this.held = opening.players.map((_, seat) => seat);
  }

  draw(seat: Seat, deck: DeckName, kinds: readonly string[] | null, count: number): void {
    const drawn = (this.drawn[deck] ??= []);
    if (kinds === null && deck === 'cosmic')
      for (let i = 0; i < count; i++) this.unseen[this.held[seat]].push(drawn.length + i);
    drawn.push(...(kinds ?? new Array<null>(count).fill(null)));
    this.gain(seat, kinds);
  }

  gain(seat: Seat, kinds: readonly string[] | null): void {
    if (kinds !== null) this.gained[this.held[seat]].push(...kinds);
  }

  /** The cards leave the hand, so they were in it: got since, known, or only known now. */
  lose(seat: Seat, kinds: readonly string[] | null): void {
    const hand = this.held[seat];
    for (const kind of kinds ?? []) {
      if (remove(this.gained[hand], kind) || remove(this.left[hand], kind)) continue;
      if (this.room[hand]-- > 0) this.first[hand].push(kind);
      else if (this.unseen[hand].length > 0) this.drawn.cosmic![this.unseen[hand].shift()!] = kind;
    }
  }

  play(seat: Seat, kinds: readonly string[] | null): void {
    this.lose(seat, kinds);
    this.played.push(...(kinds ?? []));
  }

  discard(seat: Seat, kinds: readonly string[] | null): void {
    this.lose(
      seat,
      (kinds ?? []).filter((kind) => !remove(this.played, kind)),
    );
  }

  /** Turned off the deck until one was found. */
  dig(kinds: readonly string[] | null, found: readonly string[] | null): void {
    const dug = (kinds ?? []).filter((kind) => !remove(this.played, kind));
    if (dug.length > 0) (this.drawn.cosmic ??= []).push(...dug, ...(found ?? []));
  }

  show(seat: Seat, kinds: readonly string[] | null): void {
    this.lose(seat, kinds);
    this.gain(seat, kinds);
  }

  swap(a: Seat, b: Seat): void {
    [this.held[a], this.held[b]] = [this.held[b], this.held[a]];
  }
}

function remove(kinds: string[], kind: string): boolean {
  const i = kinds.indexOf(kind);
  if (i >= 0) kinds.splice(i, 1);
  return i >= 0;
}

function follow(hands: Hands, event: SeenEvent, before: SeenEvent | undefined): void {
  switch (event.type) {
    case 'revealed':
    case 'reinforced':
    case 'beside.revealed':
    case 'card.played':
      return hands.play(event.seat, event.cards);
    case 'cards.drawn':
      return hands.draw(event.seat, event.deck, event.cards, event.count);
    case 'card.returned':
    case 'cards.taken':
      return hands.gain(event.seat, event.cards);
    case 'cards.discarded':
      if (before?.type === 'cards.taken' && before.from === 'deck' && before.seat === event.seat)
        return hands.dig(event.cards, before.cards);
      return hands.discard(event.seat, event.cards);
    case 'cards.purged':
      return hands.lose(event.seat, event.cards);
    case 'cards.given':
      hands.lose(event.from, event.cards);
      return hands.gain(event.to, event.cards);
    case 'cards.shown':
      return hands.show(event.seat, event.cards);
    case 'proposed':
      return hands.show(event.seat, promised(event.terms.give.cards ?? {}));
    case 'hands.swapped':
      return hands.swap(...event.seats);
    default:
      return;
  }
}

/** Cards offered by name: nobody offers what they do not hold. */
const promised = (terms: CardTerms): string[] =>
  Object.entries(terms).flatMap(([kind, count]) =>
    kind === 'random' || kind.includes(':') ? [] : new Array<string>(count).fill(kind),
  );

/** Events within which somebody who shows a hand gets another one. */
const SOON = 6;

/** Who has shown a hand without encounter cards, to get another one (START-1, PLAN-2). */
function shownEmpty(events: readonly SeenEvent[]): Set<Seat> {
  const seats = new Set<Seat>();
  events.forEach((event, i) => {
    if (event.type !== 'cards.shown' || event.cards?.some(isEncounterCard) !== false) return;
    const renews = (one: SeenEvent) => one.type === 'cards.drawn' && one.seat === event.seat;
    if (events.slice(i + 1, i + 1 + SOON).some(renews)) seats.add(event.seat);
  });
  return seats;
}

export function cluesOf({ view, past }: Scene, dice: Dice): Clues {
  const { opening, events } = past;
  const hands = new Hands(opening);
  events.forEach((event, i) => follow(hands, event, events[i - 1]));
  view.players.forEach((player, seat) => hands.show(seat, player.hand));
  const empty = shownEmpty(events);
  // Without one an encounter is not begun, or a new hand is drawn first (START-1, PLAN-1).
  const laid: Seat[] = empty.has(opening.offense) ? [] : [opening.offense];
  const e = view.encounter;
  e?.laid.forEach((one, side) => {
    if (one === null) return;
    const seat = side === 0 ? e.offense : e.defense;
    if (!empty.has(seat)) laid.push(seat);
    if (!one.up && one.card !== null) hands.lose(seat, [one.card]);
  });
  // What the seat itself held then it has seen; whatever came since is no riddle to it.
  hands.first[view.seat] = opening.players[view.seat].hand;
  const { drawn } = hands;
  const piles = opening.players.flatMap(({ sheets }) =>
    sheets.flatMap((sheet) => sheet.piles.flatMap((pile) => pile.cards ?? [])),
  );
  const placed = [
    ...opening.discard,
    ...opening.sideDecks.flatMap(({ discard }) => discard),
    ...hands.first.flat(),
    ...piles,
    ...Object.values(drawn)
      .flat()
      .filter((kind) => kind !== null),
  ];
  return {
    opening,
    hands: hands.first,
    aliens: aliensOf(view, opening),
    laid,
    empty,
    beside: events.flatMap((event) =>
      event.type === 'beside.laid' && event.as !== 'substitute' && event.seat !== view.seat
        ? [{ seat: event.seat, type: event.as }]
        : [],
    ),
    drawn,
    inventions: inventionsIn(opening, events),
    destiny: destinyIn(events),
    unseen: unplaced(opening, placed, dice),
  };
}

function destinyIn(events: readonly SeenEvent[]): Destiny {
  const drawn = (some: readonly SeenEvent[]) =>
    some.flatMap((event) => (event.type === 'destiny.drawn' ? [event.card] : []));
  const shuffle = events.findIndex(({ type }) => type === 'destiny.shuffled');
  const next = drawn(events);
  return { next, unshuffled: shuffle < 0 ? next.length : drawn(events.slice(0, shuffle)).length };
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
    if (laid.includes(seat) && !hand.some(isEncounterCard)) hand.push(drawSuch(pool, isEncounterCard));
    while (hand.length < player.handCount) hand.push(drawSuch(pool, fits));
    return hand;
  });
  const piles = opening.players.map(({ sheets }) =>
    sheets.flatMap((sheet) =>
      sheet.piles.map((pile) => pile.cards ?? Array.from({ length: pile.count }, draw)),
    ),
  );
  const top = (drawn.cosmic ?? []).map((kind) => kind ?? draw());
  const { technologies, deck: unbuilt } = dealInventions(opening, clues.inventions, dice);
  const prizes = (drawn.reward ?? []).map((kind) => kind ?? drawSuch(rewards, () => true));
  return {
    hands: dealt,
    piles,
    aliens: turnUp(clues, dice),
    deck: [...pool, ...top.reverse()],
    technologies,
    sides: {
      reward: [...rewards, ...prizes.reverse()],
      technology: unbuilt,
      flare: flaresLeft(clues, [...all, ...dealt.flat()], dice),
    },
  };
}

/** Those that set-up has left over, as far as there is such a deck: of aliens whose flares are nowhere else. */
function flaresLeft({ opening, drawn }: Clues, used: readonly string[], dice: Dice): string[] {
  const deck = opening.sideDecks.find(({ name }) => name === 'flare');
  if (deck === undefined) return [];
  const known = drawn.flare ?? [];
  const elsewhere = new Set([...used, ...opening.discard, ...opening.purged, ...deck.discard, ...known]);
  const unused = shuffled(Object.keys(RULES.aliens), dice)
    .map((alien) => `flare-${alien}`)
    .filter((kind) => !elsewhere.has(kind));
  const cards = Array.from({ length: deck.count }, (_, i) => known[i] ?? unused.pop());
  return cards.filter((kind) => kind !== undefined).reverse();
}

function drawSuch(pool: string[], fits: (kind: string) => boolean): string {
  const i = pool.findLastIndex(fits);
  return i < 0 ? 'attack-06' : pool.splice(i, 1)[0];
}
