/**
 * How often each card should be laid, so that whoever knew how it is chosen could make nothing of it: both sides try
 * again and again and turn to what they regret not to have laid (regret matching).
 */
import type { End, Stakes } from './encounter.ts';

const ROUNDS = 120;

/** What both get out of a pair: rows are the own cards, columns the kinds the other may have. */
export interface Duel {
  mine: readonly (readonly number[])[];
  theirs: readonly (readonly number[])[];
  /** The hands the other may have, as columns. */
  hands: readonly (readonly number[])[];
}

/** Each as often as it is regretted; all alike if nothing is. */
function strategyOf(regrets: readonly number[]): number[] {
  const sum = regrets.reduce((all, one) => all + Math.max(0, one), 0);
  return regrets.map((one) => (sum > 0 ? Math.max(0, one) / sum : 1 / regrets.length));
}

/** The shares of the own cards. */
export function mixture({ mine, theirs, hands }: Duel): number[] {
  const columns = mine[0]?.length ?? 0;
  const regrets = mine.map(() => 0);
  const sums = mine.map(() => 0);
  const held = hands.map((hand) => hand.map(() => 0));
  for (let round = 0; round < ROUNDS; round++) {
    const own = strategyOf(regrets);
    const answers = Array.from({ length: columns }, (_, k) =>
      own.reduce((sum, share, i) => sum + share * theirs[i][k], 0),
    );
    const laid = new Array<number>(columns).fill(0);
    hands.forEach((hand, h) => {
      const shares = strategyOf(held[h]);
      const mean = hand.reduce((sum, k, i) => sum + shares[i] * answers[k], 0);
      hand.forEach((k, i) => {
        laid[k] += shares[i] / hands.length;
        held[h][i] += answers[k] - mean;
      });
    });
    const values = mine.map((row) => row.reduce((sum, value, k) => sum + value * laid[k], 0));
    const mean = own.reduce((sum, share, i) => sum + share * values[i], 0);
    values.forEach((value, i) => {
      regrets[i] += value - mean;
      sums[i] += own[i];
    });
  }
  return sums.map((sum) => sum / ROUNDS);
}

/** What an end is worth to a seat that has laid a card worth so much to keep. */
export const worthOf = (stakes: Stakes, end: End, seat: number, price: number): number =>
  stakes[end][seat] - (1 - stakes.over[end]) * price;
