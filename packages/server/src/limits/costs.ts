/**
 * What things cost, in milliseconds of the server's time: measured once and rounded up (docs/operations.md says how). They
 * are fixed numbers, so that a slow machine refuses nobody whom a fast one would serve.
 */
import type { Command } from '@cosmarium/protocol';

export const COST: Readonly<Record<Command['do'], number>> = {
  answer: 1,
  sync: 0.5,
  chat: 1,
  propose: 1,
  agree: 2,
  pause: 2,
  draw: 2,
  sit: 2,
  stand: 2,
  bot: 2,
  kick: 2,
  start: 5,
  leave: 2,
  rematch: 3,
};
/** Coming to a table may mean to read it first. */
export const COST_OF_JOINING = 5;
export const COST_OF_FRAME = 1 / 16;
/** Of requests that write, and of those that read. */
export const COST_OF_WRITING = 3;
export const COST_OF_READING = 0.5;
