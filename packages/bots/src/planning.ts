/** Which encounter card to lay: what it promises against all the other side may lay, less what keeping it is worth. */
import { cardInfo, type CardOption, type ChoiceDecision } from '@cosmarium/engine';
import { because, type Choice, type Why } from './bot.ts';
import type { Course } from './imagine.ts';
import { cardValue, prospect, type Situation } from './situation.ts';
import { chances } from './value.ts';

/** What each option promises. */
export function valuesOfCards(situation: Situation, d: ChoiceDecision, course: Course): number[] {
  const side = situation.me === course.offense ? 0 : 1;
  const p = prospect(situation, course);
  const now = chances(situation.board)[situation.me];
  return d.options.map((option) =>
    cardValue(p, side, (option as CardOption).card, p.likely[side === 0 ? 1 : 0], now),
  );
}

export function chooseCard(values: readonly number[], d: ChoiceDecision): Choice {
  const best = values.indexOf(Math.max(...values));
  return { answer: best, why: whyCard(d, best) };
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
