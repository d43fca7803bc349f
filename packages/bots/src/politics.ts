/** Whom to invite and whom to join: by what it brings and by what it gives to others. */
import type { AimDecision, Seat, SubsetDecision } from '@cosmarium/engine';
import { because, type Choice } from './bot.ts';
import type { Course } from './imagine.ts';
import { homesOf, spareShips, takeShips } from './ships.ts';
import { promise, prospect, type Situation } from './situation.ts';
import { planetsEach } from './value.ts';

/** Ships an invited player is expected to send. */
const USUAL = 3;
/** How much better it must be to have an ally, or to join: less is not worth the ships and the talk. */
const WORTHWHILE = 0.002;

/** The course with a player's ships on a side. */
export function joined(course: Course, seat: Seat, side: 0 | 1, ships: number): Course {
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

/** Adds allies one by one, the most useful first, as long as each makes the own prospects better. */
export function inviteAllies(situation: Situation, d: SubsetDecision, course: Course): Choice {
  const { me, view } = situation;
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
    if (next < 0) break;
    chosen.push(next);
    now = joined(now, d.options[next] as Seat, side, USUAL);
  }
  const answer = chosen.sort((a, b) => a - b);
  const out = d.options.find(
    (seat, i) => !chosen.includes(i) && view.players[seat as Seat].foreign >= situation.board.goal - 1,
  );
  if (out !== undefined)
    return {
      answer,
      why: because('not-invited', { player: out as Seat, count: view.players[out as Seat].foreign }),
    };
  return { answer, why: because(chosen.length > 0 ? 'invites' : 'alone', { count: chosen.length }) };
}

/** Which side to join, with how many ships; or neither. */
export function joinSide(situation: Situation, d: AimDecision, course: Course): Choice {
  const { me, view } = situation;
  const homes = homesOf(me, planetsEach(view));
  const none = d.targets.indexOf('none');
  const most = Math.min(d.max, Math.max(d.min, spareShips(d.slots)));
  const staying = promise(prospect(situation, course), me);
  let best =
    none >= 0
      ? { target: none, ships: 0, value: staying + WORTHWHILE }
      : { target: 0, ships: d.min, value: -1 };
  d.targets.forEach((target, i) => {
    if (target === 'none') return;
    for (let ships = d.min; ships <= most; ships++) {
      const value = promise(prospect(situation, joined(course, me, target === 'offense' ? 0 : 1, ships)), me);
      if (value > best.value) best = { target: i, ships, value };
    }
  });
  const answer = { target: best.target, ships: takeShips(d.slots, best.ships, homes) };
  const target = d.targets[best.target];
  if (target === 'none') return { answer, why: because('stays-out') };
  return {
    answer,
    why: because(target === 'offense' ? 'joins-offense' : 'joins-defense', { count: best.ships }),
  };
}
