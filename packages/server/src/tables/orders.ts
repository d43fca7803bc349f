/** What a standing order answers. It knows no more than its owner sees. */
import { isResponse, PASS, type AimAnswer, type Decision, type Seat, type View } from '@cosmarium/engine';
import type { CarriedOut, StandingOrder } from '@cosmarium/protocol';

/** An order, and in which turn of the game it was given. */
export interface Given {
  readonly order: StandingOrder;
  readonly turn: number;
}

export interface Answered {
  readonly answer: unknown;
  readonly did: CarriedOut['did'];
}

/** These orders make sense for this seat: no two say something about the same. */
export function areSound(orders: readonly StandingOrder[], seat: Seat, players: number): boolean {
  const about = orders.map((one) => (one.order === 'ally' ? one.with : one.order));
  if (new Set(about).size < orders.length) return false;
  return orders.every((one) => one.order !== 'ally' || (one.with !== seat && one.with < players));
}

/** It was for the time up to this turn. */
export const hasEnded = ({ order, turn }: Given, { seat, offense, turn: now }: View): boolean =>
  order.until === 'turn' && offense === seat && now > turn;

/** Whether these orders let everything pass that somebody may respond to now. */
export const passesOn = (given: readonly Given[], view: View): boolean =>
  given.some(({ order }) => order.order === 'pass' && (order.in === 'all' || isAmongOthers(view)));

/** The encounter, or the turn while there is none, is not this seat's own. */
const isAmongOthers = ({ seat, offense, encounter }: View): boolean =>
  encounter === null ? offense !== seat : encounter.offense !== seat && encounter.defense !== seat;

/** What these orders answer; null if whoever gave them is to answer. */
export function answerOf(given: readonly Given[], view: View, decision: Decision): Answered | null {
  const passes = passesOn(given, view);
  if (isResponse(decision)) return passes ? { answer: PASS, did: 'passed' } : null;
  if (decision.kind !== 'ally') return null;
  for (const { order } of given) {
    const answer = order.order === 'ally' ? alliance(order.with, order.ships, view, decision) : null;
    if (answer !== null) return { answer, did: 'allied' };
  }
  const target = decision.targets.indexOf('none');
  if (!passes || target < 0) return null;
  return { answer: { target, ships: decision.slots.map(() => 0) }, did: 'declined' };
}

/** Null if they do not invite, or no ship can be sent. */
function alliance(
  friend: Seat,
  most: number,
  { encounter }: View,
  { targets, slots, min, max }: Extract<Decision, { kind: 'launch' | 'ally' }>,
): AimAnswer | null {
  const side = (['offense', 'defense'] as const).find((one) => encounter?.[one] === friend);
  const target = side === undefined ? -1 : targets.indexOf(side);
  const ships = slots.map(() => 0);
  /** From where the most ships are: no colony shall be given up while others have ships to spare. Special ships stay. */
  const next = () => {
    const left = slots.map((slot, i) => (slot.ship === undefined && !slot.alone ? slot.max - ships[i] : 0));
    const highest = Math.max(0, ...left);
    return highest === 0 ? -1 : left.indexOf(highest);
  };
  let sent = 0;
  for (let from = next(); from >= 0 && sent < Math.min(most, max); from = next(), sent++) ships[from]++;
  return target < 0 || sent === 0 || sent < min ? null : { target, ships };
}
