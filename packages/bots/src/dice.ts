/** Chance for a bot: drawn from its seed and from what it sees, so that the same question gets the same answer. */
import { diceFrom, sha256, type Decision, type Dice, type View } from '@cosmarium/engine';

/** What a bot's chance begins with at a table that has a secret: nobody can tell the secret from it. */
export const botSeed = (secret: string, { seat, id }: Pick<Decision, 'seat' | 'id'>): string =>
  sha256(`bot ${seat} ${id} ${secret}`);

/** Decision numbers count secret questions too, so they are left out: they would tell of hidden cards. */
export function diceFor(seed: string, view: View, decision: Decision): Dice {
  const { decisions: _, waiting: __, ...seen } = view;
  return diceFrom(`${seed}:${JSON.stringify(seen)}:${JSON.stringify({ ...decision, id: 0 })}`);
}

export function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const order = items.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** One of the items, each as likely as its weight says. */
export function drawWeighted(weights: readonly number[], dice: Dice): number {
  const FINE = 1 << 20;
  let sum = 0;
  for (const weight of weights) sum += weight;
  let left = (dice(FINE) / FINE) * sum;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return weights.length - 1;
}
