import type { Attack } from '../attack.ts';
import { atOwnGame, flood, GUESTS } from './flood.ts';

export const stale: Attack = {
  about: `${GUESTS} guests of one address answer what nobody asked`,
  outside: ({ url }) =>
    flood(
      GUESTS,
      (_i, tally) => atOwnGame(url, tally),
      (intruder) => intruder.say({ do: 'answer', decision: 123_456_789, answer: 0 }),
    ),
};
