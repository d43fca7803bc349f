/** The encounter as one seat sees it: what each side may lay, what comes of it, what that is worth to everybody. */
import type { Decision, Dice, Seat, View } from '@cosmarium/engine';
import type { Asked } from './clues.ts';
import {
  endOf,
  expected,
  oddsOf,
  plainClash,
  stakesOf,
  type Clash,
  type End,
  type Likely,
  type Odds,
  type Stakes,
} from './encounter.ts';
import {
  drawnTo,
  likelyFrom,
  oftenOf,
  plainTalker,
  plainTaste,
  possibleHands,
  talking,
  threatsOf,
  type Taste,
} from './guess.ts';
import type { Course } from './course.ts';
import { reckon, reckonNext } from './reckon.ts';
import type { Values } from './values.ts';
import { boardOf, chances, keeping, type Board } from './value.ts';

/** How hard a bot thinks. */
export interface Skill {
  /** Hands imagined for each other main player. */
  hands: number;
  /** Games played forward to compare two answers. */
  worlds: number;
  /** Expects others to choose their cards with as much thought as a normal bot. */
  expectsThought: boolean;
  /** How much trying a plan on imagined games counts against the plan itself; 0: plans are not tried. */
  trust: number;
  /** What counts of a position. */
  values: Values;
}

export interface Situation {
  scene: Asked;
  view: View;
  me: Seat;
  skill: Skill;
  board: Board;
  /** Hands the offense and the defense may choose from. */
  hands: [string[][], string[][]];
  /** How cards compare in the encounter the situation was sized up for. */
  clash: Clash;
  plain: Clash;
}

/** `d`: the question asked now; null for an encounter that may follow. */
export function sizeUp(
  scene: Asked,
  d: Decision | null,
  course: Course,
  skill: Skill,
  dice: Dice,
): Situation {
  const { view } = scene;
  const handsOf = (seat: Seat, side: 0 | 1): string[][] => {
    const shown = view.encounter?.laid[side]?.card ?? null;
    if (shown !== null) return [[shown]];
    return threatsOf(scene, seat, dice) ?? possibleHands(view, seat, skill.hands, dice);
  };
  return {
    scene,
    view,
    me: view.seat,
    skill,
    board: boardOf(view, skill.values),
    hands: [handsOf(course.offense, 0), handsOf(course.defense, 1)],
    clash: d === null ? reckonNext(view, course, dice) : reckon(scene, d, course, dice),
    plain: plainClash(view, course),
  };
}

/** What an encounter on this course promises. */
export interface Prospect {
  course: Course;
  stakes: Stakes;
  clash: Clash;
  values: Values;
  /** How each side chooses. */
  tastes: [Taste, Taste];
  likely: [Likely, Likely];
  odds: Odds;
}

/** The clash for a course with other ships than the one that was reckoned. */
function clashFor(situation: Situation, course: Course): Clash {
  const { clash, plain, view } = situation;
  const other = plainClash(view, course);
  const sign = clash.lowerWins ? -1 : 1;
  const more = (side: 0 | 1) => sign * (other.totals[side](0) - plain.totals[side](0));
  return { ...clash, more: [more(0), more(1)] };
}

type Base = Pick<Prospect, 'course' | 'stakes' | 'clash' | 'values'>;

/** What laying a card promises to the main player of a side, the cost of the card included. */
export function cardValue(p: Base, side: 0 | 1, kind: string, other: Likely, now: number): number {
  const seat = side === 0 ? p.course.offense : p.course.defense;
  const price = keeping(kind, now, p.values);
  let sum = 0;
  for (const [theirs, chance] of other) {
    const end = side === 0 ? endOf(p.clash, kind, theirs) : endOf(p.clash, theirs, kind);
    // Once the game is over no card is worth keeping.
    sum += chance * (p.stakes[end][seat] - (1 - p.stakes.over[end]) * price);
  }
  return sum;
}

/** Whether winning the encounter wins the game for the main player of a side. */
function winsAll({ stakes, course }: Pick<Base, 'stakes' | 'course'>, side: 0 | 1): boolean {
  const [end, seat]: [End, Seat] = side === 0 ? ['offense', course.offense] : ['defense', course.defense];
  return stakes.over[end] === 1 && stakes[end][seat] > 0;
}

/** How sharply a better card is preferred, in chances to win the game. */
const SHARPNESS = 0.01;

export function prospect(situation: Situation, course: Course): Prospect {
  const { view, board, hands } = situation;
  const clash = clashFor(situation, course);
  const base = { course, stakes: stakesOf(view, board, course), clash, values: board.values };
  const plain: [Likely, Likely] = [likelyFrom(hands[0], plainTaste), likelyFrom(hands[1], plainTaste)];
  const tastes: [Taste, Taste] = [tasteOf(situation, base, plain, 0), tasteOf(situation, base, plain, 1)];
  const likely: [Likely, Likely] = [likelyFrom(hands[0], tastes[0]), likelyFrom(hands[1], tastes[1])];
  return { ...base, tastes, likely, odds: oddsOf(clash, likely[0], likely[1]) };
}

/** How a side chooses its card: with thought, if that is expected of it. */
function tasteOf(situation: Situation, base: Base, plain: readonly [Likely, Likely], side: 0 | 1): Taste {
  const { me, skill, board } = situation;
  const seat = side === 0 ? base.course.offense : base.course.defense;
  const thoughtful = (sharpness: number, talk: number): Taste => {
    const now = chances(board)[seat];
    const values = new Map<string, number>();
    for (const [kind] of plain[side])
      values.set(kind, cardValue(base, side, kind, plain[side === 0 ? 1 : 0], now));
    const best = Math.max(...values.values());
    return drawnTo(
      (kind) => talking(kind, talk) * (Math.exp(((values.get(kind) ?? -1) - best) / sharpness) + 1e-9),
    );
  };
  if (seat === me) return thoughtful(SHARPNESS, 1);
  // Whoever can win the game by an attack is not expected to talk.
  const talk = winsAll(base, side) ? skill.values.talks : 1;
  if (!skill.expectsThought) return plainTalker(talk);
  return oftenOf(skill.values.whim, plainTaste, thoughtful(skill.values.blur, talk));
}

/** The seat's chance to win the game if the encounter takes this course. */
export const promise = (p: Prospect, seat: Seat): number => expected(p.odds, p.stakes, seat);
/** The chance that the offense wins the encounter. */
export const offenseWins = (p: Prospect): number => p.odds.offense + p.odds.offenseN;
