/** Plans tried once more on imagined games, with all powers in play: a plan knows cards and ships only. */
import type { Answer, Decision, Dice } from '@cosmarium/engine';
import type { Scene } from './clues.ts';
import { rehearse } from './rehearse.ts';
import type { Skill } from './situation.ts';

export interface Plan {
  answer: Answer;
  /** What the plan promises. */
  value: number;
}

/** How many of the best plans are tried. */
const TRIED = 4;

/** The best plans, best first; what the trial says of the most promising ones counts as much as `trust` says. */
export function bestPlans(
  scene: Scene,
  d: Decision,
  plans: readonly Plan[],
  skill: Skill,
  dice: Dice,
): Plan[] {
  const order = plans.slice().sort((a, b) => b.value - a.value);
  const best = order.slice(0, TRIED);
  if (skill.trust === 0 || best.length < 2) return best;
  const answers = best.map((plan) => plan.answer);
  const rehearsal = rehearse(scene, d, answers, skill, dice);
  if (rehearsal === null) return best;
  return best
    .map(({ answer, value }, i) => ({
      answer,
      value: (1 - skill.trust) * value + skill.trust * rehearsal.means[i],
    }))
    .sort((a, b) => b.value - a.value);
}
