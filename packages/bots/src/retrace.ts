/** What a player answered, read from what happened next. */
import {
  cardInfo,
  GATE,
  type AimAnswer,
  type AimDecision,
  type Answer,
  type CardOption,
  type ChoiceDecision,
  type Decision,
  type GameState,
  type Option,
  type ReinforceOption,
  type Response,
  type Seat,
  type SeenEvent,
  type SeenTarget,
  type SubsetDecision,
} from '@cosmarium/engine';
import { countsAt, rewardsOf, shipsChosen, total, type Told, type Traces } from './moves.ts';

/** Events that may come between an answer and what it comes to. */
const SOON = 4;

const soon = <T extends SeenEvent['type']>(
  { next }: Pick<Traces, 'next'>,
  type: T,
  fits: (event: Told<T>) => boolean = () => true,
): Told<T> | undefined =>
  next.slice(0, SOON).find((event) => event.type === type && fits(event as Told<T>)) as Told<T> | undefined;

const indexOrNull = (i: number): number | null => (i < 0 ? null : i);

/** The answer that leads to what happened; null if that does not tell. */
export function retrace(s: GameState, d: Decision, traces: Traces): Answer | null {
  const named = targetOf(d, traces);
  if (named === 'nobody') return 0;
  if (named !== null) return aimed(d, named, traces.nth);
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
      return reinforced(d.seat, d.options as readonly (string | ReinforceOption)[], traces.next);
    case 'offer': {
      const [first] = traces.next;
      if (first?.type !== 'proposed' || first.seat !== d.seat) return null;
      return { do: 'propose', give: first.terms.give, get: first.terms.get };
    }
    case 'ships':
      return shipsChosen(s, d, traces);
    case 'cards':
      return cardsMoved(d, traces);
    case 'player':
      return indexOrNull(d.options.indexOf(personMeant(d.seat, traces)));
    case 'card': {
      const [first] = traces.next;
      if (first?.type === 'beside.laid' && first.seat === d.seat)
        return indexOrNull(d.options.indexOf(turnedUp(first, traces.next) ?? ''));
      return indexOrNull(cardTold(d, traces));
    }
    case 'number':
      if (d.key === 'ask.rewards.deck') return fromRewardDeck(d.seat, d.options, traces);
      return indexOrNull(
        d.options.indexOf(d.key.endsWith('.deck') ? rewardsDrawn(d.seat, traces) : countTold(traces)),
      );
    case 'option':
      return d.key === 'ask.technology.research' ? deed(s, d, traces) : null;
    default:
      return null;
  }
}

/** What was announced as aimed at, if the question is about that. */
function targetOf(d: Decision, { next: [first] }: Traces): SeenTarget | 'nobody' | null {
  if (first?.type !== 'power.used' && first?.type !== 'card.played') return null;
  // Of each player so many.
  if (first.target === null && d.kind === 'number' && d.options[0] === 0 && 'player' in d.params)
    return 'nobody';
  return first.seat === d.seat && d.kind !== 'respond' ? first.target : null;
}

function aimed(d: Decision, { seats, planet, number, card, word }: SeenTarget, nth: number): Answer | null {
  switch (d.kind) {
    case 'ships': {
      const counts = d.slots.map(({ at }) => Number(at === planet));
      return total(counts) === d.min ? counts : null;
    }
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
    case 'option': {
      // One player after the other, until no more are named.
      if (d.options.some((option) => typeof option === 'number'))
        return indexOrNull(d.options.indexOf(seats[nth] ?? 'none'));
      return indexOrNull(
        d.options.findIndex((option) => typeof option === 'string' && `${d.key}.${option}` === word),
      );
    }
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

/** Of whom what happened next tells: whose cards came or went, or who is attacked. */
function personMeant(me: Seat, traces: Traces): Seat {
  const [first] = traces.next;
  if (first?.type === 'cards.given' && (first.from === me || first.to === me))
    return first.from === me ? first.to : first.from;
  return soon(traces, 'defense')?.seat ?? -1;
}

/** Which of these cards is soon told of as one of this player's, or as drawn for the destiny. */
function cardTold({ seat, options }: ChoiceDecision, traces: Traces): number {
  for (const event of traces.next) {
    if (event.type === 'destiny.drawn') return options.indexOf(event.card);
    const whose = 'from' in event && 'to' in event ? event.from : 'seat' in event ? event.seat : -1;
    if (whose !== seat || !('cards' in event) || !('count' in event)) break;
    const told = [...options.keys()].filter((i) => event.cards?.includes(options[i] as string) === true);
    if (told.length > 0) return told.length === 1 ? told[0] : -1;
  }
  return options.indexOf(soon(traces, 'destiny.drawn')?.card ?? '');
}

/** Of how many cards what happened next tells. */
const countTold = ({ next: [first] }: Traces): number =>
  first?.type.startsWith('cards.') && 'count' in first ? first.count : -1;

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
  // What it is for may be said first.
  const next = events.find((event) => event.type !== 'note' || event.seat !== seat);
  const find = (fits: (one: Response) => boolean) =>
    options.findIndex((one) => typeof one !== 'string' && fits(one));
  if (next?.type === 'power.used' && next.seat === seat)
    return usedPower(next, events.slice(events.indexOf(next)), find);
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
  const isIt = ({ source, ability, from }: Response) =>
    from === next.as && ability === next.ability && kind.endsWith(source);
  // Whatever lies elsewhere is mostly announced before it is played.
  const inHand = find((one) => isIt(one) && one.zone === '');
  const played = inHand >= 0 ? inHand : find(isIt);
  // What shapes a use is told of before it.
  const shapes = played < 0 && next.as === 'super';
  return shapes ? response(seat, options, events.slice(events.indexOf(next) + 1)) : played;
}

/** A power, or what is played by means of one: what is told of that right after may say which. */
function usedPower(
  { seat, alien, ability: used, target }: Told<'power.used'>,
  events: readonly SeenEvent[],
  find: (fits: (one: Response) => boolean) => number,
): number {
  const power = find(({ source, ability, from }) => from === 'power' && source === alien && ability === used);
  if (power >= 0) return power;
  const own = events.slice(1).filter((event) => 'seat' in event && event.seat === seat);
  const played = own[0]?.type === 'card.played' ? own[0] : undefined;
  const means = ({ from, zone }: Response) => from !== 'power' && (zone === used || zone === alien);
  if (played !== undefined)
    return find((one) => means(one) && one.ability === played.ability && one.from === played.as);
  const shown = find((one) => means(one) && one.source === target?.card);
  return shown >= 0 ? shown : find(means);
}

/** What a card was that was laid beside the encounter cards, if that has been seen since. */
function turnedUp({ seat, as }: Told<'beside.laid'>, events: readonly SeenEvent[]): string | undefined {
  // It may have taken the place of an encounter card.
  const side = events.find(
    (event): event is Told<'laid'> => event.type === 'laid' && event.seat === seat,
  )?.side;
  for (const event of events)
    if (
      (event.type === 'beside.revealed' && event.seat === seat) ||
      (event.type === 'revealed' && (event.seat === seat || event.side === side))
    )
      for (const kind of event.cards ?? [])
        if (as === 'substitute' || cardInfo(kind).type === as) return kind;
  return undefined;
}

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
  const fits = fromZone(seat, options, next);
  const swapped = next.filter((event) => event.type === 'swapped').length % 2;
  const shown = next.find((event) => event.type === 'revealed' && event.side === (side ^ swapped));
  const kind =
    (shown as Told<'revealed'> | undefined)?.cards?.[0] ?? view.encounter?.laid[side ^ swapped]?.card ?? null;
  const seen = options.findIndex((one) => one.card === kind && fits(one));
  return indexOrNull(seen >= 0 || options.every(fits) ? seen : options.findIndex(fits));
}

/** Whether a card may have been laid from that zone: playing from some is announced as a use of the power. */
function fromZone(
  seat: Seat,
  options: readonly CardOption[],
  next: readonly SeenEvent[],
): (one: CardOption) => boolean {
  const used = soon(
    { next },
    'power.used',
    (event) => event.seat === seat && options.some(({ zone }) => zone !== '' && zone === event.ability),
  );
  return used === undefined ? () => true : ({ zone }) => zone === used.ability;
}

function reinforced(
  me: Seat,
  options: readonly (string | ReinforceOption)[],
  [first, second]: readonly SeenEvent[],
): number {
  // Some are paid for first.
  const next = first?.type === 'cards.discarded' && first.seat === me ? second : first;
  if (next?.type !== 'reinforced' || next.seat !== me) return 0;
  const i = options.findIndex(
    (one) => typeof one !== 'string' && one.side === next.side && one.card === next.cards?.[0],
  );
  return Math.max(0, i);
}

/** REW-2: the cards of the reward deck are drawn when the rewards have been told of. */
function fromRewardDeck(me: Seat, options: readonly Option[], { next }: Traces): number | null {
  const told = rewardsOf(me, next);
  if (told === undefined) return null;
  const after = next[next.indexOf(told) + 1];
  const drawn =
    after?.type === 'cards.drawn' && after.seat === me && after.deck === 'reward' ? after.count : 0;
  return indexOrNull(options.indexOf(drawn));
}

/** How many cards are drawn from the reward deck right away. */
const rewardsDrawn = (me: Seat, traces: Traces): number =>
  soon(traces, 'cards.drawn', ({ seat, deck }) => seat === me && deck === 'reward')?.count ?? 0;

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
