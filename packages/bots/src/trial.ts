/** Plans tried once more on imagined games, with all powers in play: a plan knows cards and ships only. */
import type { Answer, Decision, Dice } from '@cosmarium/engine';
import type { Scene } from './clues.ts';
import { rehearse } from './rehearse.ts';
import type { Skill } from './situation.ts';

export interface Plan {
  answer: Answer;
  /** What the plan promises. */
  value: number;
  /** What no trial tells: how much it is liked besides. */
  liked: number;
}

/** What a plan comes to. */
export const worth = ({ value, liked }: Plan): number => value + liked;

const inOrder = (plans: readonly Plan[]): Plan[] => plans.toSorted((a, b) => worth(b) - worth(a));

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
  const best = inOrder(plans).slice(0, TRIED);
  if (skill.trust === 0 || best.length < 2) return best;
  const answers = best.map((plan) => plan.answer);
  const rehearsal = rehearse(scene, d, answers, skill, dice);
  if (rehearsal === null) return best;
  return inOrder(
    best.map(({ answer, value, liked }, i) => ({
      answer,
      value: (1 - skill.trust) * value + skill.trust * rehearsal.means[i],
      liked,
    })),
  );
}
