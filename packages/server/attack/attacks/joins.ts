import { Tally, type Attack } from '../attack.ts';
import { Intruder } from '../intruder.ts';

const GUESTS = 30;

export const joins: Attack = {
  about: `${GUESTS} guests of one address come to tables and leave them, as fast as they can`,
  async outside({ url, tables }) {
    const tally = new Tally();
    const intruders: Intruder[] = [];
    for (let i = 0; i < GUESTS; i++) intruders.push(await Intruder.arrive(url, tally));
    return {
      async go(stop) {
        await Promise.all(
          intruders.map(async (intruder, i) => {
            for (let n = i; !stop.aborted; n++) {
              await intruder.connect(tables[n % tables.length]);
              tally.add('tried');
              intruder.leave();
            }
          }),
        );
        return String(tally);
      },
    };
  },
};
