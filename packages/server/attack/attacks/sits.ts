import type { Attack } from '../attack.ts';
import { atOwnLobby, flood, GUESTS } from './flood.ts';

export const sits: Attack = {
  about: `${GUESTS} guests of one address change seats`,
  outside: ({ url }) =>
    flood(
      GUESTS,
      (_i, tally) => atOwnLobby(url, tally),
      (intruder, time) => intruder.say({ do: 'sit', seat: time % 5 }),
    ),
};
