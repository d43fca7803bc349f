/** What rows of a journal say, besides a number and an answer. */
import type { Decision, Seat } from '@cosmarium/engine';
import type { JournalRow } from '../storage/schema.ts';

/** What a journal row says it answered. */
export const asked = ({ seat, kind, key }: Decision): string => `${seat} ${kind} ${key}`;

/** Stands for the decision in the row of an agreed draw. */
export const DRAW = -2;
/** The same where somebody took an answer back; the answer is how many are void. */
export const TAKE_BACK = -3;
export const isTakeBack = (row: JournalRow): boolean => row.decision === TAKE_BACK;
export const isDraw = (row: JournalRow): boolean => row.decision === DRAW;

/** Stands for the decision of somebody who says, unasked, that they have nothing to say. */
export const silenceOf = (seat: Seat): number => -1 - seat;

/** Whether everybody may know of this row: of all but a pass. */
export const isOpen = (row: JournalRow): boolean =>
  row.answer !== '0' || !/^\d+ (respond|reinforce) /.test(row.asked);
