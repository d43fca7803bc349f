/** Which encounter card to lay: what it promises against all the other side may lay, less what keeping it is worth. */
import { cardInfo, type CardOption, type ChoiceDecision, type Dice, type Seat } from '@cosmarium/engine';
import { because, type Choice, type Why } from './bot.ts';
import type { Course } from './course.ts';
import { drawWeighted } from './dice.ts';
import { endOf } from './encounter.ts';
import { mixture, worthOf } from './mixed.ts';
import { cardValue, prospect, type Prospect, type Situation } from './situation.ts';
import { bestPlans, type Plan } from './trial.ts';
import { chances, keeping } from './value.ts';

export function chooseCard(situation: Situation, d: ChoiceDecision, course: Course, dice: Dice): Choice {
  const { me, scene, board, skill } = situation;
  const side = me === course.offense ? 0 : 1;
  const p = prospect(situation, course);
  const now = chances(board)[me];
  const plans = d.options.map((option, i) => {
    const { card } = option as CardOption;
    const value = cardValue(p, side, card, p.likely[side === 0 ? 1 : 0], now);
    const talk = cardInfo(card).type === 'negotiate' ? skill.values.talking[side] : 0;
    return { answer: i, value: value + talk + scene.temper.lays(keeping(card, now, skill.values)) };
  });
  const best = bestPlans(
    scene,
    d,
    loyal(d, plans, alliedShips(course, side) >= skill.values.fleet),
    skill,
    dice,
  );
  // The less a card promises than the best, the less often it is laid for nobody to read.
  const nearness = ({ value }: Plan) => 1 - (best[0].value - value) / skill.values.close;
  const close = best.filter((plan) => nearness(plan) > 0);
  const kinds = close.map(({ answer }) => (d.options[answer as number] as CardOption).card);
  const shares = sharesOf(situation, p, side, kinds).map((share, i) => share * nearness(close[i]));
  const { answer } = close[close.length === 1 ? 0 : drawWeighted(shares, dice)];
  const weighed = best.map((plan) => ({
    answer: plan.answer,
    chance: plan.value,
    why: whyCard(d, plan.answer as number),
  }));
  return { answer, why: whyCard(d, answer as number), weighed };
}

/** Even what should never be laid is, now and then. */
const ANYWAY = 0.15;
/** So many hands of the other are enough to see what they may answer. */
const HANDS = 24;

function sharesOf({ board, hands }: Situation, p: Prospect, side: 0 | 1, own: readonly string[]): number[] {
  const { offense, defense } = p.course;
  const [me, other] = side === 0 ? [offense, defense] : [defense, offense];
  const now = chances(board);
  const theirs = p.likely[side === 0 ? 1 : 0].map(([kind]) => kind);
  const pay = (seat: Seat, mineIs: string, theirsIs: string) => {
    const end = side === 0 ? endOf(p.clash, mineIs, theirsIs) : endOf(p.clash, theirsIs, mineIs);
    return worthOf(p.stakes, end, seat, keeping(seat === me ? mineIs : theirsIs, now[seat], board.values));
  };
  const shares = mixture({
    mine: own.map((kind) => theirs.map((their) => pay(me, kind, their))),
    theirs: own.map((kind) => theirs.map((their) => pay(other, kind, their))),
    hands: hands[side === 0 ? 1 : 0]
      .slice(0, HANDS)
      .map((hand) => [...new Set(hand)].map((kind) => theirs.indexOf(kind)).filter((k) => k >= 0))
      .filter((hand) => hand.length > 0),
  });
  return shares.map((share) => share + ANYWAY);
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
