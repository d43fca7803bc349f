/** Whom to invite and whom to join: by what it brings and by what it gives to others. */
import type { AimAnswer, AimDecision, Seat, SubsetDecision } from '@cosmarium/engine';
import { because, type Choice } from './bot.ts';
import type { Course } from './position.ts';
import { spareShips, takeShips } from './ships.ts';
import { promise, prospect, type Situation } from './situation.ts';
import type { Plan } from './trial.ts';

/** Ships an invited player is expected to send. */
const USUAL = 3;
/** How much better it must be to have an ally, or to join: less is not worth the ships and the talk. */
const WORTHWHILE = 0.002;

/** The course with a player's ships on a side. */
function joined(course: Course, seat: Seat, side: 0 | 1, ships: number): Course {
  const bit = 1 << seat;
  const put = (counts: readonly number[]) => counts.map((count, i) => (i === seat ? ships : count));
  return {
    ...course,
    gate: side === 0 ? put(course.gate) : course.gate,
    aid: side === 1 ? put(course.aid) : course.aid,
    allies: [course.allies[0] | (side === 0 ? bit : 0), course.allies[1] | (side === 1 ? bit : 0)],
    invited: [course.invited[0] | (side === 0 ? bit : 0), course.invited[1] | (side === 1 ? bit : 0)],
  };
}

export function inviteAllies(situation: Situation, d: SubsetDecision, course: Course): Choice {
  const { view, board } = situation;
  const answer = oneByOne(situation, d, course);
  const leader = (seat: Seat) => view.players[seat].foreign >= board.goal - 1;
  const out = d.options.find((seat, i) => !answer.includes(i) && leader(seat as Seat)) as Seat | undefined;
  if (out !== undefined)
    return { answer, why: because('not-invited', { player: out, count: view.players[out].foreign }) };
  return { answer, why: because(answer.length > 0 ? 'invites' : 'alone', { count: answer.length }) };
}

/** Adds allies as long as each makes the own prospects better, the most useful first. */
function oneByOne(situation: Situation, d: SubsetDecision, course: Course): number[] {
  const { me } = situation;
  const side = me === course.offense ? 0 : 1;
  const chosen: number[] = [];
  let now = course;
  let best = promise(prospect(situation, now), me);
  for (;;) {
    let next = -1;
    d.options.forEach((seat, i) => {
      if (chosen.includes(i)) return;
      const value = promise(prospect(situation, joined(now, seat as Seat, side, USUAL)), me);
      if (value > best + WORTHWHILE) [next, best] = [i, value];
    });
    if (next < 0) return chosen.sort((a, b) => a - b);
    chosen.push(next);
    now = joined(now, d.options[next] as Seat, side, USUAL);
  }
}

/** Which side to join, with how many ships; or neither. */
export function joinSide(situation: Situation, d: AimDecision, course: Course): Choice {
  const { me, view } = situation;
  const homes = view.systems[me];
  const most = Math.min(d.max, Math.max(d.min, spareShips(d.slots)));
  const plans: Plan[] = [];
  d.targets.forEach((target, i) => {
    if (target === 'none') {
      const value = promise(prospect(situation, course), me) + WORTHWHILE;
      plans.push({ answer: { target: i, ships: d.slots.map(() => 0) }, value });
      return;
    }
    for (let ships = d.min; ships <= most; ships++) {
      const next = joined(course, me, target === 'offense' ? 0 : 1, ships);
      const answer = { target: i, ships: takeShips(d.slots, ships, homes) };
      plans.push({ answer, value: promise(prospect(situation, next), me) });
    }
  });
  const { answer } = plans.reduce((a, b) => (b.value > a.value ? b : a));
  const { target, ships } = answer as AimAnswer;
  if (d.targets[target] === 'none') return { answer, why: because('stays-out') };
  const count = ships.reduce((sum, one) => sum + one, 0);
  return {
    answer,
    why: because(d.targets[target] === 'offense' ? 'joins-offense' : 'joins-defense', { count }),
  };
}
