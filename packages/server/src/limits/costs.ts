/**
 * What things cost, in milliseconds of the server's time: measured once and rounded up (docs/operations.md says how). They
 * are fixed numbers, so that a slow machine refuses nobody whom a fast one would serve.
 */
import type { Command } from '@cosmarium/protocol';

/** A transaction of its own, with its sync to the disk. Answers share theirs. */
const WRITING = 5;

export const COST: Readonly<Record<Command['do'], number>> = {
  answer: 1,
  agree: 1,
  recall: 2,
  sync: 2,
  chat: WRITING,
  say: WRITING,
  propose: WRITING,
  pause: WRITING,
  draw: WRITING,
  'take-back': WRITING,
  pass: WRITING,
  orders: WRITING,
  sit: WRITING,
  stand: WRITING,
  bot: WRITING,
  kick: WRITING,
  options: WRITING,
  start: WRITING,
  take: WRITING,
  admit: WRITING,
  leave: WRITING,
  pledge: WRITING,
  chance: WRITING,
  rematch: WRITING,
};
/** Coming to a table may mean to read it first. */
export const COST_OF_JOINING = 5;
export const COST_OF_FRAME = 1 / 16;
/** Of requests that write, and of those that read. */
export const COST_OF_WRITING = WRITING;
export const COST_OF_READING = 0.5;

/**
 * How much may be under way at once. So many answers that some can be prepared while others share a sync to the disk; of
 * what has a transaction of its own, one at a time keeps them waiting.
 */
export const AT_ONCE = {
  answers: { underWay: 128 * COST.answer, begun: 32 * COST.answer },
  arriving: { underWay: 4 * COST_OF_JOINING, begun: 4 * COST_OF_JOINING },
  others: { underWay: WRITING, begun: WRITING },
} as const;
