/** Technologies in front of players: dealt, turned up, passed on, discarded; and the pieces that come with them. */
import type { Game } from '../game.ts';
import { EVERYBODY } from '../events.ts';
import { seenTarget, type Target } from '../timing/aim.ts';
import type { Card, Json, Place, Seat, Technology } from '../state/types.ts';
import { nextOf, putOnDiscard, remove, searchFor } from './decks.ts';
import { freeHold } from './holds.ts';

/** Technologies come from their deck, face down in front of the player, who alone looks at them. */
export function gainTechnologies(g: Game, seat: Seat, count: number): Card[] {
  const drawn: Card[] = [];
  for (let card = nextOf(g, 'technology', seat); card >= 0; card = nextOf(g, 'technology', seat)) {
    const technology = { card, up: false, hold: freeHold(g), stored: [], token: [], data: {} };
    g.s.players[seat].technologies.push(technology);
    if (drawn.push(card) === count) break;
  }
  g.emitCards({ type: 'technology.gained', seat, cards: drawn, see: 1 << seat });
  g.touch();
  // In the order of the card list, so that it tells nothing.
  return drawn.sort((a, b) => a - b);
}

/** One of the player's choice comes from the deck, in the same way. */
export function findTechnology(g: Game, seat: Seat, card: Card): void {
  searchFor(g, 'technology', seat, card);
  g.s.players[seat].technologies.push({
    card,
    up: false,
    hold: freeHold(g),
    stored: [],
    token: [],
    data: {},
  });
  g.emit({ type: 'deck.reshuffled', deck: 'technology' });
  g.emitCards({ type: 'technology.gained', seat, cards: [card], see: 1 << seat });
  g.touch();
}

export function turnUpTechnology(g: Game, seat: Seat, technology: Technology): void {
  technology.up = true;
  g.s.known[technology.card] = EVERYBODY;
  g.emitCards({ type: 'technology.shown', seat, cards: [technology.card], see: EVERYBODY });
  g.touch();
}

export function tellUse(g: Game, seat: Seat, { card }: Technology, ability: string, target: Target): void {
  const seen = seenTarget(target, g.s.kinds);
  g.emitCards({ type: 'technology.used', seat, ability, target: seen, cards: [card], see: EVERYBODY });
}

/** There are no ships on it any more. What is stored under it goes with it. */
export function discardTechnology(g: Game, seat: Seat, technology: Technology): void {
  const { technologies } = g.s.players[seat];
  technologies.splice(technologies.indexOf(technology), 1);
  const cards = [technology.card, ...technology.stored];
  for (const card of cards) putOnDiscard(g, card);
  g.emitCards({ type: 'technology.discarded', seat, cards, see: EVERYBODY });
  g.touch();
}

/** It lies in front of another player now, as it is. */
export function passTechnology(g: Game, from: Seat, to: Seat, technology: Technology): void {
  const { technologies } = g.s.players[from];
  technologies.splice(technologies.indexOf(technology), 1);
  g.s.players[to].technologies.push(technology);
  const { card, up } = technology;
  const see = up ? EVERYBODY : (1 << from) | (1 << to);
  g.s.known[card] |= see;
  g.emitCards({ type: 'technology.passed', from, to, cards: [card], see });
  g.touch();
}

/** A card of the hand goes face down under it: nobody may look at it or take it. */
export function storeCard(g: Game, seat: Seat, technology: Technology, card: Card): void {
  const { hand } = g.s.players[seat];
  const whole = hand.length === 1;
  remove(hand, card);
  technology.stored.push(card);
  if (!whole) for (const left of [...hand, card]) g.s.known[left] &= 1 << seat;
  g.emitCards({ type: 'technology.stored', seat, cards: [card], see: 1 << seat });
}

/** The card under it comes to the hand, about to be played. */
export function takeStored(g: Game, seat: Seat, technology: Technology): Card {
  const card = technology.stored.pop()!;
  g.s.players[seat].hand.push(card);
  return card;
}

export function placeToken(g: Game, technology: Technology, token: Place[]): void {
  technology.token = token;
  g.touch();
}

export function rememberOn(_g: Game, technology: Technology, name: string, value: Json): void {
  technology.data[name] = value;
}
