/** Intimidates: whether to lay one's own, and whether to fight with an ally's. */
import type { Dice } from '@cosmarium/engine';
import type { Choice } from './bot.ts';
import { INTIMIDATES } from './cards.ts';
import type { Course } from './course.ts';
import { unseenThreats } from './guess.ts';
import { cardValue, prospect, type Prospect, type Situation } from './situation.ts';
import { chances } from './value.ts';

/** What a threat whose number nobody knows makes of the encounter: the others choose their card with it before their eyes. */
const threatening = (situation: Situation, course: Course, side: 0 | 1): Prospect => {
  const hands: Situation['hands'] = [situation.hands[0], situation.hands[1]];
  hands[side] = INTIMIDATES.map((kind) => [kind]);
  return prospect({ ...situation, hands }, course);
};

/** Chances that make no difference: then a threat is laid as often as not, whatever it is worth, so that nobody can tell. */
const CLOSE = 0.01;
const BLUFFS = 50;

/** INT-2: in the place of an encounter card, if it promises more than any of them. */
export function threaten(
  situation: Situation,
  course: Course,
  kinds: readonly string[],
  dice: Dice,
): string | null {
  const { me, board, hands } = situation;
  const side = me === course.offense ? 0 : 1;
  const other = side === 0 ? 1 : 0;
  const now = chances(board)[me];
  const p = prospect(situation, course);
  const cards = hands[side][0] ?? [];
  const best = Math.max(-1, ...cards.map((kind) => cardValue(p, side, kind, p.likely[other], now)));
  const then = threatening(situation, course, side);
  const values = kinds.map((kind) => cardValue(then, side, kind, then.likely[other], now));
  const most = Math.max(...values);
  if (most < best - CLOSE || (most < best && dice(100) >= BLUFFS)) return null;
  return kinds[values.indexOf(most)];
}

/** INT-3: the ally's, unseen, if that promises more than what lies there. */
export function borrow(situation: Situation, course: Course, dice: Dice): Choice {
  const { me, board, view, hands } = situation;
  const side = me === course.offense ? 0 : 1;
  const p = prospect(situation, course);
  const now = chances(board)[me];
  const mean = (kinds: readonly string[], price: number) =>
    kinds.reduce((sum, kind) => sum + cardValue(p, side, kind, p.likely[side === 0 ? 1 : 0], price), 0) /
    kinds.length;
  // Another's card costs nothing, and the own one returns to the hand (INT-5).
  const answer = mean(unseenThreats(view, dice), 0) > mean(hands[side][0], now) ? 1 : 0;
  return { answer };
}
