/** Games that are over are packed after a day, in both databases, and lose nothing that can be shown of them. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay, type Journal, type View } from '@cosmarium/engine';
import { Housekeeper, type Keeping } from '../src/housekeeper.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { Postgres } from './helpers/postgres.ts';
import { tempFolder, testServer } from './helpers/server.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const KEEP: Keeping = { open: 0, running: 0, unpacked: DAY, finished: 0, chat: 0, guests: 0 };
const nobodyAnywhere = { has: () => false, inUse: () => Promise.resolve([]) };
const silent = pino({ level: 'silent' });

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.stop());

/** A played game: what its players saw in the end, and its journal. */
async function played(url: string): Promise<{ code: string; view: View; journal: Journal }> {
  const { code, clients } = await seatedTable([url], 3, { ...UNHURRIED, pace: 'fast' });
  clients.forEach((client, i) => client.playAtRandom(`packing ${i}`));
  await Promise.all(clients.map((client) => client.until('it is over', () => client.over)));
  await clients[0].until('it is told', () => clients[0].table!.status === 'over');
  const { body } = await clients[0].fetch(`/api/tables/${code}/journal`);
  for (const client of clients) await client.close();
  const spectator = await Client.arrive(url, 'spectator');
  await spectator.connect(code);
  await spectator.until('the view comes', () => spectator.view !== null);
  await spectator.close();
  return { code, view: spectator.view!, journal: body };
}

for (const kind of ['SQLite', 'PostgreSQL'])
  describe(`in ${kind}`, () => {
    const clock = new ManualClock();
    let storage: Storage;
    const count = async (part: 'journal' | 'snapshots' | 'packed'): Promise<number> => {
      const { rows } = await storage.database.db
        .selectFrom(part)
        .select((is) => is.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return rows;
    };

    it('a finished game is packed, and not before its time; it can still be seen and replayed', async () => {
      const databaseUrl = kind === 'SQLite' ? null : await postgres.database();
      const settings = { databaseUrl, dataFolder: tempFolder() };
      const server = await testServer(settings, clock);
      const game = await played(server.url);
      await server.stop();

      storage = await openStorage({ ...settings, node: 'keeper' }, silent, clock);
      const keeper = new Housekeeper(storage, nobodyAnywhere, clock, KEEP, silent);
      clock.pass(DAY);
      await keeper.tidy();
      expect(await count('packed')).toBe(0);
      const before = await count('journal');
      expect(before).toBeGreaterThanOrEqual(game.journal.answers.length);
      // Somebody was there a little later than it began.
      clock.pass(HOUR);
      await keeper.tidy();
      expect([await count('journal'), await count('snapshots'), await count('packed')]).toEqual([0, 0, 1]);
      keeper.close();
      await storage.database.close();

      const again = await testServer(settings, clock);
      const visitor = await Client.arrive(again.url, 'visitor');
      await visitor.connect(game.code);
      await visitor.until('the view comes', () => visitor.view !== null);
      expect(visitor.view).toEqual(game.view);
      const { status, body } = await visitor.fetch(`/api/tables/${game.code}/journal`);
      expect(status).toBe(200);
      expect(body).toEqual(game.journal);
      expect(replay(body).over).toBe(true);
      await visitor.close();
      await again.stop();
    });

    it('a game that does not come out as it was played is left as it is', async () => {
      const databaseUrl = kind === 'SQLite' ? null : await postgres.database();
      const settings = { databaseUrl, dataFolder: tempFolder() };
      const server = await testServer(settings, clock);
      await played(server.url);
      await server.stop();
      storage = await openStorage({ ...settings, node: 'keeper' }, silent, clock);
      await storage.database.db.updateTable('snapshots').set({ hash: 'another' }).execute();
      const keeper = new Housekeeper(storage, nobodyAnywhere, clock, KEEP, silent);
      const before = await count('journal');
      clock.pass(DAY + HOUR);
      await keeper.tidy();
      expect([await count('journal'), await count('packed')]).toEqual([before, 0]);
      keeper.close();
      await storage.database.close();
    });
  });
