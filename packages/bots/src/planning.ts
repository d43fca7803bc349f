/** Which encounter card to lay: what it promises against all the other side may lay, less what keeping it is worth. */
import { cardInfo, type CardOption, type ChoiceDecision, type Dice } from '@cosmarium/engine';
import { because, type Choice, type Why } from './bot.ts';
import type { Course } from './position.ts';
import { cardValue, prospect, type Situation } from './situation.ts';
import { bestPlan } from './trial.ts';
import { chances } from './value.ts';

export function chooseCard(situation: Situation, d: ChoiceDecision, course: Course, dice: Dice): Choice {
  const { me, view, board, skill } = situation;
  const side = me === course.offense ? 0 : 1;
  const p = prospect(situation, course);
  const now = chances(board)[me];
  const plans = d.options.map((option, i) => ({
    answer: i,
    value: cardValue(p, side, (option as CardOption).card, p.likely[side === 0 ? 1 : 0], now),
  }));
  const { answer } = bestPlan(view, d, plans, skill, dice);
  return { answer, why: whyCard(d, answer as number) };
}

function whyCard(d: ChoiceDecision, best: number): Why {
  const kinds = d.options.map((option) => (option as CardOption).card);
  const kind = kinds[best];
  if (cardInfo(kind).type === 'negotiate') return because('negotiates', { card: kind });
  const value = (one: string) => (cardInfo(one).type === 'attack' ? cardInfo(one).value : -1);
  const highest = kinds.reduce((a, b) => (value(b) > value(a) ? b : a));
  if (value(highest) > value(kind) && value(highest) >= 15) return because('keeps', { card: highest });
  return because('lays', { card: kind });
}
