/** Whom to invite and whom to join: by what it brings and by what it gives to others. */
import { emptiedBy } from '@cosmarium/engine';
import type { AimAnswer, AimDecision, Dice, PlanetId, Seat, SubsetDecision, View } from '@cosmarium/engine';
import { because, bestOf, type Choice, type Weighed, type Why } from './bot.ts';
import { losesAll } from './encounter.ts';
import type { Course } from './course.ts';
import { leastGenerous } from './generosity.ts';
import { homesOf, spareShips, takeShips } from './ships.ts';
import { promise, prospect, type Prospect, type Situation } from './situation.ts';
import { bestPlans, worth, type Plan } from './trial.ts';
import { atMatchPoint, copyBoard } from './value.ts';

/** Ships an invited player is expected to send by whoever expects all of them to come. */
const USUAL = 3;
/** How much better it must be to have an ally, or to join: less is not worth the ships and the talk. */
const WORTHWHILE = 0.002;
/** Of so many possible allies every set is weighed. */
const FEW = 4;

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
  const { view, board, me, scene } = situation;
  const whyInvite = (answer: readonly number[]): Why => {
    const out = d.options.filter((_, i) => !answer.includes(i)) as Seat[];
    const feared = out.find((seat) => atMatchPoint(board, seat));
    if (feared !== undefined)
      return because('not-invited', { player: feared, count: view.players[feared].foreign });
    const mean = me === course.offense ? leastGenerous(out, scene.generous) : undefined;
    if (mean !== undefined) return because('seldom-invites', { player: mean });
    return because(answer.length > 0 ? 'invites' : 'alone', { count: answer.length });
  };
  const weighed: Weighed[] = [];
  const answer = invited(situation, d, course, (chosen, chance) =>
    weighed.push({ answer: chosen, chance, why: whyInvite(chosen) }),
  );
  return { answer, why: whyInvite(answer), weighed };
}

/** `weighs` hears what each set of allies promises that was thought of. */
function invited(
  situation: Situation,
  d: SubsetDecision,
  course: Course,
  weighs: (chosen: readonly number[], chance: number) => void,
): number[] {
  const { me, scene, skill } = situation;
  const all = d.options.map((_, i) => i);
  const side = me === course.offense ? 0 : 1;
  const { stakes } = prospect(situation, course);
  // Against an attack that wins the game everybody is called: nobody can gain as much as it would cost.
  if (side === 1 && losesAll(stakes, 'offense', me)) return all.slice(0, d.max);
  if (skill.expectsThought) return foreseen(situation, d, course, weighs);
  const each = skill.values.company[side] - WORTHWHILE;
  const value = (chosen: readonly number[]) => {
    const with_ = chosen.reduce((now, i) => joined(now, d.options[i] as Seat, side, USUAL), course);
    const liked = chosen.reduce((sum, i) => sum + scene.temper.invites(d.options[i] as Seat), 0);
    const worth = promise(prospect(situation, with_), me) + each * chosen.length + liked;
    weighs(chosen, worth);
    return worth;
  };
  return all.length <= FEW ? bestSet(all, d.max, value) : oneByOne(all, d.max, value);
}

/** Ships that whoever joins an attack sends, and a defense. */
const SENT = [2, 4] as const;
/** How likely somebody who may join these sides does so, by what it brings them. */
function leaning(
  situation: Situation,
  course: Course,
  seat: Seat,
  alone: Prospect,
): { with_: Prospect[]; of: (open: readonly [boolean, boolean]) => number[] } {
  const with_ = ([0, 1] as const).map((side) => prospect(situation, joined(course, seat, side, SENT[side])));
  const { doubt, moody } = situation.skill.values;
  const gains = with_.map((p) => Math.exp((promise(p, seat) - promise(alone, seat)) / doubt));
  return {
    with_,
    of: (open) => {
      const weights = gains.map((gain, side) => (open[side] ? gain : 0));
      const all = 1 + weights[0] + weights[1];
      const count = 1 + Number(open[0]) + Number(open[1]);
      return weights.map((weight, side) => (open[side] ? (1 - moody) * (weight / all) + moody / count : 0));
    },
  };
}

/**
 * What it is worth to have somebody as an ally besides. In an attack nothing if they may win by it, and less than nothing if they
 * seldom invite others.
 */
function likes({ board, scene, skill }: Situation, side: 0 | 1, seat: Seat): number {
  const { company, returns } = skill.values;
  const liked = scene.temper.invites(seat) - WORTHWHILE;
  if (side === 1) return company[1] + liked;
  const returned = returns * scene.generous(seat);
  return liked + (atMatchPoint(board, seat) ? Math.min(0, returned) : company[0] + returned);
}

/** What each of them would do if invited, and if not: whoever does more good than harm is asked. */
function foreseen(
  situation: Situation,
  d: SubsetDecision,
  course: Course,
  weighs: (chosen: readonly number[], chance: number) => void,
): number[] {
  const { me, skill } = situation;
  const { invites } = skill.values;
  const side = me === course.offense ? 0 : 1;
  const alone = prospect(situation, course);
  const before = promise(alone, me);
  const found = d.options.map((option, i) => {
    const seat = option as Seat;
    const { with_, of } = leaning(situation, course, seat, alone);
    const changes = with_.map((p) => promise(p, me) - before);
    const expects = (...open: [boolean, boolean]) =>
      of(open).reduce((sum, chance, one) => sum + chance * changes[one], 0);
    const asked = (invited: boolean) =>
      side === 1
        ? expects((course.invited[0] & (1 << seat)) !== 0, invited)
        : invites * expects(invited, true) + (1 - invites) * expects(invited, false);
    return { i, gain: asked(true) - asked(false) + likes(situation, side, seat) };
  });
  const chosen: number[] = [];
  let worth = before;
  weighs([], worth);
  for (const { i, gain } of found.toSorted((a, b) => b.gain - a.gain)) {
    if (chosen.length >= d.max || (gain <= 0 && chosen.length > 0)) break;
    const more = [...chosen, i].sort((a, b) => a - b);
    weighs(more, worth + gain);
    if (gain <= 0) break;
    worth += gain;
    chosen.push(i);
  }
  return chosen.sort((a, b) => a - b);
}

function bestSet(
  all: readonly number[],
  max: number,
  value: (chosen: readonly number[]) => number,
): number[] {
  let best: number[] = [];
  let most = -Infinity;
  for (let bits = 0; bits < 1 << all.length; bits++) {
    const chosen = all.filter((i) => bits & (1 << i));
    if (chosen.length > max) continue;
    const worth = value(chosen);
    if (worth > most) [best, most] = [chosen, worth];
  }
  return best;
}

/** Adds allies as long as each makes the own prospects better, the most useful first. */
function oneByOne(
  all: readonly number[],
  max: number,
  value: (chosen: readonly number[]) => number,
): number[] {
  let chosen: number[] = [];
  let best = value(chosen);
  while (chosen.length < max) {
    let next: number[] | null = null;
    for (const i of all) {
      if (chosen.includes(i)) continue;
      const more = [...chosen, i];
      const worth = value(more);
      if (worth > best) [next, best] = [more, worth];
    }
    if (next === null) break;
    chosen = next;
  }
  return chosen.sort((a, b) => a - b);
}

/** The situation once these colonies are given up. */
function withoutColonies(situation: Situation, given: readonly PlanetId[]): Situation {
  if (given.length === 0) return situation;
  const { view, me } = situation;
  const board = copyBoard(situation.board);
  for (const at of given) (view.systems[me].includes(at) ? board.homes : board.foreign)[me]--;
  return { ...situation, board };
}

/** Whether joining the defense would only shield a player who is about to win. */
function shieldsLeader({ me, board }: Situation, course: Course): boolean {
  const { offense, defense } = course;
  return atMatchPoint(board, defense) && !atMatchPoint(board, offense) && defense !== me;
}

/** Whether joining the attack would only help a player to win. */
const carriesLeader = ({ me, board }: Situation, { offense }: Course): boolean =>
  atMatchPoint(board, offense) && !atMatchPoint(board, me);

/** Whether a colony would be new there. */
const isNew = (view: View, seat: Seat, planet: PlanetId): boolean =>
  planet < 0 || view.planets[planet][seat] === 0;

/** Which side to join, with how many ships; or neither. */
export function joinSide(situation: Situation, d: AimDecision, course: Course, dice: Dice): Choice {
  const { me, view, scene, skill, board } = situation;
  const homes = homesOf(view, me, skill.values);
  const spare = spareShips(d.slots);
  const most = Math.min(d.max, Math.max(d.min, spare));
  // A colony is given up only if the game is at stake, or nobody asks.
  const spares =
    d.targets.includes('none') && ![course.offense, course.defense].some((seat) => atMatchPoint(board, seat));
  const plans: Plan[] = [];
  d.targets.forEach((target, i) => {
    if (target === 'none') {
      const value = promise(prospect(situation, course), me);
      plans.push({ answer: { target: i, ships: d.slots.map(() => 0) }, value, liked: WORTHWHILE });
      return;
    }
    const helpsLeader = target === 'defense' ? shieldsLeader : carriesLeader;
    if (d.targets.length > 1 && helpsLeader(situation, course)) return;
    const side = target === 'offense' ? 0 : 1;
    const { offense, defense } = course;
    const [main, other] = side === 0 ? [offense, defense] : [defense, offense];
    const gains = side === 1 || isNew(view, me, course.planet);
    const partakes = atMatchPoint(board, main) || !gains ? 0 : skill.values.taking[side];
    for (let ships = d.min; ships <= most; ships++) {
      const next = joined(course, me, side, ships);
      const answer = { target: i, ships: takeShips(d.slots, ships, homes, true) };
      // A colony without ships is given up.
      const given = emptiedBy(d.slots, answer.ships);
      if (given.length > 0 && spares) continue;
      const value = promise(prospect(withoutColonies(situation, given), next), me);
      const besides = given.length > 0 ? -WORTHWHILE : partakes;
      const liked = scene.temper.joins(main, other, side, ships);
      plans.push({ answer, value: value + besides, liked });
    }
  });
  return bestOf(
    bestPlans(scene, d, oneOfEach(plans), skill, dice).map((plan) => ({
      answer: plan.answer,
      chance: worth(plan),
      why: whyJoin(d, plan.answer as AimAnswer),
    })),
  );
}

/** The best plan of each side. */
function oneOfEach(plans: readonly Plan[]): Plan[] {
  const best = new Map<number, Plan>();
  for (const plan of plans) {
    const { target } = plan.answer as AimAnswer;
    const known = best.get(target);
    if (known === undefined || worth(plan) > worth(known)) best.set(target, plan);
  }
  return [...best.values()];
}

function whyJoin(d: AimDecision, { target, ships }: AimAnswer): Why {
  if (d.targets[target] === 'none') return because('stays-out');
  const count = ships.reduce((sum, one) => sum + one, 0);
  return because(d.targets[target] === 'offense' ? 'joins-offense' : 'joins-defense', { count });
}
