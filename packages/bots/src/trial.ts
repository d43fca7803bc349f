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

/** The best plan; among the most promising ones what the trial says counts as much as `trust` says. */
export function bestPlan(scene: Scene, d: Decision, plans: readonly Plan[], skill: Skill, dice: Dice): Plan {
  const order = plans.slice().sort((a, b) => b.value - a.value);
  const best = order.slice(0, TRIED);
  if (skill.trust === 0 || best.length < 2) return order[0];
  const rehearsal = rehearse(
    scene,
    d,
    best.map((plan) => plan.answer),
    skill,
    dice,
  );
  if (rehearsal === null) return order[0];
  const values = best.map((plan, i) => (1 - skill.trust) * plan.value + skill.trust * rehearsal.means[i]);
  return best[values.indexOf(Math.max(...values))];
}
