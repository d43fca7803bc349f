import type { Answer, Question } from '../decisions.ts';

/**
 * The flow of the game: asks by yielding questions (several are open at once, one per entry) and gets their answers
 * in the same order.
 */
export type Script<T = void> = Generator<Question[], T, Answer[]>;

/** A script that asks nothing and ends at once. */
class Ended<T> {
  private readonly result: IteratorReturnResult<T>;

  constructor(value: T) {
    this.result = { done: true, value };
  }

  next(): IteratorReturnResult<T> {
    return this.result;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/** Asks nobody, but is a point at which the turn may end (PLAN-1). */
export const NOBODY_ASKED: Question[] = [];

export const ended = <T>(value: T): Script<T> => new Ended(value) as unknown as Script<T>;

export const NOTHING: Script = ended(undefined);
export const YES: Script<boolean> = ended(true);
