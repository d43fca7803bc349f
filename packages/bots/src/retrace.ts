/** What a player answered, read from what happened next. */
import {
  cardInfo,
  GATE,
  shipsOn,
  type AimAnswer,
  type AimDecision,
  type Answer,
  type CardOption,
  type ChoiceDecision,
  type Decision,
  type GameState,
  type Option,
  type Place,
  type ReinforceOption,
  type Response,
  type Seat,
  type SeenEvent,
  type SeenTarget,
  type ShipsDecision,
  type SubsetDecision,
  type View,
} from '@cosmarium/engine';

type Told<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;

/** Events that may come between an answer and what it comes to. */
const SOON = 4;

/** What is known of the answers: the events from the question on, and the table as it is in the end. */
export interface Traces {
  next: readonly SeenEvent[];
  view: View;
}

const soon = <T extends SeenEvent['type']>(
  { next }: Traces,
  type: T,
  fits: (event: Told<T>) => boolean = () => true,
): Told<T> | undefined =>
  next.slice(0, SOON).find((event) => event.type === type && fits(event as Told<T>)) as Told<T> | undefined;

const indexOrNull = (i: number): number | null => (i < 0 ? null : i);

/** The answer that leads to what happened; null if that does not tell. */
export function retrace(s: GameState, d: Decision, traces: Traces): Answer | null {
  const named = targetOf(d, traces);
  if (named !== null) return aimed(d, named);
  switch (d.kind) {
    case 'respond':
      return indexOrNull(response(d.seat, d.options as readonly (string | Response)[], traces.next));
    case 'launch':
      return launched(d, traces);
    case 'ally':
      return allied(d, traces);
    case 'invite': {
      const { seats = 0 } = soon(traces, 'invited', ({ seat }) => seat === d.seat) ?? {};
      return d.options.flatMap((seat, i) => (seats & (1 << (seat as Seat)) ? [i] : []));
    }
    case 'encounter-card':
      return laid(s, d.seat, d.options as readonly CardOption[], traces);
    case 'reinforce':
      return reinforced(d.seat, d.options as readonly (string | ReinforceOption)[], traces.next[0]);
    case 'offer': {
      const [first] = traces.next;
      if (first?.type !== 'proposed' || first.seat !== d.seat) return null;
      return { do: 'propose', give: first.terms.give, get: first.terms.get };
    }
    case 'ships':
      return (areLost(d, traces) ? null : shipsMoved(d, traces)) ?? shipsMissing(s, d, traces);
    case 'cards':
      return cardsMoved(d, traces);
    case 'player':
      return indexOrNull(d.options.indexOf(soon(traces, 'defense')?.seat ?? -1));
    case 'card':
      return indexOrNull(d.options.indexOf(soon(traces, 'destiny.drawn')?.card ?? ''));
    case 'number':
      return d.key === 'ask.rewards.deck' ? fromRewardDeck(d.seat, d.options, traces) : null;
    case 'option':
      return d.key === 'ask.technology.research' ? deed(s, d, traces) : null;
    default:
      return null;
  }
}

/** What was announced as aimed at, if the question is about that. */
function targetOf(d: Decision, { next: [first] }: Traces): SeenTarget | null {
  if (first?.type !== 'power.used' && first?.type !== 'card.played') return null;
  return first.seat === d.seat && d.kind !== 'respond' ? first.target : null;
}

function aimed(d: Decision, { seats, planet, number, card, word }: SeenTarget): Answer | null {
  if (!('options' in d)) return null;
  switch (d.kind) {
    case 'player':
      return indexOrNull(d.options.indexOf(seats[0]));
    case 'players':
      return seats
        .map((seat) => d.options.indexOf(seat))
        .filter((i) => i >= 0)
        .sort((a, b) => a - b);
    case 'planet':
      return indexOrNull(d.options.indexOf(planet));
    case 'card':
      return indexOrNull(d.options.indexOf(card));
    case 'option':
      return indexOrNull(
        d.options.findIndex((option) => typeof option === 'string' && `${d.key}.${option}` === word),
      );
    case 'number':
      // Of each player so many, or just a number.
      return indexOrNull(
        d.options.indexOf(number >= 0 ? number : seats.filter((seat) => seat === d.params.player).length),
      );
    default:
      return null;
  }
}

type Deed = string | Response;

/** TECH-3: a ship that goes to a technology, or one that is turned up; else nothing was done. */
function deed(s: GameState, { seat, options }: ChoiceDecision, { next }: Traces): number {
  const find = (kind: string | undefined, ability: string) =>
    (options as readonly Deed[]).findIndex(
      (one) => typeof one !== 'string' && one.source === kind && one.ability === ability,
    );
  const [first] = next;
  if (first === undefined || !('seat' in first) || first.seat !== seat) return 0;
  if (first.type === 'ships.moved') {
    const technology = s.players[seat].technologies.find(({ hold }) => hold === first.to);
    return technology === undefined ? 0 : Math.max(0, find(s.kinds[technology.card], 'research'));
  }
  if (first.type !== 'technology.shown') return 0;
  // One that is given up is gone before its ships have come home.
  const then = next[next[1]?.type === 'ships.moved' ? 2 : 1];
  const [kind] = first.cards ?? [];
  const [complete, abandon] = [find(kind, 'complete'), find(kind, 'abandon')];
  return Math.max(0, then?.type === 'technology.discarded' && abandon > 0 ? abandon : complete);
}

function response(seat: Seat, options: readonly Deed[], events: readonly SeenEvent[]): number {
  const [next] = events;
  const find = (fits: (one: Response) => boolean) =>
    options.findIndex((one) => typeof one !== 'string' && fits(one));
  if (next?.type === 'power.used' && next.seat === seat)
    return find(
      ({ source, ability, from, zone }) =>
        (from === 'power' && source === next.alien && ability === next.ability) ||
        (from !== 'power' && zone === next.ability),
    );
  if (next === undefined || !('seat' in next) || next.seat !== seat) return -1;
  if (next.type === 'sheet.turned')
    return find(({ source, turnsUp }) => turnsUp === true && source === next.alien);
  if (next.type === 'ship.used')
    return find(({ source, ability }) => source === next.ship && ability === next.ability);
  // A hidden one is turned up first.
  if (next.type === 'technology.shown') return find(({ source }) => source === next.cards?.[0]);
  if (next.type === 'technology.used')
    return find(({ source, ability }) => source === next.cards?.[0] && ability === next.ability);
  if (next.type === 'beside.laid') {
    const lies = ({ source, from }: Response) => from === 'card' && cardInfo(source).type === next.as;
    const turned = turnedUp(next, events);
    const seen = find((one) => lies(one) && one.source === turned);
    return seen >= 0 ? seen : find(lies);
  }
  if (next.type !== 'card.played') return -1;
  const kind = next.cards?.[0] ?? '';
  return find(
    ({ source, ability, from }) => from === next.as && ability === next.ability && kind.endsWith(source),
  );
}

/** What a card was that was laid beside the encounter cards, if that has been seen since. */
function turnedUp({ seat, as }: Told<'beside.laid'>, events: readonly SeenEvent[]): string | undefined {
  for (const event of events)
    if ((event.type === 'beside.revealed' || event.type === 'revealed') && event.seat === seat)
      for (const kind of event.cards ?? []) if (cardInfo(kind).type === as) return kind;
  return undefined;
}

type Moved = Told<'ships.moved'>['from'];

const countsAt = (d: Pick<AimDecision, 'slots'>, parts: Moved): number[] =>
  d.slots.map(({ at, ship }) =>
    parts.reduce((sum, part) => (part.place === at && part.ship === ship ? sum + part.count : sum), 0),
  );

function launched(d: AimDecision, traces: Traces): AimAnswer | null {
  const planet = soon(traces, 'aimed')?.planet;
  const target = d.targets.indexOf(planet ?? -1);
  if (target < 0) return null;
  const moved = soon(
    traces,
    'ships.moved',
    ({ seat, to }) => seat === d.seat && (to === GATE || to === planet),
  );
  return { target, ships: countsAt(d, moved?.from ?? []) };
}

function allied(d: AimDecision, traces: Traces): AimAnswer | null {
  const side = soon(traces, 'allied', ({ seat }) => seat === d.seat)?.side ?? -1;
  const target = d.targets.indexOf(side < 0 ? 'none' : side === 0 ? 'offense' : 'defense');
  if (target < 0) return null;
  const moved = side < 0 ? undefined : soon(traces, 'ships.moved', ({ seat }) => seat === d.seat);
  return { target, ships: countsAt(d, moved?.from ?? []) };
}

/** The card that was seen later, or that this seat can see face down. */
function laid(
  s: GameState,
  seat: Seat,
  options: readonly CardOption[],
  { next, view }: Traces,
): number | null {
  const side = seat === s.encounter!.offense ? 0 : 1;
  const fits = fromZone(seat, options, { next, view });
  const swapped = next.filter((event) => event.type === 'swapped').length % 2;
  const shown = next.find((event) => event.type === 'revealed' && event.side === (side ^ swapped));
  const kind =
    (shown as Told<'revealed'> | undefined)?.cards?.[0] ?? view.encounter?.laid[side ^ swapped]?.card ?? null;
  const seen = options.findIndex((one) => one.card === kind && fits(one));
  return indexOrNull(seen >= 0 || options.every(fits) ? seen : options.findIndex(fits));
}

/** Whether a card may have been laid from that zone: playing from some is announced as a use of the power. */
function fromZone(seat: Seat, options: readonly CardOption[], traces: Traces): (one: CardOption) => boolean {
  const used = soon(
    traces,
    'power.used',
    (event) => event.seat === seat && options.some(({ zone }) => zone !== '' && zone === event.ability),
  );
  return used === undefined ? () => true : ({ zone }) => zone === used.ability;
}

function reinforced(
  me: Seat,
  options: readonly (string | ReinforceOption)[],
  next: SeenEvent | undefined,
): number {
  if (next?.type !== 'reinforced' || next.seat !== me) return 0;
  const i = options.findIndex(
    (one) => typeof one !== 'string' && one.side === next.side && one.card === next.cards?.[0],
  );
  return Math.max(0, i);
}

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);
const fits = (d: ShipsDecision, counts: readonly number[]): boolean => {
  const all = total(counts);
  return all >= d.min && all <= d.max && counts.every((count, i) => count <= d.slots[i].max);
};

/** Others may move theirs first. */
const LATER = 30;

/** Taken from these places, or put there one after the other. */
function shipsMoved(d: ShipsDecision, traces: Traces): readonly number[] | null {
  // They may be another player's.
  const owner = typeof d.params.player === 'number' ? d.params.player : d.seat;
  const moves = traces.next
    .slice(0, LATER)
    .filter((event) => event.type === 'ships.moved' && event.seat === owner) as Told<'ships.moved'>[];
  if (moves.length === 0) return null;
  if (d.min === 0 && takesNone(d, traces, moves[0])) return d.slots.map(() => 0);
  const taken = countsAt(d, moves[0].from);
  if (total(taken) > 0 && fits(d, taken)) return taken;
  const from: Place = moves[0].from[0].place;
  const put: Moved = [];
  let left = d.max;
  for (const move of moves) {
    const count = total(move.from.map((part) => part.count));
    if (move.from[0].place !== from || count > left) break;
    put.push({ place: move.to, count });
    left -= count;
  }
  const placed = countsAt(d, put);
  return total(placed) > 0 && fits(d, placed) ? placed : null;
}

/**
 * Rewards are told of when all have chosen theirs; else whatever happens first tells whether any were taken, and whether they
 * went where the question says.
 */
function takesNone(d: ShipsDecision, { next }: Traces, move: Told<'ships.moved'>): boolean {
  if (d.key === 'ask.rewards') return rewardsOf(d.seat, next)?.ships === 0;
  return move !== next[0] || (typeof d.params.planet === 'number' && move.to !== d.params.planet);
}

const rewardsOf = (me: Seat, events: readonly SeenEvent[]): Told<'rewards'> | undefined =>
  events.find((event) => event.type === 'rewards' && event.seat === me) as Told<'rewards'> | undefined;

/** REW-2: the cards of the reward deck are drawn when the rewards have been told of. */
function fromRewardDeck(me: Seat, options: readonly Option[], { next }: Traces): number | null {
  const told = rewardsOf(me, next);
  if (told === undefined) return null;
  const after = next[next.indexOf(told) + 1];
  const drawn =
    after?.type === 'cards.drawn' && after.seat === me && after.deck === 'reward' ? after.count : 0;
  return indexOrNull(options.indexOf(drawn));
}

/** Whether the next thing that happens to ships of the player is a loss. */
function areLost(d: ShipsDecision, { next }: Traces): boolean {
  const first = next.find(
    (event) =>
      (event.type === 'ships.moved' || event.type === 'ships.lost' || event.type === 'colony.lost') &&
      event.seat === d.seat,
  );
  return first !== undefined && first.type !== 'ships.moved';
}

/** How many ships a player has left at a place in the end. */
function leftAt(at: Place, seat: Seat, { view, next }: Traces): number {
  if (at >= 0) return view.planets[at][seat];
  const home = next.find(
    (event) => event.type === 'ships.moved' && event.seat === seat && event.from[0]?.place === at,
  ) as Told<'ships.moved'> | undefined;
  return home?.from[0].count ?? view.encounter?.gate[seat] ?? 0;
}

/** No event tells which ships were lost: those that are no longer there, and no last ship unless a colony was lost. */
function shipsMissing(s: GameState, d: ShipsDecision, traces: Traces): readonly number[] | null {
  const [first] = traces.next;
  const there = d.slots.map(({ at, max }) => (at < 0 ? max : shipsOn(s, at, d.seat)));
  if (d.slots.some(({ at, max }, i) => at >= 0 && max > there[i])) return null;
  const taken = d.slots.map(() => 0);
  const lost = first?.type === 'colony.lost' && first.seat === d.seat ? first.planet : -1;
  for (let n = 0; n < d.min; n++) {
    let best = -1;
    let most = -Infinity;
    d.slots.forEach(({ at, max }, i) => {
      if (taken[i] >= max) return;
      const left = there[i] - taken[i];
      const gone = left - leftAt(at, d.seat, traces);
      const last = left === 1 && at >= 0 && at !== lost ? 100 : 0;
      const score = (at === lost ? 200 : 0) + 4 * gone + left - last;
      if (score > most) [best, most] = [i, score];
    });
    if (best < 0) return null;
    taken[best]++;
  }
  return taken;
}

function cardsMoved(d: SubsetDecision, { next }: Traces): readonly number[] | null {
  const event = next
    .slice(0, SOON)
    .find((one) => 'cards' in one && Array.isArray(one.cards) && ('seat' in one ? one.seat : -1) === d.seat);
  const kinds = event !== undefined && 'cards' in event ? event.cards : null;
  if (!Array.isArray(kinds)) return null;
  const chosen: number[] = [];
  for (const kind of kinds) {
    const i = d.options.findIndex((option, at) => option === kind && !chosen.includes(at));
    if (i < 0) return null;
    chosen.push(i);
  }
  if (chosen.length < d.min || chosen.length > d.max) return null;
  return chosen.sort((a, b) => a - b);
}
