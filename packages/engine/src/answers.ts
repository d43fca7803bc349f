import type { AimAnswer, AimDecision, Answer, Decision, GiveLimits, Question, Slot } from './decisions.ts';
import { CosmariumError } from './errors.ts';
import { checkOffer, randomOffer } from './deals.ts';
import type { Place } from './state/types.ts';

/** Draws whole numbers below n; the random player and tests bring their own. */
export type Dice = (n: number) => number;

const malformed = (message: string) => new CosmariumError('malformed-answer', message);
const illegal = (message: string) => new CosmariumError('illegal-answer', message);

function wholeNumber(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw malformed(`${what} must be a whole number`);
  return value === 0 ? 0 : value; // no -0 in journals
}

function optionNumber(value: unknown, limit: number): number {
  const index = wholeNumber(value, 'every option number');
  if (index < 0 || index >= limit) throw illegal(`there is no option ${index}; there are ${limit}`);
  return index;
}

function indices(value: unknown, limit: number): number[] {
  if (!Array.isArray(value)) throw malformed('expected a list of option numbers');
  if (value.length > limit) throw illegal(`there are ${limit} options, not ${value.length}`);
  const chosen: number[] = [];
  // Not map(), which passes over the holes of a sparse list.
  for (const entry of value as unknown[]) {
    const index = optionNumber(entry, limit);
    if (chosen.length > 0 && index <= chosen[chosen.length - 1])
      throw malformed('option numbers must be ascending and different');
    chosen.push(index);
  }
  return chosen;
}

function shipCounts(value: unknown, slots: readonly Slot[], min: number, max: number): number[] {
  if (!Array.isArray(value) || value.length !== slots.length)
    throw malformed(`expected a list of ${slots.length} ship counts`);
  let sum = 0;
  let alone = 0;
  const counts: number[] = [];
  for (let i = 0; i < slots.length; i++) {
    const count = wholeNumber(value[i], 'every ship count');
    const { max: most } = slots[i];
    if (count < 0 || count > most) throw illegal(`slot ${i} takes 0 to ${most} ships, not ${count}`);
    sum += count;
    if (slots[i].alone) alone += count;
    counts.push(count);
  }
  if (alone > 1) throw illegal('only one special ship may be sent');
  if (sum < min || sum > max)
    throw illegal(`${min === max ? min : `${min} to ${max}`} ships in all are needed, not ${sum}`);
  return counts;
}

function aim(value: unknown, d: AimDecision): AimAnswer {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('expected { target, ships }');
  const given = value as { target?: unknown; ships?: unknown };
  const target = wholeNumber(given.target, 'target');
  if (target < 0 || target >= d.targets.length)
    throw illegal(`there is no target ${target}; there are ${d.targets.length}`);
  const nothing = d.targets[target] === 'none';
  return { target, ships: shipCounts(given.ships, d.slots, nothing ? 0 : d.min, nothing ? 0 : d.max) };
}

/** The answer in canonical form, or a CosmariumError that says what is wrong with it. */
export function checkAnswer(d: Decision, value: unknown): Answer {
  switch (d.kind) {
    case 'invite':
    case 'players':
    case 'cards': {
      const chosen = indices(value, d.options.length);
      if (chosen.length < d.min || chosen.length > d.max)
        throw illegal(`choose ${d.min === d.max ? d.min : `${d.min} to ${d.max}`}, not ${chosen.length}`);
      return chosen;
    }
    case 'ships':
      return shipCounts(value, d.slots, d.min, d.max);
    case 'launch':
    case 'ally':
      return aim(value, d);
    case 'arrange': {
      if (!Array.isArray(value) || value.length !== d.options.length)
        throw malformed(`expected all ${d.options.length} option numbers in the wanted order`);
      const order: number[] = [];
      for (const entry of value as unknown[]) {
        const index = optionNumber(entry, d.options.length);
        if (order.includes(index)) throw illegal('every option must appear once');
        order.push(index);
      }
      return order;
    }
    case 'offer':
      return checkOffer(d, value);
    default: {
      const index = wholeNumber(value, 'the option number');
      if (index < 0 || index >= d.options.length)
        throw illegal(`there is no option ${index}; there are ${d.options.length}`);
      return index;
    }
  }
}

/** True if the decision has exactly one legal answer, which then is the fallback. */
export function isForced(d: Question): boolean {
  switch (d.kind) {
    case 'invite':
    case 'players':
    case 'cards':
      return d.max === 0 || d.min === d.options.length;
    case 'ships':
      return onlyOneCount(d);
    case 'launch':
    case 'ally':
      return d.targets.length === 1 && (d.targets[0] === 'none' || onlyOneCount(d));
    case 'arrange':
      return d.options.length < 2;
    case 'offer':
      return d.standing === null && isEmpty(d.give) && isEmpty(d.get);
    default:
      return d.options.length === 1;
  }
}

/** There is nothing to promise. */
const isEmpty = ({ hand, planets, free }: GiveLimits): boolean =>
  (typeof hand === 'number' ? hand : hand.length) === 0 && planets.length === 0 && free === 0;

function onlyOneCount(d: { slots: readonly Slot[]; min: number; max: number }): boolean {
  if (d.max === 0) return true;
  if (d.slots.some(({ alone }) => alone)) return false;
  if (d.slots.length === 1) return d.min === Math.min(d.max, d.slots[0].max);
  return room(d.slots) <= d.min;
}

/** How many ships the slots take in all. */
export function room(slots: readonly Slot[]): number {
  let ships = 0;
  let alone = 0;
  for (let i = 0; i < slots.length; i++)
    if (slots[i].alone) alone = 1;
    else ships += slots[i].max;
  return ships + alone;
}

/** Whether one more ship may be chosen at a slot, whatever the sum is. */
export const mayTake = (slots: readonly Slot[], counts: readonly number[], i: number): boolean =>
  counts[i] < slots[i].max && !(slots[i].alone && slots.some((slot, j) => slot.alone && counts[j] > 0));

/** The planets from which ships of every class are chosen, all that there are. */
export function emptiedBy(slots: readonly Slot[], counts: readonly number[]): Place[] {
  const planets = new Set(slots.map(({ at }) => at).filter((at) => at >= 0));
  return [...planets].filter((planet) => slots.every(({ at, max }, i) => at !== planet || counts[i] === max));
}

function randomCounts(slots: readonly Slot[], min: number, max: number, dice: Dice): number[] {
  const counts: number[] = [];
  for (let i = 0; i < slots.length; i++) counts.push(0);
  let left = min + dice(Math.min(max, room(slots)) - min + 1);
  while (left > 0) {
    const i = dice(slots.length);
    if (mayTake(slots, counts, i)) {
      counts[i]++;
      left--;
    }
  }
  return counts;
}

function randomSubset(count: number, min: number, max: number, dice: Dice): number[] {
  let wanted = min + dice(Math.min(max, count) - min + 1);
  const chosen: number[] = [];
  for (let i = 0; i < count && wanted > 0; i++) {
    if (dice(count - i) < wanted) {
      chosen.push(i);
      wanted--;
    }
  }
  return chosen;
}

/** Some legal answer, chosen by dice: the random player. */
export function randomAnswer(d: Decision, dice: Dice): Answer {
  switch (d.kind) {
    case 'invite':
    case 'players':
    case 'cards':
      return randomSubset(d.options.length, d.min, d.max, dice);
    case 'ships':
      return randomCounts(d.slots, d.min, d.max, dice);
    case 'launch':
    case 'ally': {
      const target = dice(d.targets.length);
      const nothing = d.targets[target] === 'none';
      return { target, ships: randomCounts(d.slots, nothing ? 0 : d.min, nothing ? 0 : d.max, dice) };
    }
    case 'arrange': {
      const order = d.options.map((_, i) => i);
      for (let i = order.length - 1; i > 0; i--) {
        const j = dice(i + 1);
        [order[i], order[j]] = [order[j], order[i]];
      }
      return order;
    }
    case 'offer':
      return randomOffer(d, dice);
    default:
      return dice(d.options.length);
  }
}
