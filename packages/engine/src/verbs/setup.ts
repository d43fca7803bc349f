import type { Game } from '../game.ts';
import { COSMIC_DECK, deckFor, sideDecksIn } from '../cards/kinds.ts';
import { shuffle } from '../rng.ts';
import type { Seat } from '../state/types.ts';

/** SETUP-6: the cosmic deck with these flares, and the other decks of this game (REW-1), shuffled. */
export function buildDecks(g: Game, flares: readonly string[]): void {
  const s = g.s;
  s.kinds = [...COSMIC_DECK, ...flares];
  s.deck = [...s.kinds.keys()];
  shuffle(s.rng, s.deck);
  for (const name of sideDecksIn(s.options)) {
    const cards = deckFor(name, s.options).map((kind) => s.kinds.push(kind) - 1);
    shuffle(s.rng, cards);
    s.sideDecks.push({ name, cards, discard: [] });
  }
  s.known = s.kinds.map(() => 0);
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
