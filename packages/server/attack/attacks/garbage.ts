import type { Attack } from '../attack.ts';
import { Intruder } from '../intruder.ts';
import { flood, GUESTS } from './flood.ts';

const GARBAGE = [
  '',
  '{',
  '[]',
  '{"do":"answer"}',
  `{"id":"x","do":"chat","text":"${'x'.repeat(15_000)}"}`,
  '['.repeat(9999),
];

export const garbage: Attack = {
  about: `${GUESTS} guests of one address say what makes no sense, at length`,
  outside: ({ url, tables }) =>
    flood(
      GUESTS,
      async (i, tally) => {
        const intruder = await Intruder.arrive(url, tally);
        await intruder.connect(tables[i % tables.length]);
        return intruder;
      },
      (intruder, time) => intruder.sayRaw(GARBAGE[time % GARBAGE.length]),
    ),
};
