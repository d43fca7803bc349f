/** Where ships were taken from, put or lost, read from what happened next. */
import {
  shipsOn,
  type AimDecision,
  type GameState,
  type Place,
  type Seat,
  type SeenEvent,
  type ShipsDecision,
  type View,
} from '@cosmarium/engine';

export type Told<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;

/** What is known of the answers: the events from the question on, and the table as it is in the end. */
export interface Traces {
  next: readonly SeenEvent[];
  view: View;
  /** How often the same has been asked just before, without anything having happened since. */
  nth: number;
}

type Moved = Told<'ships.moved'>['from'];

export const countsAt = (d: Pick<AimDecision, 'slots'>, parts: Moved): number[] =>
  d.slots.map(({ at, ship }) =>
    parts.reduce((sum, part) => (part.place === at && part.ship === ship ? sum + part.count : sum), 0),
  );

export const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);
const fits = (d: ShipsDecision, counts: readonly number[]): boolean => {
  const all = total(counts);
  return all >= d.min && all <= d.max && counts.every((count, i) => count <= d.slots[i].max);
};

/** The ships that were chosen; null if nothing tells. */
export function shipsChosen(s: GameState, d: ShipsDecision, traces: Traces): readonly number[] | null {
  return (areLost(d, traces) ? null : shipsMoved(d, traces)) ?? shipsMissing(s, d, traces);
}

type ShipsTold = Told<'ships.moved' | 'ships.lost' | 'colony.lost'>;

const tellsOfShips = (event: SeenEvent): event is ShipsTold =>
  event.type === 'ships.moved' || event.type === 'ships.lost' || event.type === 'colony.lost';

/** Whose ships it is about: they may be those of the player that the question names. */
function ownerOf({ params, seat }: ShipsDecision, { next }: Traces): Seat {
  const told = next.find(
    (event) => tellsOfShips(event) && (event.seat === params.player || event.seat === seat),
  );
  return (told as ShipsTold | undefined)?.seat ?? seat;
}

/** Others may move theirs first. */
const LATER = 30;

/** Taken from these places, or put there one after the other. */
function shipsMoved(d: ShipsDecision, traces: Traces): readonly number[] | null {
  const owner = ownerOf(d, traces);
  const moves = traces.next
    .slice(0, LATER)
    .filter((event) => event.type === 'ships.moved' && event.seat === owner) as Told<'ships.moved'>[];
  if (moves.length === 0) return null;
  if (d.min === 0 && takesNone(d, traces, moves[0])) return d.slots.map(() => 0);
  const rearranged = shipsRearranged(d, traces, owner);
  if (rearranged !== null) return rearranged;
  const taken = countsAt(d, moves[0].from);
  if (total(taken) > 0 && fits(d, taken)) return taken;
  const from: Place = moves[0].from[0].place;
  // Of which sort they are the question says.
  const { ship } = d.slots[0];
  const put: Moved = [];
  let left = d.max;
  for (const move of moves) {
    const count = total(move.from.map((part) => part.count));
    if (move.from[0].place !== from || count > left) break;
    put.push({ place: move.to, count, ...(ship !== undefined && { ship }) });
    left -= count;
  }
  const placed = countsAt(d, put);
  return total(placed) > 0 && fits(d, placed) ? placed : null;
}

/** What else is told of while ships are put elsewhere, one move after the other. */
const MEANWHILE = new Set<SeenEvent['type']>([
  'ships.moved',
  'colony.lost',
  'colony.gained',
  'power.lost',
  'power.back',
]);

/** Ships that change places all at once, told move by move: first where they are taken from is asked, then where they are put. */
function shipsRearranged(d: ShipsDecision, { next }: Traces, owner: Seat): readonly number[] | null {
  const end = next.findIndex(({ type }) => !MEANWHILE.has(type));
  const moves = next.slice(0, end < 0 ? next.length : end).filter((event) => event.type === 'ships.moved');
  const onPlanets = ({ seat, from, to }: Told<'ships.moved'>) =>
    seat === owner && to >= 0 && from.every(({ place }) => place >= 0);
  if (moves.length === 0 || !moves.every(onPlanets)) return null;
  const putting = d.min === d.max && d.slots.every(({ max }) => max === d.max);
  const parts = moves.flatMap(({ from, to }) =>
    putting ? [{ place: to, count: total(from.map(({ count }) => count)) }] : from,
  );
  const counts = countsAt(d, parts);
  return total(counts) === total(parts.map(({ count }) => count)) && fits(d, counts) ? counts : null;
}

/**
 * Rewards are told of when all have chosen theirs; else whatever happens first tells whether any were taken, and whether they
 * went where the question says.
 */
function takesNone(d: ShipsDecision, { next }: Traces, move: Told<'ships.moved'>): boolean {
  if (d.key === 'ask.rewards') return rewardsOf(d.seat, next)?.ships === 0;
  return move !== next[0] || (typeof d.params.planet === 'number' && move.to !== d.params.planet);
}

export const rewardsOf = (me: Seat, events: readonly SeenEvent[]): Told<'rewards'> | undefined =>
  events.find((event) => event.type === 'rewards' && event.seat === me) as Told<'rewards'> | undefined;

/** Whether the next thing that happens to these ships is a loss. */
function areLost(d: ShipsDecision, traces: Traces): boolean {
  const owner = ownerOf(d, traces);
  const first = traces.next.find((event) => tellsOfShips(event) && event.seat === owner);
  return first !== undefined && first.type !== 'ships.moved';
}

/** How many ships of a player have come to a planet, less those that have left it. */
function movedTo(at: Place, seat: Seat, events: readonly SeenEvent[]): number {
  let sum = 0;
  for (const event of events)
    if (event.type === 'ships.moved' && event.seat === seat)
      for (const { place, count } of event.from)
        sum += (event.to === at ? count : 0) - (place === at ? count : 0);
  return sum;
}

const mainDefense = ({ encounter }: View, before: readonly SeenEvent[]): Seat =>
  before.findLast((event) => event.type === 'defense')?.seat ?? encounter?.defense ?? -1;

/** How many ships a player has left at a place once the question is answered. */
function leftAt(at: Place, seat: Seat, { view, next }: Traces): number {
  // Where it was attacked afterwards everybody was told how many stood there.
  const aimed = next.findIndex((event) => event.type === 'aimed' && event.planet === at);
  if (aimed >= 0 && mainDefense(view, next.slice(0, aimed)) === seat)
    return (next[aimed] as Told<'aimed'>).guards - movedTo(at, seat, next.slice(0, aimed));
  if (at >= 0) return view.planets[at][seat] - movedTo(at, seat, next);
  const home = next.find(
    (event) => event.type === 'ships.moved' && event.seat === seat && event.from[0]?.place === at,
  ) as Told<'ships.moved'> | undefined;
  return home?.from[0].count ?? view.encounter?.gate[seat] ?? 0;
}

/** No event tells which ships were lost: those that are no longer there, and no last ship unless a colony was lost. */
function shipsMissing(s: GameState, d: ShipsDecision, traces: Traces): readonly number[] | null {
  const [first] = traces.next;
  const owner = ownerOf(d, traces);
  const there = d.slots.map(({ at, max }) => (at < 0 ? max : shipsOn(s, at, owner)));
  if (d.slots.some(({ at, max }, i) => at >= 0 && max > there[i])) return null;
  const taken = d.slots.map(() => 0);
  const lost = first?.type === 'colony.lost' && first.seat === owner ? first.planet : -1;
  for (let n = 0; n < d.min; n++) {
    let best = -1;
    let most = -Infinity;
    d.slots.forEach(({ at, max }, i) => {
      if (taken[i] >= max) return;
      const left = there[i] - taken[i];
      const gone = left - leftAt(at, owner, traces);
      const last = left === 1 && at >= 0 && at !== lost ? 100 : 0;
      const score = (at === lost ? 200 : 0) + 4 * gone + left - last;
      if (score > most) [best, most] = [i, score];
    });
    if (best < 0) return null;
    taken[best]++;
  }
  return taken;
}
