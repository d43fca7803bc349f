import { frame, RawSocket } from '../../test/helpers/raw.ts';
import { Tally, type Attack } from '../attack.ts';
import { Intruder } from '../intruder.ts';

const SOCKETS = 10;
const MANY = Buffer.concat(Array.from({ length: 500 }, () => frame('ping', 'x'.repeat(125))));

export const pings: Attack = {
  about: `${SOCKETS} sockets that send pings and read nothing`,
  async outside({ url, tables }) {
    const tally = new Tally();
    const guests: Intruder[] = [];
    for (let i = 0; i < SOCKETS; i++) guests.push(await Intruder.arrive(url, tally));
    return {
      async go(stop) {
        await Promise.all(
          guests.map(async ({ cookie }, i) => {
            while (!stop.aborted)
              try {
                const raw = await RawSocket.open(
                  url,
                  `/api/tables/${tables[i % tables.length]}/socket`,
                  cookie,
                );
                raw.stopReading();
                const end = () => raw.end();
                stop.addEventListener('abort', end);
                tally.add('MB sent', Math.round(((await raw.flood(MANY, Infinity)) * MANY.length) / 1e6));
                tally.add('sockets cut off');
                stop.removeEventListener('abort', end);
                raw.end();
              } catch (error) {
                tally.add(`sockets refused: ${String(error).slice(0, 40)}`);
                await new Promise((resolve) => setTimeout(resolve, 500));
              }
          }),
        );
        return String(tally);
      },
    };
  },
};
