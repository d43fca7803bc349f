/** Does a view show anything its seat cannot know? */
import type { Dice, Game, Seat } from '@cosmarium/engine';
import { exchangeSheets, hiddenFrom, permuteKinds } from './hidden.ts';

/** Where two JSON texts part, with some context. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 60)}… / …${b.slice(from, at + 60)}…`;
}

/**
 * In a world with other cards in all the places this seat does not know, and other aliens on the sheets it has not seen, its
 * view must be the same, byte for byte.
 */
export function checkSecrecy(game: Game, seat: Seat, dice: Dice): void {
  const other = game.fork();
  other.s.kinds = permuteKinds(other.s.kinds, hiddenFrom(other.s, seat), dice);
  exchangeSheets(other.s, seat, dice);
  const seen = JSON.stringify(game.view(seat));
  const instead = JSON.stringify(other.view(seat));
  if (seen !== instead)
    throw new Error(`the view of seat ${seat} tells what it cannot know: ${difference(seen, instead)}`);
}
