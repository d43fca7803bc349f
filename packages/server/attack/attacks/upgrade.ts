import { NEWER } from '../../test/helpers/fleet.ts';
import { Postgres } from '../../test/helpers/postgres.ts';
import { buildServer } from '../../test/helpers/process.ts';
import { pause, type Attack } from '../attack.ts';
import { AttackedServer } from '../server.ts';

const BETWEEN_MS = 4000;

export const upgrade: Attack = {
  about:
    'two nodes on one PostgreSQL are replaced by newer ones, one after the other, while people play at both',
  async prepare() {
    const newer = buildServer(NEWER);
    const postgres = await Postgres.start();
    const env = { DATABASE_URL: await postgres.database() };
    const other = new AttackedServer(env);
    return {
      env,
      begin: () => other.start(),
      get doors() {
        return [other.url];
      },
      async inside(server, stop) {
        const codes: (number | null)[] = [];
        for (const node of [other, server]) {
          codes.push(await node.end('SIGTERM'));
          node.build = newer.file;
          await node.start();
          await pause(BETWEEN_MS, stop);
        }
        return `exit codes ${codes.join(' ')}`;
      },
      async end() {
        await other.end('SIGTERM');
        await postgres.stop();
        newer.remove();
        return other.crashes;
      },
    };
  },
};
