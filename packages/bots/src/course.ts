/** What an encounter is to become, and how to lead a game along it. */
import { mayTake } from '@cosmarium/engine';
import type { AimDecision, Answer, CardOption, Decision, Game, PlanetId, Seat } from '@cosmarium/engine';

/** As far as it has come, or as it is planned. */
export interface Course {
  offense: Seat;
  defense: Seat;
  planet: PlanetId;
  gate: readonly number[];
  aid: readonly number[];
  allies: readonly [number, number];
  invited: readonly [number, number];
}

const MOST_STEPS = 80;

/** Both lay these cards, nobody responds, ships go where the course says; false if that leads nowhere. */
export function leadAlong(
  game: Game,
  course: Course,
  laid: readonly [string, string],
  stop: (game: Game) => boolean,
): boolean {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (stop(game)) return true;
    const [decision] = game.pending();
    if (decision === undefined) return false;
    const answer = answerOn(course, laid, decision);
    if (answer === null) return false;
    game.answer(decision.seat, decision.id, answer);
  }
  return false;
}

function answerOn(course: Course, laid: readonly [string, string], d: Decision): Answer | null {
  switch (d.kind) {
    case 'respond':
    case 'reinforce':
      return 0;
    case 'launch':
      return send(d, d.targets.indexOf(course.planet), course.gate[d.seat]);
    case 'ally': {
      const bit = 1 << d.seat;
      const side = course.allies[0] & bit ? 0 : course.allies[1] & bit ? 1 : -1;
      const target = d.targets.indexOf(side < 0 ? 'none' : side === 0 ? 'offense' : 'defense');
      return send(d, target, side < 0 ? 0 : side === 0 ? course.gate[d.seat] : course.aid[d.seat]);
    }
    case 'invite': {
      const mask = course.invited[d.seat === course.offense ? 0 : 1];
      return d.options.flatMap((seat, i) => (mask & (1 << (seat as Seat)) ? [i] : []));
    }
    case 'encounter-card': {
      const kind = laid[d.seat === course.offense ? 0 : 1];
      const i = d.options.findIndex((option) => (option as CardOption).card === kind);
      return i < 0 ? d.fallback : i;
    }
    case 'player':
    case 'option':
      return Math.max(d.fallback, d.options.indexOf(course.defense));
    default:
      return d.fallback;
  }
}

/** From wherever there are most. */
function send(d: AimDecision, target: number, count: number): Answer | null {
  const nothing = d.targets[target] === 'none';
  if (target < 0 || count > d.max || (count < d.min && !nothing)) return null;
  const order = d.slots.map((slot, i) => ({ i, size: slot.max })).sort((a, b) => b.size - a.size);
  const ships = d.slots.map(() => 0);
  let left = count;
  for (const { i } of order) {
    while (left > 0 && mayTake(d.slots, ships, i)) {
      ships[i]++;
      left--;
    }
  }
  return left > 0 ? null : { target, ships };
}
