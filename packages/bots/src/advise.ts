/** What a hard bot would tell somebody who asks it for advice: it knows what that seat may know, and nothing else. */
import { checkAnswer, type Answer, type Decision, type Past, type View } from '@cosmarium/engine';
import type { Weighed, Why } from './bot.ts';
import { createBot } from './create.ts';

export interface Advice {
  answer: Answer;
  /** The chance to win the game; null where the answer is a rule of thumb. */
  chance: number | null;
  why: Why | null;
}

/** More would be a list, not advice. */
const MOST = 3;
/** Whoever asks twice hears the same. No table's secret is in it. */
const SEED = 'advice';
/** Of the thought of a hard bot: whoever asks wants to hear it at once, on a slow machine, too. */
const EFFORT = 0.2;

/** The best answers, best first. How long it takes is bounded by the number of games a hard bot imagines. */
export function advise(view: View, decision: Decision, past: Past): Advice[] {
  const { answer, why = null, weighed = [] } = adviser().choose(view, decision, past);
  if (weighed.length === 0) return [{ answer, chance: null, why }];
  return best(weighed, decision).map((one) => ({
    answer: checkAnswer(decision, one.answer),
    // What is liked besides counts in the order, and in no chance.
    chance: Math.min(1, Math.max(0, one.chance)),
    why: one.why ?? null,
  }));
}

const adviser = () => createBot({ level: 'hard', seed: SEED, effort: EFFORT });

/** Of answers that come to the same the first one. */
function best(weighed: readonly Weighed[], decision: Decision): Weighed[] {
  const order = weighed.toSorted((a, b) => b.chance - a.chance);
  const told = new Set<string>();
  return order
    .filter(({ answer }) => {
      const gist = gistOf(answer, decision);
      return !told.has(gist) && told.add(gist);
    })
    .slice(0, MOST);
}

/** Whether two answers come to the same. */
export const comesToSame = (a: Answer, b: Answer, decision: Decision): boolean =>
  gistOf(a, decision) === gistOf(b, decision);

/** What an answer comes to: which side or planet, not how many ships; which card, not which of two equal ones. */
function gistOf(answer: Answer, decision: Decision): string {
  if (typeof answer === 'object' && 'target' in answer) return `target ${answer.target}`;
  if (typeof answer === 'number' && 'options' in decision) return JSON.stringify(decision.options[answer]);
  return JSON.stringify(answer);
}
