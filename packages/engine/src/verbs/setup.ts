import type { Game } from '../game.ts';
import { COSMIC_DECK } from '../cards/kinds.ts';
import { shuffle } from '../rng.ts';
import type { Seat } from '../state/types.ts';

/** SETUP-6: the cosmic deck with these flares, shuffled. */
export function buildCosmicDeck(g: Game, flares: readonly string[]): void {
  const s = g.s;
  s.kinds = [...COSMIC_DECK, ...flares];
  s.known = s.kinds.map(() => 0);
  s.deck = [];
  for (let card = 0; card < s.kinds.length; card++) s.deck.push(card);
  shuffle(s.rng, s.deck);
  g.knowCards();
}

export function buildDestinyDeck(g: Game, deck: string[]): void {
  g.s.destiny = deck;
  shuffle(g.s.rng, deck);
}

export function setFirstPlayer(g: Game, seat: Seat): void {
  g.s.offense = seat;
  g.s.stage = 'start-turn';
}
