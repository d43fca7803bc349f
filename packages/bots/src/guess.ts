/** Which encounter card a player is likely to choose. */
import type { Dice, Seat, View } from '@cosmarium/engine';
import { appeal, isEncounterCard } from './cards.ts';
import type { Likely } from './encounter.ts';
import { possibleHand, unseenCards } from './odds.ts';

/** Says how much each card of a hand draws a player; the likeliest choice has the most. */
export type Taste = (kind: string) => number;

/** Somebody who plays high cards rather than low ones and negotiates now and then. */
export const plainTaste: Taste = (kind) => appeal(kind) ** 1.2;

export function likelyFrom(hands: readonly (readonly string[])[], taste: Taste): Likely {
  const sums = new Map<string, number>();
  let count = 0;
  for (const hand of hands) {
    if (hand.length === 0) continue;
    count++;
    const weights = hand.map(taste);
    const all = weights.reduce((sum, one) => sum + one, 0);
    hand.forEach((kind, i) => sums.set(kind, (sums.get(kind) ?? 0) + weights[i] / all));
  }
  if (count === 0) return [['attack-08', 1]];
  return [...sums].map(([kind, sum]) => [kind, sum / count] as const);
}

/** Hands a player may choose an encounter card from, as far as this seat can tell. */
export function possibleHands(view: View, seat: Seat, samples: number, dice: Dice): string[][] {
  if (seat === view.seat) {
    const piles = view.players[seat].sheets.flatMap((sheet) =>
      sheet.piles.flatMap((pile) => (pile.playable ? (pile.cards ?? []) : [])),
    );
    return [[...view.players[seat].hand, ...piles].filter(isEncounterCard)];
  }
  const unseen = unseenCards(view, dice);
  return Array.from({ length: samples }, () => possibleHand(view, seat, unseen, dice));
}
