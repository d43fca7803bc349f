import type { Game } from '../game.ts';
import { COSMIC_DECK, deckFor, sideDecksIn } from '../cards/kinds.ts';
import { flareOf } from '../state/flares.ts';
import { shuffle } from '../rng.ts';
import type { Seat } from '../state/types.ts';

/**
 * The flares of allowed aliens that set-up leaves over, if anybody could ever ask for them: an alien at the table or one that
 * may come, or its flare; null if nobody could.
 */
function unusedFlares({ s, rules }: Game, dealt: readonly string[]): string[] | null {
  const held = s.players.flatMap(({ sheets }) => sheets.map(({ alien }) => alien));
  const allowed = [...new Set([...s.pool, ...held])];
  if (!s.options.flares || !allowed.some((id) => rules.aliens[id].alien.drawsFlares === true)) return null;
  return allowed.map((id) => flareOf(rules, s.options, id)).filter((kind) => !dealt.includes(kind));
}

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
  const unused = unusedFlares(g, flares);
  if (unused !== null) {
    const cards = unused.map((kind) => s.kinds.push(kind) - 1);
    shuffle(s.rng, cards);
    s.sideDecks.push({ name: 'flare', cards, discard: [] });
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
