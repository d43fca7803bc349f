/**
 * A game as it may be, built from a view and one way the hidden cards can lie, and brought to the very decision the
 * view shows. The engine restores games between encounters only, so the encounter is begun anew from the position
 * before it and led along what the view tells of it: destiny, gate, alliances, revealed cards. Powers that act by
 * themselves act again on the way. Where that does not lead to the same position, there is no imagined game.
 */
import {
  Game,
  RULES,
  type AimDecision,
  type Answer,
  type CardOption,
  type Decision,
  type GameState,
  type Params,
  type PlanetId,
  type Response,
  type Seat,
  type View,
} from '@cosmarium/engine';
import type { World } from './odds.ts';
import { baseOf, positionOf, type Course } from './position.ts';

const MOST_STEPS = 80;
const IMAGINED = { events: false, journal: false, haltAfter: 1 } as const;

type WithOptions = Extract<Decision, { options: unknown }>;

/** What leads an imagined game. */
export interface Path {
  view: View;
  course: Course;
  /** The encounter cards to be laid, '' if any will do. */
  laid: readonly [string, string];
  /** Which response is given, -1 for none of them. */
  respond: (d: Decision, options: readonly Response[]) => number;
  /** What was announced with the use or the card that is to be answered: by whom, and whom or what it is aimed at. */
  named: Params;
}

/** Leads a game along the path until `stop` says so; false if it does not come there. */
export function lead(game: Game, path: Path, stop: (game: Game) => boolean): boolean {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (stop(game)) return true;
    const decision = game.pending()[0];
    if (decision === undefined) return false;
    const answer = aimAgain(decision, path.named) ?? follow(decision, path);
    if (answer === null) return false;
    game.answer(decision.seat, decision.id, answer);
  }
  return false;
}

export const passing = (): number => -1;

const indexOrNull = (i: number): number | null => (i < 0 ? null : i);

/** The answer that names what has been named; null if that is not what is asked. */
function aimAgain(d: Decision, named: Params): Answer | null {
  if (named.player !== d.seat || !('options' in d)) return null;
  const seats = named.whom === undefined ? [] : String(named.whom).split(',').map(Number);
  switch (d.kind) {
    case 'player':
      return indexOrNull(d.options.indexOf(seats[0]));
    case 'players':
      return seats.map((seat) => d.options.indexOf(seat)).filter((i) => i >= 0);
    case 'planet':
      return indexOrNull(d.options.indexOf(named.planet));
    case 'card':
      return indexOrNull(d.options.indexOf(named.target));
    case 'number':
      // Of each player so many, or just a number.
      return indexOrNull(
        d.options.indexOf(named.number ?? seats.filter((seat) => seat === d.params.player).length),
      );
    default:
      return null;
  }
}

/** The answer that keeps the game on its course; null if there is none. */
function follow(d: Decision, { view, course, laid, respond }: Path): Answer | null {
  switch (d.kind) {
    case 'respond':
      return 1 + respond(d, d.options.slice(1) as Response[]);
    case 'launch':
      return send(d, d.targets.indexOf(course.planet), course.gate[d.seat], baseOf(view, d.seat));
    case 'ally': {
      const bit = 1 << d.seat;
      const side = course.allies[0] & bit ? 0 : course.allies[1] & bit ? 1 : -1;
      const target = d.targets.indexOf(side < 0 ? 'none' : side === 0 ? 'offense' : 'defense');
      const count = side < 0 ? 0 : side === 0 ? course.gate[d.seat] : course.aid[d.seat];
      return send(d, target, count, baseOf(view, d.seat));
    }
    case 'invite': {
      const mask = course.invited[d.seat === course.offense ? 0 : 1];
      return d.options.flatMap((seat, i) => (mask & (1 << (seat as Seat)) ? [i] : []));
    }
    case 'encounter-card': {
      const kind = laid[d.seat === course.offense ? 0 : 1];
      const i = d.options.findIndex((option) => (option as CardOption).card === kind);
      return kind === '' ? d.fallback : indexOrNull(i);
    }
    case 'player':
    case 'option':
      return Math.max(d.fallback, d.options.indexOf(course.defense));
    case 'card':
      return Math.max(d.fallback, d.options.indexOf(course.destiny));
    case 'ships': {
      const at = d.slots.findIndex((slot) => slot.at === baseOf(view, d.seat));
      if (at < 0 || d.slots[at].max < d.min) return d.fallback;
      return d.slots.map((_, i) => (i === at ? d.min : 0));
    }
    default:
      return d.fallback;
  }
}

/** Ships go from the base first, then from wherever there are most. */
function send(d: AimDecision, target: number, count: number, base: PlanetId): Answer | null {
  const nothing = d.targets[target] === 'none';
  if (target < 0 || count > d.max || (count < d.min && !nothing)) return null;
  const order = d.slots.map((slot, i) => ({ i, size: slot.at === base ? Infinity : slot.max }));
  order.sort((a, b) => b.size - a.size);
  const ships = d.slots.map(() => 0);
  let left = count;
  for (const { i } of order) {
    ships[i] = Math.min(left, d.slots[i].max);
    left -= ships[i];
  }
  return left > 0 ? null : { target, ships };
}

/** Where each option of one decision stands among those of another; null if they do not offer the same. */
function translation(from: WithOptions, to: WithOptions): number[] | null {
  if (from.options.length !== to.options.length) return null;
  const left: (string | null)[] = to.options.map((option) => JSON.stringify(option));
  const found = from.options.map((option) => {
    const i = left.indexOf(JSON.stringify(option));
    if (i >= 0) left[i] = null;
    return i;
  });
  return found.includes(-1) ? null : found;
}

/** An imagined game may list the same options in another order: the answer as it has to be given there. */
export function translate(answer: Answer, from: Decision, to: Decision): Answer {
  if (!('options' in from && 'options' in to)) return answer;
  const places = translation(from, to)!;
  if (typeof answer === 'number') return places[answer];
  const moved = (answer as readonly number[]).map((i) => places[i]);
  return from.kind === 'arrange' ? moved : moved.sort((a, b) => a - b);
}

/** Whether this is the decision the view shows. */
const sameDecision = (a: Decision, b: Decision): boolean => {
  if (a.seat !== b.seat || a.kind !== b.kind || a.key !== b.key) return false;
  if ('options' in a && 'options' in b) return translation(a, b) !== null;
  if ('slots' in a && 'slots' in b) return JSON.stringify(a.slots) === JSON.stringify(b.slots);
  return true;
};

function sameEncounter(s: GameState, view: View): boolean {
  const [e, seen] = [s.encounter!, view.encounter!];
  if (e.phase !== seen.phase || e.defense !== seen.defense || e.planet !== seen.planet) return false;
  return e.gate.every((count, seat) => count === seen.gate[seat] && e.aid[seat] === seen.aid[seat]);
}

/** A game from a position that is used for nothing else: it is not copied. */
export const begin = (position: GameState): Game => new Game(RULES, position, { position }, IMAGINED);

/** An imagined position may be one that no real game comes to: what goes wrong there is no answer, and no harm. */
export function attempt<T>(play: () => T): T | null {
  try {
    return play();
  } catch {
    return null;
  }
}

/** Which responses have led to a decision: those it speaks of, and cards that lie on the table; or any power of others. */
function responses(view: View, decision: Decision): Path['respond'][] {
  const topic = decision.key.split('.')[0];
  const table = view.encounter!.table;
  const spokenOf = (one: Response) =>
    table.includes(one.source) || one.source === topic || one.source.endsWith(`-${topic}`);
  return [
    (d, options) => (d.key === decision.key ? -1 : options.findIndex(spokenOf)),
    (d, options) =>
      options.findIndex((one) => spokenOf(one) || (d.seat !== view.seat && one.from === 'power')),
  ];
}

/** Whoever may be playing the cards on the table. */
function handsOf(view: View, decision: Decision): Seat[] {
  if (view.encounter!.table.length === 0 || decision.key !== 'ask.respond.card.playing') return [view.seat];
  return view.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
}

/** A way to come to this decision again and again; null if none is found. */
export type Way = (world: World) => Game | null;

export function imagine(view: View, decision: Decision, world: World): { game: Game; way: Way } | null {
  for (const player of handsOf(view, decision))
    for (const respond of responses(view, decision)) {
      const way = wayBy(view, decision, player, respond);
      const game = way(world);
      if (game !== null) return { game, way };
    }
  return null;
}

function wayBy(view: View, decision: Decision, player: Seat, respond: Path['respond']): Way {
  const course = view.encounter!;
  const named = decision.kind === 'respond' ? decision.params : {};
  const there = (game: Game) => game.pending().some((d) => sameDecision(d, decision));
  return (world) =>
    attempt(() => {
      const game = begin(positionOf(view, world, course, player));
      const reached = lead(game, { view, course, laid: world.laid, respond, named }, there);
      return reached && sameEncounter(game.s, view) ? game : null;
    });
}
