/** A decision's id holds its seat and the count of that seat's decisions. */
import { MOST_PLAYERS, type GameState, type Seat } from './types.ts';

/** Takes the next id for a question to this seat. */
export const nextId = (s: GameState, seat: Seat): number => s.asked[seat]++ * MOST_PLAYERS + seat;

/** Whether a question with this id has been asked. */
export const wasAsked = (s: GameState, id: number): boolean =>
  Number.isInteger(id) && id >= 0 && Math.floor(id / MOST_PLAYERS) < (s.asked[id % MOST_PLAYERS] ?? 0);

/**
 * For playing from this state once more: no question gets an id that was answered the first time, or that stood open
 * beside those. An answer that is still on its way cannot be taken for one to another question.
 */
export const askAnew = (s: GameState, answered: readonly number[]): GameState => ({
  ...s,
  asked: countAnew(s, answered),
});

/** The same in a game that goes on. */
export function goOnAnew(s: GameState, answered: readonly number[]): void {
  s.asked = countAnew(s, answered);
}

const countAnew = (s: GameState, answered: readonly number[]): number[] =>
  s.asked.map((count, seat) => {
    const counts = answered
      .filter((id) => id % MOST_PLAYERS === seat)
      .map((id) => Math.floor(id / MOST_PLAYERS));
    return Math.max(count - 1, ...counts) + 2;
  });
