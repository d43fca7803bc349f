import type { Attack } from '../attack.ts';
import { addressNumber } from '../intruder.ts';
import { atOwnLobby, flood } from './flood.ts';

const GUESTS = 100;

export const manyAddresses: Attack = {
  about: `${GUESTS} guests of as many addresses change seats`,
  outside: ({ url }) =>
    flood(
      GUESTS,
      (i, tally) => atOwnLobby(url, tally, addressNumber(i)),
      (intruder, time) => intruder.say({ do: 'sit', seat: time % 5 }),
    ),
};
