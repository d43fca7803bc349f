import type { Attack } from '../attack.ts';
import { addressNumber, Intruder } from '../intruder.ts';
import { atOwnGame, atOwnLobby, flood } from './flood.ts';

const GUESTS = 100;
/** So many that each may let all of its guests in. */
const ADDRESSES = 2;

const MISCHIEF: readonly ((intruder: Intruder, time: number) => void)[] = [
  (intruder, time) => intruder.say({ do: 'sit', seat: time % 5 }),
  (intruder, time) => intruder.say({ do: 'pause', want: time % 2 === 0 }),
  (intruder) => intruder.say({ do: 'sync', from: 0 }),
  (intruder, time) => intruder.say({ do: 'answer', decision: time, answer: 0 }),
  (intruder) => intruder.say({ do: 'chat', text: 'x'.repeat(500) }),
  (intruder) => intruder.sayRaw('['.repeat(9999)),
];

export const crowd: Attack = {
  about: `${GUESTS} guests of ${ADDRESSES} addresses do all sorts of things, as fast as they may`,
  outside: ({ url, tables }) =>
    flood(
      GUESTS,
      async (i, tally) => {
        const from = addressNumber(i % ADDRESSES);
        if (i % 4 === 0) return atOwnLobby(url, tally, from);
        if (i % 4 === 1) return atOwnGame(url, tally, from);
        const intruder = await Intruder.arrive(url, tally, from);
        await intruder.connect(tables[i % tables.length]);
        return intruder;
      },
      (intruder, time) => MISCHIEF[time % MISCHIEF.length](intruder, time),
    ),
};
