/** Cards as they are told of: by kind, in an order that tells nothing, or by their backs. */
import { cardInfo } from '../cards/kinds.ts';
import type { Card, DeckName, GameState } from '../state/types.ts';
import type { PlayerView } from './types.ts';

interface Facts {
  /** By card: its deck. */
  decks: readonly DeckName[];
  /** By card: where its kind stands in the order of the alphabet. */
  ranks: readonly number[];
  flares: number;
}

const known = new WeakMap<readonly string[], Facts>();

/** The kinds of the cards never change once the deck is built. */
function factsOf(kinds: readonly string[]): Facts {
  let facts = known.get(kinds);
  if (facts === undefined) {
    const ranks = new Map([...new Set(kinds)].sort().map((kind, rank) => [kind, rank]));
    facts = {
      decks: kinds.map((kind) => cardInfo(kind).deck),
      ranks: kinds.map((kind) => ranks.get(kind)!),
      flares: kinds.filter(isFlare).length,
    };
    known.set(kinds, facts);
  }
  return facts;
}

const isFlare = (kind: string): boolean => cardInfo(kind).type === 'flare';

/** Those that have been shuffled into the cosmic deck, or have come to the table since. */
export function flaresInPlay({ kinds, sideDecks, purged }: GameState): number {
  const unused = sideDecks.find(({ name }) => name === 'flare');
  const away = unused === undefined ? 0 : unused.cards.length + unused.discard.length;
  return factsOf(kinds).flares - away - purged.filter((card) => isFlare(kinds[card])).length;
}

/** In the order of the alphabet. By hand: there are few, and to compare words takes longer than all the rest. */
export function sortedKinds({ kinds }: GameState, cards: readonly Card[]): string[] {
  if (cards.length === 0) return [];
  const { ranks } = factsOf(kinds);
  const sorted = cards.slice();
  for (let i = 1; i < sorted.length; i++) {
    const card = sorted[i];
    let at = i;
    for (; at > 0 && ranks[sorted[at - 1]] > ranks[card]; at--) sorted[at] = sorted[at - 1];
    sorted[at] = card;
  }
  return sorted.map((card) => kinds[card]);
}

/** How many of these have the back of which deck; mostly there is one. */
export function backsOf({ kinds }: GameState, cards: readonly Card[]): PlayerView['backs'] {
  const { decks } = factsOf(kinds);
  let cosmic = 0;
  for (const card of cards) if (decks[card] === 'cosmic') cosmic++;
  const backs: PlayerView['backs'] = cosmic === 0 ? {} : { cosmic };
  if (cosmic < cards.length)
    for (const card of cards)
      if (decks[card] !== 'cosmic') backs[decks[card]] = (backs[decks[card]] ?? 0) + 1;
  return backs;
}
