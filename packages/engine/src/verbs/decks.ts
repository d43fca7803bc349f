/** The decks and their discard piles: drawing, discarding, shuffling. */
import type { Game } from '../game.ts';
import { EVERYBODY } from '../events.ts';
import { CosmariumError } from '../errors.ts';
import { isAnswered } from '../timing/moments.ts';
import { shuffle } from '../rng.ts';
import { discardOf, discardWith, isDiscarded, stackOf } from '../state/query.ts';
import type { Card, DeckName, Pile, Seat, Seats } from '../state/types.ts';

const bit = (seat: Seat): Seats => 1 << seat;

export function remove(from: Card[], card: Card): void {
  const i = from.indexOf(card);
  if (i < 0) throw new CosmariumError('broken-rule', `card ${card} is not where it should be`);
  // By hand: splice makes a list of what it takes out.
  for (let next = i + 1; next < from.length; next++) from[next - 1] = from[next];
  from.pop();
}

/**
 * Out of a hand, before these eyes. Whoever knew of a card of this kind there takes it for that one: which of two alike
 * has left must not tell that there were two.
 */
export function removeSeen(g: Game, hand: Card[], card: Card, see: Seats): void {
  remove(hand, card);
  mistake(g, hand, card, see);
}

/** The same for a card that has left the hand before. */
export function mistake({ s }: Game, hand: readonly Card[], card: Card, see: Seats): void {
  const kind = s.kinds[card];
  for (const left of hand) {
    const who = s.known[left] & ~s.known[card] & see;
    if (who === 0 || s.kinds[left] !== kind) continue;
    s.known[left] &= ~who;
    s.known[card] |= who;
  }
}

/** DECK-1, REW-3, TECH-5: the discard pile becomes the deck. Nobody knows where a shuffled card lies. */
export function reshuffle(g: Game, name: DeckName): void {
  shuffleDiscards(g, name);
  if (name === 'cosmic') g.happen('deck.reshuffled', { cards: g.s.deck.slice() });
}

function shuffleDiscards(g: Game, name: DeckName): void {
  const s = g.s;
  const cards = stackOf(s, name);
  for (const card of discardOf(s, name)) {
    s.known[card] = 0;
    cards.push(card);
  }
  discardOf(s, name).length = 0;
  shuffle(s.rng, cards);
  g.emit({ type: 'deck.reshuffled', deck: name });
}

/**
 * DECK-2: everybody discards, everything is shuffled, everybody is dealt eight. `kept` cards lie aside meanwhile. Cards of
 * other decks go to their own discard piles and stay there (RUL-18).
 */
export function quake(g: Game, kept: readonly Card[]): void {
  const s = g.s;
  s.discard.push(...s.deck);
  s.deck = [];
  for (const player of s.players) {
    for (const card of player.hand) if (!kept.includes(card)) putOnDiscard(g, card);
    player.hand = player.hand.filter((card) => kept.includes(card));
  }
  // Whatever has been drawn and not yet been reacted to is gone with the rest: it cannot be looked at where it lies next.
  for (const { name, ev } of g.happened)
    if (name === 'cards.drawn') ev.cards = ev.cards.filter((card) => !isDiscarded(g, card));
  g.emitChange({ type: 'quake' });
  shuffleDiscards(g, 'cosmic');
  // One quake is enough: if so few cards are left that they do not go round, the last players get fewer.
  for (let seat = 0; seat < s.players.length; seat++)
    takeFromDeck(g, seat, Math.min(8, s.deck.length), s.players[seat].hand);
}

const NONE_KEPT: readonly Card[] = [];

/**
 * Moves `count` cards off a deck. The cosmic deck is made anew by a quake, which ends the draw and takes with it what had
 * come to the hand; another one that has run out gives no more (REW-3).
 */
function takeFromDeck(
  g: Game,
  seat: Seat,
  count: number,
  to: Card[],
  kept = NONE_KEPT,
  name: DeckName = 'cosmic',
): Card[] {
  const s = g.s;
  const drawn: Card[] = [];
  for (let n = 0; n < count; n++) {
    if (stackOf(s, name).length === 0) {
      if (discardOf(s, name).length > 0) reshuffle(g, name);
      else if (name !== 'cosmic') break;
      else if (s.players.every((player) => player.hand.every((card) => kept.includes(card)))) break;
      else {
        const toHand = to === s.players[seat].hand;
        quake(g, kept);
        return toHand ? [] : drawn;
      }
    }
    const card = stackOf(s, name).pop()!;
    s.known[card] |= bit(seat);
    drawn.push(card);
    to.push(card);
  }
  g.emitCards({ type: 'cards.drawn', seat, deck: name, cards: drawn, see: bit(seat) });
  return drawn;
}

/** Takes the next card off a side deck, for the eyes of this player; -1 if there is none. Whoever calls puts it somewhere. */
export function nextOf(g: Game, name: DeckName, seat: Seat): Card {
  if (stackOf(g.s, name).length === 0 && discardOf(g.s, name).length > 0) reshuffle(g, name);
  const card = stackOf(g.s, name).pop() ?? -1;
  if (card >= 0) g.s.known[card] = bit(seat);
  return card;
}

/**
 * Turns cards of a side deck up, for the eyes of this player, until there are so many that fit with those before: these lie
 * on top of it then, and the others on its own discard pile. What lay there before comes up when the deck has run out.
 */
export function turnUpFrom(
  g: Game,
  name: DeckName,
  seat: Seat,
  count: number,
  fits: (card: Card, found: readonly Card[]) => boolean,
): Card[] {
  const { s } = g;
  const stack = stackOf(s, name);
  const discard = discardOf(s, name);
  const found: Card[] = [];
  const rest: Card[] = [];
  const turnUp = (cards: readonly Card[]) => {
    for (let i = cards.length - 1; i >= 0 && found.length < count; i--)
      (fits(cards[i], found) ? found : rest).push(cards[i]);
  };
  turnUp(stack);
  if (found.length < count && discard.length > 0) {
    const under = discard.splice(0);
    shuffle(s.rng, under);
    for (const card of under) s.known[card] = 0;
    stack.unshift(...under);
    g.emit({ type: 'deck.reshuffled', deck: name });
    turnUp(under);
  }
  for (const card of [...found, ...rest]) remove(stack, card);
  stack.push(...found);
  for (const card of found) s.known[card] |= bit(seat);
  discard.push(...rest);
  for (const card of rest) s.known[card] = EVERYBODY;
  if (rest.length > 0) threw(g, seat, rest);
  return found;
}

/** Out of a side deck into the cosmic one, which is shuffled: nobody knows how it lies then. */
export function shuffleIn(g: Game, seat: Seat, cards: readonly Card[], from: DeckName): void {
  const { s } = g;
  for (const card of cards) remove(stackOf(s, from), card);
  s.deck.push(...cards);
  for (const card of s.deck) s.known[card] = 0;
  shuffle(s.rng, s.deck);
  g.emitCards({ type: 'cards.buried', seat, where: 'into', cards: cards.slice(), see: bit(seat) });
}

/** A named card of a side deck, for the eyes of this player; the rest is shuffled. Whoever calls puts it somewhere. */
export function searchFor(g: Game, name: DeckName, seat: Seat, card: Card): void {
  remove(stackOf(g.s, name), card);
  g.s.known[card] = bit(seat);
  for (const other of stackOf(g.s, name)) g.s.known[other] = 0;
  shuffle(g.s.rng, stackOf(g.s, name));
}

/** Turns cards off the cosmic deck until one fits, which goes to the hand; the others are discarded. -1 if none does. */
export function digFor(g: Game, seat: Seat, fits: (card: Card) => boolean): Card {
  const { deck, players, known } = g.s;
  const dug: Card[] = [];
  let found = -1;
  while (found < 0 && deck.length > 0) {
    const card = deck.pop()!;
    if (fits(card)) found = card;
    else dug.push(card);
  }
  for (const card of dug) putOnDiscard(g, card);
  if (found >= 0) {
    known[found] = EVERYBODY;
    players[seat].hand.push(found);
    g.emitCards({ type: 'cards.taken', seat, from: 'deck', cards: [found], see: EVERYBODY });
    noteDraw(g, seat, [found]);
  }
  if (dug.length > 0) threw(g, seat, dug);
  return found;
}

/** Cards dealt at set-up are no draw. */
export function dealCards(g: Game, seat: Seat, to: Card[], count: number): void {
  takeFromDeck(g, seat, count, to);
}

/**
 * Whatever a player takes off the cosmic deck before anybody can react is one draw event; other decks do not count (FAQ18).
 */
function noteDraw(g: Game, seat: Seat, cards: Card[], from: DeckName = 'cosmic'): void {
  if (from !== 'cosmic' || cards.length === 0) return;
  for (const waiting of g.happened)
    if (waiting.name === 'cards.drawn' && waiting.ev.seat === seat) {
      waiting.ev.cards = [...waiting.ev.cards, ...cards];
      return;
    }
  g.happen('cards.drawn', { seat, cards });
}

/** Draws to the hand; of it, `kept` cards lie aside meanwhile. Returns what was drawn. */
export function drawCards(
  g: Game,
  seat: Seat,
  count: number,
  kept = NONE_KEPT,
  from: DeckName = 'cosmic',
): Card[] {
  if (count <= 0) return [];
  const drawn = takeFromDeck(g, seat, count, g.s.players[seat].hand, kept, from);
  noteDraw(g, seat, drawn, from);
  return drawn;
}

/** Draws without putting the cards into the hand: they lie in this pile of the player's sheet. */
export function drawToPile(
  g: Game,
  seat: Seat,
  pile: Pile,
  count: number,
  from: DeckName = 'cosmic',
): Card[] {
  if (count <= 0) return [];
  const drawn = takeFromDeck(g, seat, count, pile.cards, NONE_KEPT, from);
  noteDraw(g, seat, drawn, from);
  return drawn;
}

/** All cards of a deck before this player's eyes, in no order that would tell how they lie. */
export function lookThrough(g: Game, seat: Seat, name: DeckName = 'cosmic'): Card[] {
  const cards = stackOf(g.s, name)
    .slice()
    .sort((a, b) => a - b);
  for (const card of cards) g.s.known[card] |= bit(seat);
  g.emitCards({ type: 'deck.searched', seat, deck: name, cards, see: bit(seat) });
  return cards;
}

/**
 * Turns cards off the cosmic deck until so many that fit have come to the hand; the others are discarded, all together.
 * What has been discarded before is shuffled in if need be.
 */
export function turnUpUntil(g: Game, seat: Seat, count: number, fits: (card: Card) => boolean): void {
  const { s } = g;
  const { hand } = s.players[seat];
  const found: Card[] = [];
  const rest: Card[] = [];
  // They are somewhere, too, while the pile is shuffled.
  const { aside } = s.encounter!;
  aside.push({ seat, source: '', cards: rest });
  while (found.length < count && s.deck.length + s.discard.length > 0) {
    if (s.deck.length === 0) reshuffle(g, 'cosmic');
    const card = s.deck.pop()!;
    s.known[card] |= bit(seat);
    if (!fits(card)) rest.push(card);
    else {
      found.push(card);
      hand.push(card);
    }
  }
  aside.pop();
  for (const card of rest) putOnDiscard(g, card);
  if (rest.length > 0) threw(g, seat, rest);
  if (found.length === 0) return;
  g.emitCards({ type: 'cards.drawn', seat, deck: 'cosmic', cards: found, see: bit(seat) });
  noteDraw(g, seat, found);
}

/** Takes these cards, found by searching a deck, into the hand; nobody knows how the rest lies then. */
export function searchDeck(g: Game, seat: Seat, cards: readonly Card[], name: DeckName = 'cosmic'): void {
  const { s } = g;
  const stack = stackOf(s, name);
  for (const card of cards) {
    remove(stack, card);
    s.players[seat].hand.push(card);
    s.known[card] = bit(seat);
  }
  for (const card of stack) s.known[card] = 0;
  shuffle(s.rng, stack);
  g.emitCards({ type: 'cards.taken', seat, from: 'deck', cards: cards.slice(), see: bit(seat) });
  // While the game is set up nobody is there to react.
  if (s.encounter !== null) noteDraw(g, seat, cards.slice(), name);
}

/** Onto the discard pile of its deck, face up (REW-4). */
export function putOnDiscard(g: Game, card: Card): void {
  g.s.known[card] = EVERYBODY;
  discardOf(g.s, g.cards[card].deck).push(card);
}

/** Cards leave the game for good, where everybody sees it; whoever calls has taken them from where they were. */
export function purge(g: Game, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  for (const card of cards) g.s.known[card] = EVERYBODY;
  g.s.purged.push(...cards);
  g.emitCards({ type: 'cards.purged', seat, cards: cards.slice(), see: EVERYBODY });
}

/** From a hand. */
export function purgeFromHand(g: Game, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) remove(g.s.players[seat].hand, card);
  purge(g, seat, cards);
}

/** From a side deck. */
export function purgeFromDeck(g: Game, seat: Seat, cards: readonly Card[], name: DeckName): void {
  for (const card of cards) remove(stackOf(g.s, name), card);
  purge(g, seat, cards);
}

/** Under its deck, unseen. */
export function putUnder(g: Game, card: Card): void {
  stackOf(g.s, g.cards[card].deck).unshift(card);
}

/** Tells of cards that have been put on the discard pile. */
export function threw(g: Game, seat: Seat, cards: readonly Card[], reinforced = false): void {
  g.emitCards({ type: 'cards.discarded', seat, cards: cards.slice(), see: EVERYBODY });
  // While the game is set up nobody is there to react.
  if (g.s.encounter !== null) g.happen('cards.thrown', { seat, cards, reinforced });
}

/** Discards from the hand, face up. */
export function discardCards(g: Game, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    removeSeen(g, g.s.players[seat].hand, card, EVERYBODY);
    putOnDiscard(g, card);
  }
  threw(g, seat, cards);
}

/** Into the hand from the discard pile it lies on: everybody sees which. */
export function takeDiscarded(g: Game, seat: Seat, card: Card): void {
  remove(discardWith(g, card)!, card);
  g.s.players[seat].hand.push(card);
  if (g.trail.some(isAnswered)) g.late.push(card);
  g.emitCards({ type: 'cards.taken', seat, from: 'discard', cards: [card], see: EVERYBODY });
}

/** Into the hand without a word to the others: no event, no draw. From the discard pile a named card, else the top card. */
export function pocketCard(g: Game, seat: Seat, named: Card): void {
  const s = g.s;
  const card = named < 0 ? s.deck.pop()! : named;
  if (named >= 0) remove(s.discard, card);
  s.players[seat].hand.push(card);
  s.known[card] = bit(seat);
  g.touch();
}

/** Puts a pile's cards on top of the deck; the last of the list is drawn first. */
export function buryOnTop(g: Game, seat: Seat, pile: Pile, order: readonly Card[]): void {
  if (order.length === 0) return;
  pile.cards = [];
  for (const card of order) {
    g.s.known[card] = bit(seat);
    g.s.deck.push(card);
  }
  g.emitCards({ type: 'cards.buried', seat, where: 'top', cards: order.slice(), see: bit(seat) });
}
