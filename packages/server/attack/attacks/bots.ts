import type { Attack } from '../attack.ts';
import { atOwnGame, flood } from './flood.ts';

const GAMES = 40;

export const bots: Attack = {
  about: `${GAMES} games of bots from one address`,
  outside: ({ url }) =>
    flood(
      GAMES,
      (_i, tally) => atOwnGame(url, tally),
      // Whatever is asked, the answer is a guess, so that the bots go on.
      (intruder, time) => intruder.say({ do: 'answer', decision: time, answer: 0 }),
    ),
};
