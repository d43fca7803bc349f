/**
 * An answer in the making. Touching places, cards and players on the table changes it; when it is whole it can be given.
 * Pure: the page shows what comes out of here.
 */
import { emptiedBy, granted, mayTake } from '@cosmarium/engine';
import type { Answer, Decision, Give, Option, Place, Seat, Slot, View } from '@cosmarium/engine';
import { spread, suggestAim, suggestShips, suggestSubset } from '@cosmarium/story';
import { proposal, toggleColony } from './deal-draft.ts';

export type Draft =
  | { is: 'choice'; pick: number | null }
  | { is: 'subset'; picks: readonly number[] }
  | { is: 'ships'; counts: readonly number[] }
  | { is: 'aim'; target: number | null; counts: readonly number[] }
  | { is: 'order'; order: readonly number[] }
  | { is: 'deal'; give: Give; get: Give };

/** Where a draft begins: with what Enter would sensibly answer, except where that would be a bluff made by accident. */
export function begin(decision: Decision, view: View): Draft {
  switch (decision.kind) {
    case 'invite':
    case 'players':
    case 'cards':
      return { is: 'subset', picks: suggestSubset(decision, view) };
    case 'ships':
      return { is: 'ships', counts: spread(decision.slots, view, decision.min) };
    case 'launch': {
      const { target, ships } = suggestAim(decision, view);
      return { is: 'aim', target: decision.targets.length === 1 ? target : null, counts: ships };
    }
    case 'ally': {
      const sides = decision.targets.flatMap((target, i) => (target === 'none' ? [] : [i]));
      return {
        is: 'aim',
        target: sides.length === 1 ? sides[0] : null,
        counts: suggestShips(decision, view),
      };
    }
    case 'arrange':
      return { is: 'order', order: decision.options.map((_, i) => i) };
    case 'offer':
      return { is: 'deal', give: {}, get: {} };
    case 'number':
      return { is: 'choice', pick: decision.fallback };
    default:
      return { is: 'choice', pick: decision.options.length === 1 ? 0 : null };
  }
}

/** The answer, or null while something is missing. */
export function answerOf(decision: Decision, draft: Draft): Answer | null {
  switch (draft.is) {
    case 'choice':
      return draft.pick;
    case 'subset': {
      const { min, max } = decision as Extract<Decision, { min: number }>;
      return draft.picks.length >= min && draft.picks.length <= max ? draft.picks : null;
    }
    case 'ships': {
      const { min, max } = decision as Extract<Decision, { min: number }>;
      const sum = total(draft.counts);
      return sum >= min && sum <= max ? draft.counts : null;
    }
    case 'aim': {
      if (draft.target === null || (decision.kind !== 'launch' && decision.kind !== 'ally')) return null;
      if (decision.targets[draft.target] === 'none')
        return { target: draft.target, ships: decision.slots.map(() => 0) };
      const sum = total(draft.counts);
      return sum >= decision.min && sum <= decision.max
        ? { target: draft.target, ships: draft.counts }
        : null;
    }
    case 'order':
      return draft.order;
    case 'deal':
      return decision.kind === 'offer' ? proposal(decision, draft) : null;
  }
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** How the table shows a place, a card or a player while something is asked. */
export interface Mark {
  /** Can be touched now. */
  open: boolean;
  /** Chosen: picked, aimed at, or so many ships. */
  chosen: boolean;
  /** Ships chosen here, of so many; null where no ships are asked for. */
  ships: { count: number; max: number } | null;
}
const CLOSED: Mark = { open: false, chosen: false, ships: null };

const indexOf = (decision: Decision, fits: (option: Option) => boolean): number =>
  'options' in decision ? decision.options.findIndex(fits) : -1;

/** The slots at a place: one for each class of ships there. */
function slotsOf(decision: Decision, place: Place): number[] {
  return 'slots' in decision ? decision.slots.flatMap(({ at }, i) => (at === place ? [i] : [])) : [];
}
const sumOf = (numbers: readonly number[], some: readonly number[]) => total(some.map((i) => numbers[i]));
function targetOf(decision: Decision, place: Place): number {
  return 'targets' in decision ? decision.targets.indexOf(place) : -1;
}
const planetOption = (decision: Decision, place: Place): number =>
  decision.kind === 'planet' ? indexOf(decision, (option) => option === place) : -1;

export function placeMark(decision: Decision, draft: Draft, place: Place): Mark {
  if (decision.kind === 'offer' && draft.is === 'deal')
    return {
      open: !decision.last && (decision.give.planets.includes(place) || decision.get.planets.includes(place)),
      chosen: granted(draft.give).includes(place) || granted(draft.get).includes(place),
      ships: null,
    };
  const here = slotsOf(decision, place);
  const target = targetOf(decision, place);
  const option = planetOption(decision, place);
  if (here.length === 0 && target < 0 && option < 0) return CLOSED;
  const counts = 'counts' in draft ? draft.counts : null;
  return {
    open: true,
    chosen:
      (draft.is === 'aim' && target >= 0 && draft.target === target) ||
      (draft.is === 'choice' && option >= 0 && draft.pick === option),
    ships:
      here.length === 0 || counts === null
        ? null
        : {
            count: sumOf(counts, here),
            max: sumOf(
              (decision as { slots: readonly Slot[] }).slots.map(({ max }) => max),
              here,
            ),
          },
  };
}

/** Touching a place aims at it, picks it, or takes one more ship there (`all`: as many as go; past the most: none). */
export function touchPlace(decision: Decision, draft: Draft, place: Place, all = false): Draft {
  if (decision.kind === 'offer' && draft.is === 'deal') return toggleColony(decision, draft, place);
  const option = planetOption(decision, place);
  if (option >= 0 && draft.is === 'choice') return { is: 'choice', pick: option };
  const target = targetOf(decision, place);
  if (target >= 0 && draft.is === 'aim' && draft.target !== target) return { ...draft, target };
  const here = slotsOf(decision, place);
  if (here.length === 0 || !('counts' in draft)) return draft;
  const { counts } = draft;
  const { slots, max } = decision as { slots: readonly Slot[]; max: number };
  const none = counts.map((count, i) => (here.includes(i) ? 0 : count));
  let more = oneMore(slots, counts, here);
  if (all) {
    let most = counts;
    for (; more !== null && total(most) < max; more = oneMore(slots, most, here)) most = more;
    return { ...draft, counts: most === counts ? none : most };
  }
  if (more === null) return { ...draft, counts: none };
  if (total(counts) < max) return { ...draft, counts: more };
  // When no more may be chosen, the touched place gets a ship from where most were chosen.
  const from = mostChosen(counts, here);
  return { ...draft, counts: from < 0 ? none : more.map((one, i) => (i === from ? one - 1 : one)) };
}

/** One ship more at the first of these slots that has one. */
function oneMore(
  slots: readonly Slot[],
  counts: readonly number[],
  some: readonly number[],
): readonly number[] | null {
  const slot = some.find((i) => mayTake(slots, counts, i));
  return slot === undefined ? null : counts.map((one, i) => (i === slot ? one + 1 : one));
}

/** The slot other than these where most ships are chosen; -1 if there are none. */
function mostChosen(counts: readonly number[], except: readonly number[]): number {
  let best = -1;
  counts.forEach((count, i) => {
    if (!except.includes(i) && count > (best < 0 ? 0 : counts[best])) best = i;
  });
  return best;
}

/** One ship more in a slot, if one may be taken. */
export function moreIn(decision: Decision, draft: Draft, slot: number): Draft {
  if (!('slots' in decision) || !('counts' in draft) || total(draft.counts) >= decision.max) return draft;
  const counts = oneMore(decision.slots, draft.counts, [slot]);
  return counts === null ? draft : { ...draft, counts };
}

/** One ship fewer in a slot. */
export function lessIn(draft: Draft, slot: number): Draft {
  if (!('counts' in draft)) return draft;
  return { ...draft, counts: draft.counts.map((one, i) => (i === slot ? Math.max(0, one - 1) : one)) };
}

/** One ship fewer at a place, the class named last first. */
export function untouchPlace(decision: Decision, draft: Draft, place: Place): Draft {
  if (!('counts' in draft)) return draft;
  const slot = slotsOf(decision, place).findLast((i) => draft.counts[i] > 0);
  return slot === undefined ? draft : lessIn(draft, slot);
}

export function seatMark(decision: Decision, draft: Draft, seat: Seat): Mark {
  const option = seatOption(decision, seat);
  if (option < 0) return CLOSED;
  return {
    open: true,
    chosen:
      (draft.is === 'choice' && draft.pick === option) ||
      (draft.is === 'subset' && draft.picks.includes(option)),
    ships: null,
  };
}

export function touchSeat(decision: Decision, draft: Draft, seat: Seat): Draft {
  const option = seatOption(decision, seat);
  return option < 0 ? draft : touchOption(decision, draft, option);
}

function seatOption(decision: Decision, seat: Seat): number {
  const asksForPlayers = ['player', 'players', 'invite'].includes(decision.kind);
  return asksForPlayers ? indexOf(decision, (option) => option === seat) : -1;
}

/** Touching an option by its number: a button, or a digit on the keyboard. */
export function touchOption(decision: Decision, draft: Draft, option: number): Draft {
  if (draft.is === 'subset') return toggled(decision, draft, option);
  if (draft.is === 'choice') return { is: 'choice', pick: option };
  if (draft.is === 'aim') return { ...draft, target: option };
  return draft;
}

/** The order with one thing moved. */
export function moved(draft: Draft, from: number, to: number): Draft {
  if (draft.is !== 'order') return draft;
  const rest = draft.order.filter((_, i) => i !== from);
  return { is: 'order', order: [...rest.slice(0, to), draft.order[from], ...rest.slice(to)] };
}

export function toggled(decision: Decision, draft: Draft & { is: 'subset' }, option: number): Draft {
  const { max } = decision as { max: number };
  if (draft.picks.includes(option))
    return { is: 'subset', picks: draft.picks.filter((one) => one !== option) };
  // When no more may be chosen, the one chosen longest ago makes room if it is the only one.
  const kept = draft.picks.length < max ? draft.picks : max === 1 ? [] : null;
  return kept === null ? draft : { is: 'subset', picks: [...kept, option].sort((a, b) => a - b) };
}

/** Are own ships taken away from the slots, or put there? Nobody says so; but what is taken is all that is there. */
export function takesShips(decision: Extract<Decision, { slots: unknown }>, view: View): boolean {
  if (decision.kind !== 'ships') return true;
  const all = (place: Place) =>
    decision.slots.reduce((sum, { at, max }) => (at === place ? sum + max : sum), 0);
  const holdsAll = decision.slots.every(({ at }) => at < 0 || view.planets[at][view.seat] === all(at));
  return holdsAll && decision.slots.some(({ max }) => max !== decision.max);
}

/** Colonies that would be given up: all own ships of a planet are chosen. */
export function emptied(decision: Decision, draft: Draft, view: View): Place[] {
  if (!('slots' in decision) || !('counts' in draft) || !takesShips(decision, view)) return [];
  const chosen = (place: Place) => sumOf(draft.counts, slotsOf(decision, place));
  return emptiedBy(decision.slots, draft.counts).filter(
    (place) => chosen(place) > 0 && chosen(place) === view.planets[place][view.seat],
  );
}
