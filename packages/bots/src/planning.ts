/** Which encounter card to lay: what it promises against all the other side may lay, less what keeping it is worth. */
import { cardInfo, type CardOption, type ChoiceDecision, type Dice } from '@cosmarium/engine';
import { because, type Choice, type Why } from './bot.ts';
import type { Course } from './course.ts';
import { cardValue, prospect, type Situation } from './situation.ts';
import { bestPlan, type Plan } from './trial.ts';
import { chances } from './value.ts';

export function chooseCard(situation: Situation, d: ChoiceDecision, course: Course, dice: Dice): Choice {
  const { me, scene, board, skill } = situation;
  const side = me === course.offense ? 0 : 1;
  const p = prospect(situation, course);
  const now = chances(board)[me];
  const plans = d.options.map((option, i) => ({
    answer: i,
    value: cardValue(p, side, (option as CardOption).card, p.likely[side === 0 ? 1 : 0], now),
  }));
  const { answer } = bestPlan(scene, d, loyal(d, plans, alliedShips(course, side)), skill, dice);
  return { answer, why: whyCard(d, answer as number) };
}

/** So many allied ships are not talked away over the heads of those who sent them. */
const FLEET = 4;

function alliedShips({ gate, aid, offense }: Course, side: 0 | 1): number {
  return (side === 0 ? gate : aid).reduce((sum, count, seat) => (seat === offense ? sum : sum + count), 0);
}

/** The plans that let down nobody, if there are any. */
function loyal(d: ChoiceDecision, plans: readonly Plan[], allied: number): readonly Plan[] {
  if (allied < FLEET) return plans;
  const fights = plans.filter(
    ({ answer }) => cardInfo((d.options[answer as number] as CardOption).card).type !== 'negotiate',
  );
  return fights.length > 0 ? fights : plans;
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
