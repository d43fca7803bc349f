/** Plays the options of a decision forward on imagined games and compares what becomes of them. */
import { diceFrom, type Answer, type Decision, type Dice, type Game } from '@cosmarium/engine';
import { CALM } from './characters/temper.ts';
import type { Scene } from './clues.ts';
import { UNKNOWN } from './generosity.ts';
import { attempt, PLAYED_OUT, sameDecision, translate, wayTo } from './imagine.ts';
import { instinct, type TasteOf } from './instinct.ts';
import type { Values } from './values.ts';
import { prospect, sizeUp, type Skill } from './situation.ts';
import { chancesOfState } from './value.ts';

/** More answers than any encounters need that are played forward. */
const MOST_STEPS = 1000;

/** To where the game stops; false if it does not come there. Tastes are of the present encounter only. */
export function playOut(game: Game, dice: Dice, taste?: TasteOf): boolean {
  const { encounters } = game.s;
  for (let step = 0; step < MOST_STEPS; step++) {
    const decision = game.pending()[0];
    if (decision === undefined) return true;
    const now = game.s.encounters === encounters ? taste : undefined;
    game.answer(decision.seat, decision.id, instinct(game, decision, dice, now));
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

/** By how many standard errors an answer must be better than the first. */
const SURE = 0.7;

/** What an answer promises so far as that can be told from the first one. */
export const surely = ({ means, errors }: Rehearsal, i: number): number =>
  i === 0 ? means[0] : means[i] - SURE * errors[i];

/** Whether imagined games come to this decision. */
export const canImagine = (scene: Scene, decision: Decision): boolean => wayTo(scene, decision) !== null;

/** Games in all, for each world: of many answers each is tried less often. */
const ENOUGH = 4;
/** After so many worlds answers that are clearly worse are left out. */
const ROUND = 8;
/** By how many standard errors an answer must be behind to be left out. */
const HOPELESS = 2.5;

/** What an answer came to, world by world. */
class Tally {
  sum = 0;
  gain = 0;
  square = 0;
  worlds = 0;
  open = true;

  add(result: number, first: number): void {
    this.worlds++;
    this.sum += result;
    this.gain += result - first;
    this.square += (result - first) ** 2;
  }

  get mean(): number {
    return this.sum / this.worlds;
  }

  get error(): number {
    const { gain, square, worlds } = this;
    return Math.sqrt(Math.max(0, square / worlds - (gain / worlds) ** 2) / worlds);
  }
}

/** Every answer in the same worlds; null if the decision cannot be reached in imagined games. */
export function rehearse(
  scene: Scene,
  decision: Decision,
  answers: readonly Answer[],
  skill: Skill,
  dice: Dice,
): Rehearsal | null {
  const way = wayTo(scene, decision);
  if (way === null) return null;
  const taste = skill.expectsThought ? tasteIn(scene, decision, skill, dice) : undefined;
  const tallies = answers.map(() => new Tally());
  let played = 0;
  for (let i = 0; i < skill.worlds && played < ENOUGH * skill.worlds; i++) {
    const world = way.deal(dice);
    const luck = String(dice(1 << 30));
    const open = tallies.flatMap((tally, a) => (tally.open ? [a] : []));
    const results = attempt(() =>
      inOneWorld(
        decision,
        open.map((a) => answers[a]),
        () => way.lead(world, diceFrom(luck)),
        { taste, luck, values: skill.values },
      ),
    );
    played += open.length;
    results?.forEach((result, n) => tallies[open[n]].add(result, results[0]));
    if ((i + 1) % ROUND === 0 && !goesOn(tallies)) break;
  }
  if (tallies[0].worlds === 0) return null;
  return {
    means: tallies.map((tally) => tally.mean),
    errors: tallies.map((tally) => tally.error),
    worlds: tallies[0].worlds,
  };
}

/** So small a difference, in chances to win, is none. */
const NONE = 0.001;
/** Worlds until answers that come to the same are known to do so. */
const SEEN = 16;

/** Leaves out what is clearly worse than the best; the first answer stays, all are compared with it. */
function goesOn(tallies: readonly Tally[]): boolean {
  if (tallies[0].worlds >= SEEN && tallies.every(comesToTheSame)) return false;
  const best = tallies.reduce((a, b) => (b.open && b.mean > a.mean ? b : a));
  for (const tally of tallies.slice(1))
    if (tally !== best && best.mean - tally.mean > HOPELESS * Math.hypot(tally.error, best.error))
      tally.open = false;
  const [first] = tallies;
  const decided = best !== first && best.mean - first.mean > HOPELESS * best.error && best.error > 0;
  return tallies.filter((tally) => tally.open).length > (decided ? 2 : 1);
}

const comesToTheSame = ({ open, gain, worlds, error }: Tally): boolean =>
  !open || Math.abs(gain / worlds) + HOPELESS * error < NONE;

interface Forward {
  taste: TasteOf | undefined;
  luck: string;
  values: Values;
}

function inOneWorld(
  decision: Decision,
  answers: readonly Answer[],
  lead: () => Game | null,
  { taste, luck, values }: Forward,
): number[] | null {
  const game = lead();
  if (game === null) return null;
  return answers.map((answer, i) => {
    // The game stops with the encounter; the last answer needs no copy.
    const copy = i === answers.length - 1 ? game : game.fork(PLAYED_OUT);
    const open = copy.pending().find((one) => sameDecision(one, decision))!;
    copy.answer(open.seat, open.id, translate(answer, decision, open));
    if (!playOut(copy, diceFrom(luck), taste)) throw new Error('an encounter without end');
    return chancesOfState(copy.s, decision.seat, values)[decision.seat];
  });
}

/** How thoughtful main players choose their cards, once it is known what they fight for. */
function tasteIn(scene: Scene, decision: Decision, skill: Skill, dice: Dice): TasteOf | undefined {
  const e = scene.view.encounter!;
  if (e.planet < 0 || e.defense < 0 || e.laid.some((laid) => laid !== null)) return undefined;
  const { tastes } = prospect(
    sizeUp({ ...scene, temper: CALM, generous: UNKNOWN }, decision, e, skill, dice),
    e,
  );
  return (seat) => (seat === e.offense ? tastes[0] : tastes[1]);
}
