/** Kickers: which of them makes more of the cards in hand than it is worth to keep. */
import type { Course } from './course.ts';
import { factorsOf } from './encounter.ts';
import { cardValue, prospect, type Situation } from './situation.ts';
import { chances, keeping } from './value.ts';

/** What a kicker must promise besides what keeping it is worth. */
const WORTHWHILE = 0.002;

/** The one to lay; null for none. */
export function kick(situation: Situation, course: Course, kinds: readonly string[]): string | null {
  const { me, board, hands } = situation;
  const side = me === course.offense ? 0 : 1;
  const now = chances(board)[me];
  const p = prospect(situation, course);
  const best = (factors?: readonly [number, number]) => {
    const base = { ...p, clash: { ...p.clash, factors } };
    const values = (hands[side][0] ?? []).map((card) =>
      cardValue(base, side, card, p.likely[side === 0 ? 1 : 0], now),
    );
    return Math.max(-1, ...values);
  };
  const plain = best();
  let [chosen, most] = [null as string | null, WORTHWHILE];
  for (const kind of kinds) {
    const [own, other] = factorsOf(kind);
    const gain = best(side === 0 ? [own, other] : [other, own]) - plain - keeping(kind, now, board.values);
    if (gain > most) [chosen, most] = [kind, gain];
  }
  return chosen;
}
