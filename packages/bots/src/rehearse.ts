/** Plays the options of a decision forward on imagined games and compares what becomes of them. */
import { diceFrom, type Answer, type Decision, type Dice, type Game, type View } from '@cosmarium/engine';
import { attempt, imagine, translate, type Way } from './imagine.ts';
import { instinct, type TasteOf } from './instinct.ts';
import { sampleWorld, unseenCards, type World } from './odds.ts';
import { prospect, sizeUp, type Skill } from './situation.ts';
import { chancesOfState } from './value.ts';

/** To the end of the encounter; null if it does not come there. */
const MOST_STEPS = 300;

function playOut(game: Game, dice: Dice, taste?: TasteOf): boolean {
  for (let step = 0; step < MOST_STEPS; step++) {
    const decision = game.pending()[0];
    if (decision === undefined) return true;
    game.answer(decision.seat, decision.id, instinct(game, decision, dice, taste));
  }
  return false;
}

export interface Rehearsal {
  /** The mean chance to win after each answer. */
  means: number[];
  /** The standard error of the difference of each answer to the first one. */
  errors: number[];
  worlds: number;
}

/** Every answer in the same worlds; null if the decision cannot be reached in imagined games. */
export function rehearse(
  view: View,
  decision: Decision,
  answers: readonly Answer[],
  skill: Skill,
  dice: Dice,
): Rehearsal | null {
  if (view.encounter === null || view.encounter.extra) return null;
  const unseen = unseenCards(view, dice);
  const way = imagine(view, decision, sampleWorld(view, unseen, dice))?.way;
  if (way === undefined) return null;
  const taste = skill.expectsThought ? tasteIn(view, skill, dice) : undefined;
  const sums = answers.map(() => 0);
  const gains = answers.map(() => 0);
  const squares = answers.map(() => 0);
  let played = 0;
  for (let i = 0; i < skill.worlds; i++) {
    const world = sampleWorld(view, unseen, dice);
    const results = attempt(() => inOneWorld(view, decision, answers, way, world, taste, dice));
    if (results === null) continue;
    played++;
    results.forEach((result, a) => {
      sums[a] += result;
      const gain = result - results[0];
      gains[a] += gain;
      squares[a] += gain * gain;
    });
  }
  if (played === 0) return null;
  const errors = squares.map((square, a) =>
    Math.sqrt(Math.max(0, square / played - (gains[a] / played) ** 2) / played),
  );
  return { means: sums.map((sum) => sum / played), errors, worlds: played };
}

function inOneWorld(
  view: View,
  decision: Decision,
  answers: readonly Answer[],
  way: Way,
  world: World,
  taste: TasteOf | undefined,
  dice: Dice,
): number[] | null {
  const luck = String(dice(1 << 30));
  const results: number[] = [];
  for (const answer of answers) {
    const game = way(world);
    if (game === null) return null;
    const open = game.pending().find((one) => one.seat === decision.seat && one.key === decision.key)!;
    game.answer(open.seat, open.id, translate(answer, decision, open));
    if (!playOut(game, diceFrom(luck), taste)) return null;
    results.push(chancesOfState(game.s, view.seat)[view.seat]);
  }
  return results;
}

/** How thoughtful main players choose their cards, once it is known what they fight for. */
function tasteIn(view: View, skill: Skill, dice: Dice): TasteOf | undefined {
  const e = view.encounter!;
  if (e.planet < 0 || e.defense < 0 || e.laid.some((laid) => laid !== null)) return undefined;
  const { tastes } = prospect(sizeUp(view, e, skill, dice), e);
  return (seat) => (seat === e.offense ? tastes[0] : tastes[1]);
}
