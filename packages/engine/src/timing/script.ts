import type { Answer, Question } from '../decisions.ts';

/**
 * The flow of the game: asks by yielding questions (several are open at once, one per entry) and gets their answers
 * in the same order.
 */
export type Script<T = void> = Generator<Question[], T, Answer[]>;

const DONE: IteratorResult<Question[], void> = { done: true, value: undefined };

/** A script with nothing to do, made without allocating. */
export const NOTHING: Script = {
  next: () => DONE,
  return: () => DONE,
  throw: (error: unknown) => {
    throw error;
  },
  [Symbol.iterator]() {
    return this;
  },
} as unknown as Script;
