import type { Answer, Question } from '../decisions.ts';

/**
 * The flow of the game: asks by yielding questions (several are open at once, one per entry) and gets their answers
 * in the same order.
 */
export type Script<T = void> = Generator<Question[], T, Answer[]>;

/** A script that asks nothing and ends at once. */
export function ended<T>(value: T): Script<T> {
  const done: IteratorResult<Question[], T> = { done: true, value };
  return {
    next: () => done,
    return: () => done,
    throw: (error: unknown) => {
      throw error;
    },
    [Symbol.iterator]() {
      return this;
    },
  } as unknown as Script<T>;
}

export const NOTHING: Script = ended(undefined);
export const YES: Script<boolean> = ended(true);
