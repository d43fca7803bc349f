/** Cards in hands, on sheets and on the table. */
import type { Game } from '../game.ts';
import { EVERYBODY } from '../events.ts';
import { CosmariumError } from '../errors.ts';
import { shuffle } from '../rng.ts';
import type { Aside, Card, OnTable, Origin, Pile, Seat, Seats, Sheet } from '../state/types.ts';
import { discardCards, mistake, purge, putOnDiscard, quake, remove, removeSeen, threw } from './decks.ts';

const bit = (seat: Seat): Seats => 1 << seat;

/** Discards one card from a hand or a pile. */
export function discardFromZone(g: Game, card: Card, origin: Origin): void {
  removeOpenly(g, card, origin);
  putOnDiscard(g, card);
  threw(g, origin.seat, [card]);
}

export function discardPile(g: Game, seat: Seat, pile: Pile): void {
  const cards = pile.cards;
  if (cards.length === 0) return;
  pile.cards = [];
  for (const card of cards) putOnDiscard(g, card);
  threw(g, seat, cards);
}

/**
 * A card leaves a zone without everybody seeing which: whoever does not see it no longer knows what is left there.
 */
export function forgetZone(g: Game, zone: readonly Card[], except: Seats): void {
  for (const card of zone) g.s.known[card] &= except;
}

/** Gives named cards from hand to hand; only the two players know which, unless `open`. */
export function giveCards(g: Game, from: Seat, to: Seat, cards: readonly Card[], open = false): void {
  handOver(g, from, to, cards, 'given', open);
}

/** The same, if the receiver takes them or has them handed over (RIFT-2). */
export function takeCards(g: Game, from: Seat, to: Seat, cards: readonly Card[], open = false): void {
  handOver(g, from, to, cards, 'taken', open);
}

function handOver(
  g: Game,
  from: Seat,
  to: Seat,
  cards: readonly Card[],
  how: 'taken' | 'given',
  open: boolean,
): void {
  if (cards.length === 0) return;
  const s = g.s;
  const see = open ? EVERYBODY : bit(from) | bit(to);
  const whole = cards.length === s.players[from].hand.length;
  for (const card of cards) {
    removeSeen(g, s.players[from].hand, card, see);
    s.players[to].hand.push(card);
    if (open) s.known[card] = EVERYBODY;
    else s.known[card] = (whole ? s.known[card] : s.known[card] & see) | see;
  }
  if (!open && !whole) forgetZone(g, s.players[from].hand, see);
  g.emitCards({ type: 'cards.given', from, to, cards: cards.slice(), see });
  g.happen('cards.taken', { from, to, cards: cards.slice(), how });
}

/** Random cards from a hand, `aside` ones excepted. */
export function pickRandom(g: Game, from: Seat, count: number, aside: readonly Card[] = []): Card[] {
  const s = g.s;
  const reach = s.players[from].hand.filter((card) => !aside.includes(card));
  const picked: Card[] = [];
  while (picked.length < count && reach.length > 0) picked.push(...reach.splice(g.random(reach.length), 1));
  return picked;
}

/** Lets seats see cards where they lie (a look, or shown to all). */
export function showCards(g: Game, owner: Seat, cards: readonly Card[], to: Seats): void {
  for (const card of cards) g.s.known[card] |= to;
  g.emitCards({ type: 'cards.shown', seat: owner, cards: cards.slice(), see: to | bit(owner) });
}

/** This seat looks at cards where they lie face down; the others see that it does. */
export function lookAt(g: Game, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) g.s.known[card] |= bit(seat);
  g.emitCards({ type: 'cards.seen', seat, cards: cards.slice(), see: bit(seat) });
}

/** The same with something that is no card. */
export function lookAtWord(g: Game, seat: Seat, what: 'destiny' | 'sheet', word: string): void {
  g.emit({ type: 'seen', seat, what, word, see: bit(seat) });
}

/** Shows all but the `kept` cards. */
function showRest(g: Game, seat: Seat, kept: readonly Card[]): Card[] {
  const rest = g.s.players[seat].hand.filter((card) => !kept.includes(card));
  showCards(g, seat, rest, EVERYBODY);
  return rest;
}

/** START-1, PLAN-2: shows the hand and discards it but for the `kept` cards. */
export function throwHand(g: Game, seat: Seat, kept: readonly Card[]): void {
  discardCards(g, seat, showRest(g, seat, kept));
}

/** START-1a: where no encounter card can be drawn, a new hand is dealt to everybody. */
export function renewByQuake(g: Game, seat: Seat, kept: readonly Card[]): void {
  showRest(g, seat, kept);
  quake(g, kept);
}

/**
 * Two hands are shuffled together and dealt anew: `first`, who mixes, gets as many as it had, or `size`; of what `second` gets
 * so many have the back of the reward deck, if that was said.
 */
export function mixHands(
  g: Game,
  first: Seat,
  second: Seat,
  size: number = g.s.players[first].hand.length,
  rewards: number | null = null,
): void {
  const s = g.s;
  const [own, other] = [s.players[first].hand, s.players[second].hand];
  const all = own.concat(other);
  shuffle(s.rng, all);
  if (rewards !== null) {
    const backs = [true, false].map((back) =>
      all.filter((card) => (g.cards[card].deck === 'reward') === back),
    );
    const [left, out] = [backs[0].splice(rewards), backs[1].splice(all.length - size - rewards)];
    all.splice(0, all.length, ...left, ...out, ...backs.flat());
  }
  s.players[first].hand = all.slice(0, size);
  s.players[second].hand = all.slice(size);
  for (const seat of [first, second]) for (const card of s.players[seat].hand) s.known[card] = bit(seat);
  g.emitChange({ type: 'hand.mixed', seats: [first, second] });
  exchanged(
    g,
    first,
    second,
    s.players[first].hand.filter((card) => other.includes(card)),
    s.players[second].hand.filter((card) => own.includes(card)),
  );
}

/** RIFT-2: who brings about an exchange takes, the other is given. */
function exchanged(g: Game, taker: Seat, other: Seat, taken: Card[], given: Card[]): void {
  g.happen('cards.taken', { from: other, to: taker, cards: taken, how: 'taken' });
  g.happen('cards.taken', { from: taker, to: other, cards: given, how: 'given' });
}

/** A card of one hand and a card of another change places, or do not; nobody but these two players knows whether they did. */
export function mixCards(
  g: Game,
  [first, one]: readonly [Seat, Card],
  [second, other]: readonly [Seat, Card],
  change: boolean,
): void {
  const { players, known } = g.s;
  const both = bit(first) | bit(second);
  for (const card of [...players[first].hand, ...players[second].hand]) known[card] &= both;
  if (change) {
    for (const card of [one, other]) known[card] |= both;
    remove(players[first].hand, one);
    remove(players[second].hand, other);
    players[first].hand.push(other);
    players[second].hand.push(one);
    exchanged(g, first, second, [other], [one]);
  }
  g.touch();
}

/** The first player exchanges hands with the second: each knows both of them now. */
export function swapHands(g: Game, first: Seat, second: Seat): void {
  const [a, b] = [g.s.players[first], g.s.players[second]];
  [a.hand, b.hand] = [b.hand, a.hand];
  for (const card of [...a.hand, ...b.hand]) g.s.known[card] |= bit(first) | bit(second);
  g.emitChange({ type: 'hands.swapped', seats: [first, second] });
  exchanged(g, first, second, a.hand.slice(), b.hand.slice());
}

/** Moves a whole hand, or some cards of it, onto a pile of a sheet. */
export function pileCards(g: Game, from: Seat, cards: readonly Card[], to: Seat, pile: Pile): void {
  if (cards.length === 0) return;
  const s = g.s;
  const whole = cards.length === s.players[from].hand.length;
  const see = pile.see === 'all' ? EVERYBODY : bit(from) | bit(to);
  for (const card of cards) {
    removeSeen(g, s.players[from].hand, card, see);
    pile.cards.push(card);
    s.known[card] |= see;
    if (!whole) s.known[card] &= see;
  }
  if (!whole && see !== EVERYBODY) forgetZone(g, s.players[from].hand, see);
  g.emitCards({ type: 'cards.piled', seat: to, pile: pile.name, cards: cards.slice(), see });
}

/** Cards of a hand lie aside, for their owner's eyes, until the encounter is over. */
export function layAside(g: Game, seat: Seat, cards: readonly Card[], source: string): void {
  if (cards.length === 0) return;
  const { hand } = g.s.players[seat];
  const whole = cards.length === hand.length;
  for (const card of cards) {
    remove(hand, card);
    if (!whole) g.s.known[card] &= bit(seat);
  }
  if (!whole) forgetZone(g, hand, bit(seat));
  g.s.encounter!.aside.push({ seat, source, cards: cards.slice() });
  g.emitCards({ type: 'cards.piled', seat, pile: 'aside', cards: cards.slice(), see: bit(seat) });
}

/** What lies aside goes back to the hand it came from: everything, or these. */
export function takeUpAside(g: Game, these: readonly Aside[] = g.s.encounter!.aside.slice()): void {
  const { aside } = g.s.encounter!;
  for (const one of these) {
    const { seat, cards } = one;
    aside.splice(aside.indexOf(one), 1);
    g.s.players[seat].hand.push(...cards);
    g.emitCards({ type: 'card.returned', seat, cards, see: bit(seat) });
  }
}

/** The hand and a pile of the own sheet change places. */
export function exchangeHand(g: Game, seat: Seat, pile: Pile): void {
  const player = g.s.players[seat];
  [player.hand, pile.cards] = [pile.cards, player.hand];
  g.emitCards({ type: 'cards.piled', seat, pile: pile.name, cards: pile.cards.slice(), see: bit(seat) });
}

/** Cards leave a pile before these eyes only: unless all of them do, the others do not know which have gone. */
function leaveUnseen(g: Game, pile: Pile, cards: readonly Card[], see: Seats): void {
  const left = pile.cards.filter((card) => !cards.includes(card));
  if (left.length > 0 && pile.see !== 'all') forgetZone(g, pile.cards, see);
  pile.cards = left;
}

/** Some of a pile's cards go to the hand of whose they were. */
export function fetchFromPile(g: Game, seat: Seat, pile: Pile, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  leaveUnseen(g, pile, cards, bit(seat));
  g.s.players[seat].hand.push(...cards);
  g.emitCards({ type: 'card.returned', seat, cards: cards.slice(), see: bit(seat) });
}

/** A whole pile, or some cards of it, goes to a hand. */
export function unpileCards(
  g: Game,
  holder: Seat,
  pile: Pile,
  to: Seat,
  cards: readonly Card[] = pile.cards,
): void {
  if (cards.length === 0) return;
  const see = bit(holder) | bit(to);
  leaveUnseen(g, pile, cards, see);
  for (const card of cards) g.s.known[card] |= bit(to);
  g.s.players[to].hand.push(...cards);
  g.emitCards({ type: 'cards.given', from: holder, to, cards: cards.slice(), see });
}

/** Cards that everybody sees, from wherever they lie open or in a deck, onto an open pile. */
export function layOpen(g: Game, seat: Seat, pile: Pile, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    remove(openPlace(g, card), card);
    pile.cards.push(card);
    g.s.known[card] = EVERYBODY;
  }
  g.emitCards({ type: 'cards.piled', seat, pile: pile.name, cards: cards.slice(), see: EVERYBODY });
}

/** The deck, a discard pile or the purged cards, wherever this one is. */
function openPlace({ s }: Game, card: Card): Card[] {
  const discards = s.sideDecks.map(({ discard }) => discard);
  const found = [s.deck, s.discard, s.purged, ...discards].find((place) => place.includes(card));
  if (found === undefined) throw new CosmariumError('broken-rule', `card ${card} is not where it should be`);
  return found;
}

/** Cards of an open pile go to a hand. */
export function takeFromPile(g: Game, holder: Seat, pile: Pile, cards: readonly Card[], to: Seat): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    remove(pile.cards, card);
    g.s.players[to].hand.push(card);
  }
  g.emitCards({ type: 'cards.given', from: holder, to, cards: cards.slice(), see: EVERYBODY });
}

/** Cards of a pile leave the game. */
export function purgeFromPile(g: Game, seat: Seat, pile: Pile, cards: readonly Card[]): void {
  for (const card of cards) remove(pile.cards, card);
  purge(g, seat, cards);
}

interface FoundPile {
  holder: Seat;
  sheet: Sheet;
  pile: Pile;
}

function findPile(g: Game, holder: Seat, name: string): FoundPile | null {
  for (const sheet of g.s.players[holder].sheets)
    for (const pile of sheet.piles) if (pile.name === name) return { holder, sheet, pile };
  return null;
}

/** The pile and who has it now: its sheet may have been lent or traded since (Annex F-12). Null for the hand. */
export function sheetOfPile(g: Game, origin: Origin): FoundPile | null {
  if (origin.pile === '') return null;
  const found = findPile(g, origin.seat, origin.pile);
  if (found !== null) return found;
  for (let seat = 0; seat < g.s.players.length; seat++) {
    const elsewhere = findPile(g, seat, origin.pile);
    if (elsewhere !== null) return elsewhere;
  }
  return null;
}

export function removeFromZone(g: Game, card: Card, origin: Origin): void {
  const found = sheetOfPile(g, origin);
  remove(found === null ? g.s.players[origin.seat].hand : found.pile.cards, card);
  g.moved(card);
}

/** Everybody sees which it is. */
export function removeOpenly(g: Game, card: Card, origin: Origin): void {
  removeFromZone(g, card, origin);
  mistake(g, g.s.players[origin.seat].hand, card, EVERYBODY);
  g.s.known[card] = EVERYBODY;
}

/** A card that was not played after all lies again where it was. */
export function putBack(g: Game, card: Card, origin: Origin): void {
  const found = sheetOfPile(g, origin);
  (found === null ? g.s.players[origin.seat].hand : found.pile.cards).push(card);
  g.moved(card);
}

/** A card that returns to hand after play goes where its zone says (hoard, former owner, hand). */
export function returnToZone(g: Game, card: Card, origin: Origin): Seat {
  const found = sheetOfPile(g, origin);
  let to = origin.seat;
  if (found !== null && (found.pile.back === 'pile' || found.pile.back === 'discard')) {
    found.pile.cards.push(card);
    return found.holder;
  }
  if (found !== null && found.pile.back === 'former') to = found.pile.former;
  g.s.players[to].hand.push(card);
  g.s.known[card] |= bit(to);
  return to;
}

/** An artifact or flare is laid open on the table to be played. */
export function playToTable(g: Game, seat: Seat, card: Card, origin: Origin): void {
  removeOpenly(g, card, origin);
  g.s.encounter!.table.push({ card, by: seat, from: origin, reinforces: -1 });
}

function offTable(g: Game, card: Card): OnTable {
  const table = g.s.encounter!.table;
  const i = table.findIndex((entry) => entry.card === card);
  if (i < 0) throw new CosmariumError('broken-rule', `card ${card} is not on the table`);
  return table.splice(i, 1)[0];
}

export function discardFromTable(g: Game, seat: Seat, card: Card): void {
  const { reinforces } = offTable(g, card);
  putOnDiscard(g, card);
  threw(g, seat, [card], reinforces >= 0);
}

export function returnFromTable(g: Game, card: Card): void {
  const seat = returnToZone(g, card, offTable(g, card).from);
  g.emitCards({ type: 'card.returned', seat, cards: [card], see: EVERYBODY });
}

/** It was not played after all: back to where it was, whatever becomes of cards that are played from there. */
export function takeUpFromTable(g: Game, card: Card): void {
  const { from } = offTable(g, card);
  putBack(g, card, from);
  g.emitCards({ type: 'card.returned', seat: from.seat, cards: [card], see: EVERYBODY });
}

export function takeFromTable(g: Game, card: Card, to: Seat): void {
  offTable(g, card);
  g.s.players[to].hand.push(card);
  g.emitCards({ type: 'cards.taken', seat: to, from: 'table', cards: [card], see: EVERYBODY });
}
