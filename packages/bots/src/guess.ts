/** Which encounter card a player is likely to choose. */
import { cardInfo, type Dice, type Seat, type View } from '@cosmarium/engine';
import { appeal, INTIMIDATES, isEncounterCard } from './cards.ts';
import type { Scene } from './clues.ts';
import type { Likely } from './encounter.ts';
import { possibleHand, unseenCards } from './odds.ts';

/** Says how likely each card of a hand is chosen. */
export type Taste = (hand: readonly string[]) => readonly number[];

/** By how much each card draws a player. */
export const drawnTo =
  (weight: (kind: string) => number): Taste =>
  (hand) => {
    const weights = hand.map(weight);
    const all = weights.reduce((sum, one) => sum + one, 0);
    return weights.map((one) => one / all);
  };

/** Of one taste in so many cases, of the other in all the rest. */
export const oftenOf =
  (often: number, one: Taste, other: Taste): Taste =>
  (hand) => {
    const first = one(hand);
    return other(hand).map((chance, i) => often * first[i] + (1 - often) * chance);
  };

/** Somebody who plays high cards rather than low ones and negotiates now and then. */
const plainWeight = (kind: string): number => appeal(kind) ** 1.2;
export const plainTaste: Taste = drawnTo(plainWeight);
/** The same, but for how much a negotiate draws them. */
export const plainTalker = (talk: number): Taste =>
  drawnTo((kind) => talking(kind, talk) * plainWeight(kind));

/** What is left of it for a negotiate. */
export const talking = (kind: string, talk: number): number =>
  cardInfo(kind).type === 'negotiate' ? talk : 1;

export function likelyFrom(hands: readonly (readonly string[])[], taste: Taste): Likely {
  const sums = new Map<string, number>();
  let count = 0;
  for (const hand of hands) {
    if (hand.length === 0) continue;
    count++;
    const chances = taste(hand);
    hand.forEach((kind, i) => sums.set(kind, (sums.get(kind) ?? 0) + chances[i]));
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

/** Intimidates that this seat cannot place. */
export function unseenThreats(view: View, dice: Dice): readonly string[] {
  const left = unseenCards(view, dice).filter((kind) => INTIMIDATES.includes(kind));
  return left.length > 0 ? left : INTIMIDATES;
}

/**
 * INT-2: what the main player may fight with who has laid an intimidate and not taken it back; null for whoever has not. It
 * lies beside the encounter cards, and among them once cards are selected.
 */
export function threatsOf({ view, past }: Scene, seat: Seat, dice: Dice): string[][] | null {
  let lies = false;
  for (const event of past.events)
    if ((event.type === 'beside.laid' || event.type === 'beside.returned') && event.seat === seat)
      if (event.as === 'intimidate') lies = event.type === 'beside.laid';
  if (!lies) return null;
  const own = view.encounter?.beside.find((one) => one.as === 'intimidate' && one.seat === seat)?.card;
  return own ? [[own]] : unseenThreats(view, dice).map((kind) => [kind]);
}
