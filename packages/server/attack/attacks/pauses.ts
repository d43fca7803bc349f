import type { Attack } from '../attack.ts';
import { atOwnGame, flood, GUESTS } from './flood.ts';

export const pauses: Attack = {
  about: `${GUESTS} guests of one address pause and go on`,
  outside: ({ url }) =>
    flood(
      GUESTS,
      (_i, tally) => atOwnGame(url, tally),
      (intruder, time) => intruder.say({ do: 'pause', want: time % 2 === 0 }),
    ),
};
