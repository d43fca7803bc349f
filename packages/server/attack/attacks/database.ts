import { Postgres } from '../../test/helpers/postgres.ts';
import { pause, type Attack } from '../attack.ts';

const DOWN_MS = 1000;
const EVERY_MS = 4000;

export const database: Attack = {
  about: 'PostgreSQL goes down for a second, with and without a word, again and again',
  async prepare() {
    const postgres = await Postgres.start();
    return {
      env: { DATABASE_URL: await postgres.database() },
      async inside(_server, stop) {
        const down: number[] = [];
        while (!stop.aborted) {
          const begun = performance.now();
          await postgres.halt(down.length % 2 === 0 ? 'fast' : 'immediate');
          await pause(DOWN_MS, stop);
          await postgres.comeBack();
          down.push(Math.round(performance.now() - begun));
          await pause(EVERY_MS, stop);
        }
        return `down for ${down.join(', ')} ms`;
      },
      async end() {
        await postgres.stop();
        return 0;
      },
    };
  },
};
