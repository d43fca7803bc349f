/** Standing orders of a slow table: what the server answers for a seat until its owner says otherwise. */
import { COLOURS } from '@cosmarium/engine';
import * as v from 'valibot';
import { whole } from './whole.ts';

const seat = whole(0, COLOURS.length - 1);
export const MOST_ORDERS = 8;
export const MOST_SHIPS_SENT = 4;

/** Until it is removed, or until the next turn of whoever gave it. */
export const UNTIL = ['removed', 'turn'] as const;
/** In encounters of others only: who attacks or is attacked is asked. Or in all of them. */
export const PASS_IN = ['others', 'all'] as const;

const OrderSchema = v.variant('order', [
  /** Respond to nothing, and ally with nobody. */
  v.strictObject({ order: v.literal('pass'), in: v.picklist(PASS_IN), until: v.picklist(UNTIL) }),
  /** Ally with this player whenever they invite, with as many ships as can be had, up to so many. */
  v.strictObject({
    order: v.literal('ally'),
    with: seat,
    ships: whole(1, MOST_SHIPS_SENT),
    until: v.picklist(UNTIL),
  }),
]);
export const OrdersSchema = v.pipe(v.array(OrderSchema), v.maxLength(MOST_ORDERS));
export type StandingOrder = v.InferOutput<typeof OrderSchema>;

/** What was done by a standing order. */
export interface CarriedOut {
  /** The number of events before it. */
  seq: number;
  at: number;
  did: 'passed' | 'declined' | 'allied';
}
