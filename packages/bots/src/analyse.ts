/**
 * A game that is over, looked at again: everybody's chance to win from encounter to encounter, where it turned, and one
 * seat's answers beside those of a hard bot that knew what the seat knew.
 */
import {
  diceFrom,
  isForced,
  replaySteps,
  type Answer,
  type Decision,
  type Game,
  type Journal,
  type Seat,
} from '@cosmarium/engine';
import { advise, comesToSame } from './advise.ts';
import type { Why } from './bot.ts';
import { lessonsOf, topicOf, type Lesson, type Topic } from './lessons.ts';
import { HARD, hurried } from './levels/hard.ts';
import { CALM } from './characters/temper.ts';
import { UNKNOWN } from './generosity.ts';
import { rehearse } from './rehearse.ts';
import { openChances } from './value.ts';

export type { Lesson } from './lessons.ts';

/** The beginning of an encounter; the last one is the end. */
export interface Point {
  /** After so many answers. */
  at: number;
  /** Counted through the whole game, from 1. */
  encounter: number;
  /** By seat; they sum up to 1, with a draw to 0. */
  chances: number[];
}

/** An encounter that changed much. */
export interface Turn {
  at: number;
  encounter: number;
  /** Who gained most, and by how much. */
  seat: Seat;
  gain: number;
}

/** An answer that a hard bot would not have given. */
export interface Mistake {
  at: number;
  encounter: number;
  decision: Decision;
  given: Answer;
  better: Answer;
  why: Why | null;
  /** What it cost, as a chance to win. */
  loss: number;
  topic: Topic;
}

export interface Analysis {
  points: Point[];
  turns: Turn[];
  /** So many questions left a choice, and so many were answered as a hard bot would. */
  asked: number;
  same: number;
  /** The dearest first. */
  mistakes: Mistake[];
  lessons: Lesson[];
}

/** Of the thought of a hard bot. */
const EFFORT = 0.25;
/** Less than that is no mistake but another way. */
const WORTH_TELLING = 0.01;
const TURNS = 3;
/** A turning point moves so much of all chances at least. */
const TURNING = 0.08;

/** Seat -1: nobody's answers are looked at. Yields how much of it is done, between 0 and 1. */
export function* analyse(journal: Journal, seat: Seat): Generator<number, Analysis> {
  const points: Point[] = [];
  const own = { asked: 0, same: 0, mistakes: [] as Mistake[] };
  const steps = replaySteps(journal, { verify: false });
  let seen = 0;
  for (let at = 0; ; at++) {
    const { value: game, done } = steps.next();
    for (const { type } of game.events(-1, seen))
      if (type === 'encounter')
        points.push({ at, encounter: points.length + 1, chances: openChances(game.s) });
    seen = game.eventCount;
    if (done === true) {
      points.push({ at, encounter: points.length, chances: openChances(game.s) });
      break;
    }
    const [id, answer] = journal.answers[at];
    const decision = game.pending().find((one) => one.id === id && one.seat === seat);
    if (decision === undefined || isForced(decision)) continue;
    own.asked++;
    const mistake = compare(game, decision, answer);
    if (mistake === 'same') own.same++;
    else if (mistake !== null) own.mistakes.push({ at, encounter: points.length, ...mistake });
    yield at / journal.answers.length;
  }
  const mistakes = own.mistakes.sort((a, b) => b.loss - a.loss);
  const turns = turnsIn(points);
  return { points, turns, ...own, mistakes, lessons: lessonsOf({ ...own, turns }) };
}

/** null: another answer, but it is not seen to cost anything. */
function compare(
  game: Game,
  decision: Decision,
  given: Answer,
): Omit<Mistake, 'at' | 'encounter'> | 'same' | null {
  const { seat } = decision;
  const [view, past] = [game.view(seat), game.past(seat)];
  const [{ answer: better, why }] = advise(view, decision, past);
  if (comesToSame(better, given, decision)) return 'same';
  const scene = { view, past, temper: CALM, generous: UNKNOWN };
  const dice = diceFrom(`analysis ${decision.id}`);
  const tried = rehearse(scene, decision, [better, given], hurried(HARD, EFFORT), dice);
  if (tried === null) return null;
  const loss = tried.means[0] - tried.means[1];
  if (loss < Math.max(WORTH_TELLING, tried.errors[1])) return null;
  return { decision, given, better, why, loss, topic: topicOf(decision, given, better) };
}

/** The encounters after which most was different, in their order. How it ends is told anyway. */
function turnsIn(points: readonly Point[]): Turn[] {
  const swings = points.slice(0, -2).map(({ at, encounter, chances }, i) => {
    const gains = points[i + 1].chances.map((chance, seat) => chance - chances[seat]);
    const gain = Math.max(...gains);
    const swing = gains.reduce((sum, one) => sum + Math.max(0, one), 0);
    return { at, encounter, seat: gains.indexOf(gain), gain, swing };
  });
  return swings
    .filter(({ swing }) => swing >= TURNING)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, TURNS)
    .sort((a, b) => a.at - b.at)
    .map(({ at, encounter, seat, gain }) => ({ at, encounter, seat, gain }));
}
