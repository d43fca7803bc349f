/** Which encounter card to lay: what it promises against all the other side may lay, less what keeping it is worth. */
import { cardInfo, type CardOption, type ChoiceDecision, type Dice } from '@cosmarium/engine';
import { because, type Choice, type Why } from './bot.ts';
import type { Course } from './course.ts';
import { drawWeighted } from './dice.ts';
import { cardValue, prospect, type Situation } from './situation.ts';
import { bestPlans, worth, type Plan } from './trial.ts';
import { chances, keeping } from './value.ts';

export function chooseCard(situation: Situation, d: ChoiceDecision, course: Course, dice: Dice): Choice {
  const { me, scene, board, skill } = situation;
  const side = me === course.offense ? 0 : 1;
  const p = prospect(situation, course);
  const now = chances(board)[me];
  const plans = distinct(d).map((i) => {
    const { card } = d.options[i] as CardOption;
    const value = cardValue(p, side, card, p.likely[side === 0 ? 1 : 0], now);
    const talk = cardInfo(card).type === 'negotiate' ? skill.values.talking[side] : 0;
    const liked = scene.temper.lays(keeping(card, now, skill.values));
    return { answer: i, value: value + talk, liked };
  });
  const best = bestPlans(
    scene,
    d,
    loyal(d, plans, alliedShips(course, side) >= skill.values.fleet),
    skill,
    dice,
  );
  const weighed = best.map((plan) => ({
    answer: plan.answer,
    chance: worth(plan),
    why: whyCard(d, plan.answer as number),
  }));
  const { answer, why } = weighed[unreadable(best, skill.values.close[side], dice)];
  return { answer, why, weighed };
}

/** Of cards alike the first one. */
function distinct({ options }: ChoiceDecision): number[] {
  const kinds = options.map((option) => JSON.stringify(option));
  return [...options.keys()].filter((i) => kinds.indexOf(kinds[i]) === i);
}

/** What is laid less often than that, against the best, is not laid at all. */
const SELDOM = 0.05;

/**
 * Nobody shall read which card it will be: of the least chance of winning that is given away, this leaves most in doubt (a
 * logit choice, as it is expected of the others).
 */
function unreadable(best: readonly Plan[], close: number, dice: Dice): number {
  const shares = best.map((plan) => Math.exp((worth(plan) - worth(best[0])) / close));
  return drawWeighted(
    shares.map((share) => (share < SELDOM ? 0 : share)),
    dice,
  );
}

function alliedShips({ gate, aid, offense }: Course, side: 0 | 1): number {
  return (side === 0 ? gate : aid).reduce((sum, count, seat) => (seat === offense ? sum : sum + count), 0);
}

/** The plans that let down nobody, if there is a fleet of allies and any such plan. */
function loyal(d: ChoiceDecision, plans: readonly Plan[], beside: boolean): readonly Plan[] {
  if (!beside) return plans;
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
