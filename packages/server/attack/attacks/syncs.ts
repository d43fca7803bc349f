import type { Attack } from '../attack.ts';
import { Intruder } from '../intruder.ts';
import { flood, GUESTS } from './flood.ts';

export const syncs: Attack = {
  about: `${GUESTS} guests of one address watch the honest tables and ask for everything`,
  outside: ({ url, tables }) =>
    flood(
      GUESTS,
      async (i, tally) => {
        const intruder = await Intruder.arrive(url, tally);
        await intruder.connect(tables[i % tables.length]);
        return intruder;
      },
      (intruder) => intruder.say({ do: 'sync', from: 0 }),
    ),
};
