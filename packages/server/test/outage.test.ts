/** PostgreSQL goes away under nodes that are at work, and nodes are told to go: no process breaks, nothing is lost. */
import { Client as Database } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../src/clock.ts';
import { openStorage } from '../src/storage/storage.ts';
import { seatedTable, UNHURRIED } from './helpers/client.ts';
import { checkJournals, everybody, hush, moreAnswers, type Playing } from './helpers/journals.ts';
import { Postgres } from './helpers/postgres.ts';
import { buildServer, ServerProcess, type Build } from './helpers/process.ts';

let build: Build;
let postgres: Postgres;
beforeAll(async () => {
  build = buildServer();
  postgres = await Postgres.start();
});
afterAll(async () => {
  build.remove();
  await postgres.stop();
});

const startNodes = (count: number, url: string): Promise<ServerProcess[]> =>
  Promise.all(Array.from({ length: count }, () => ServerProcess.start(build, { DATABASE_URL: url })));

async function startTables(nodes: readonly ServerProcess[], sizes: readonly number[]): Promise<Playing[]> {
  const tables: Playing[] = [];
  for (const players of sizes)
    tables.push(
      await seatedTable(
        nodes.map(({ url }) => url),
        players,
        { ...UNHURRIED, start: 'advanced' },
      ),
    );
  everybody(tables).forEach((client, i) => {
    client.persistent = true;
    client.playAtRandom(`outage ${i}`);
  });
  return tables;
}

describe('PostgreSQL goes away', { timeout: 300_000 }, () => {
  it('in the middle of a transaction: that one fails, the next one works', async () => {
    const databaseUrl = await postgres.database();
    const log = pino({ level: 'silent' });
    const storage = await openStorage({ databaseUrl, dataFolder: '', node: 'x' }, log, systemClock);
    const { db } = storage.database;
    const guest = { id: 'g', token_hash: 'h', name: 'Anna', created_at: 1, seen_at: 1 };
    const transaction = db.transaction().execute(async (inside) => {
      await inside.insertInto('guests').values(guest).execute();
      await postgres.halt('immediate');
    });
    await expect(transaction).rejects.toThrow(/not queryable|connection terminated|server closed/i);
    await postgres.comeBack();
    expect(await storage.guests.byTokenHash('h')).toBeUndefined();
    await storage.guests.add(guest);
    expect(await storage.guests.byTokenHash('h')).toEqual(guest);
    await storage.database.close();
  });

  it('under two nodes, politely and not: they live, nothing is lost, and play goes on', async () => {
    const url = await postgres.database();
    const nodes = await startNodes(2, url);
    try {
      const tables = await startTables(nodes, [3, 4]);
      const clients = everybody(tables);
      for (const how of ['fast', 'immediate', 'immediate'] as const) {
        await moreAnswers(clients, 40);
        await postgres.halt(how);
        for (const client of clients)
          expect(await client.ask({ do: 'chat', text: 'Still there?' })).toMatchObject({
            error: 'unavailable',
          });
        await postgres.comeBack();
      }
      await moreAnswers(clients, 40);
      await hush(clients);
      expect(nodes.map(({ exitCode }) => exitCode)).toEqual([null, null]);
      await checkJournals(tables, url, '');
      await Promise.all(clients.map((client) => client.close()));
      expect(await Promise.all(nodes.map((node) => node.kill('SIGTERM')))).toEqual([0, 0]);
    } finally {
      await Promise.all(nodes.map((node) => node.kill()));
      await postgres.comeBack();
    }
  });

  it('for one table only: what cannot be read is tried again, and the node lives', async () => {
    const url = await postgres.database();
    const [node] = await startNodes(1, url);
    const database = new Database({ connectionString: url });
    try {
      const [{ code, clients }] = await startTables([node], [3]);
      await moreAnswers(clients, 5);
      await database.connect();
      await database.query('alter table seats rename to mislaid');
      await database.query(`select pg_notify('cosmarium', 'another ${code}')`);
      await node.until((output) => output.includes('something failed at a table'));
      await database.query('alter table mislaid rename to seats');
      await moreAnswers(clients, 20);
      expect(await node.kill('SIGTERM')).toBe(0);
    } finally {
      await database.end();
      await node.kill();
    }
  });

  it('for good: a node that is told to go still ends in order', async () => {
    const own = await Postgres.start();
    const [node] = await startNodes(1, await own.database());
    try {
      const [{ clients }] = await startTables([node], [3]);
      await moreAnswers(clients, 5);
      await own.halt('immediate');
      expect(await node.kill('SIGTERM')).toBe(0);
      for (const client of clients) {
        await client.until('it is sent away', () => client.closedWith !== null);
        expect(client.closedWith!.code).toBe(1012);
      }
    } finally {
      await node.kill();
      await own.stop();
    }
  });
});

describe('a node that is told to go', { timeout: 300_000 }, () => {
  it('ends in order however much the others have to say, and its players go on elsewhere', async () => {
    const url = await postgres.database();
    const nodes = await startNodes(2, url);
    const database = new Database({ connectionString: url });
    await database.connect();
    const codes: (number | null)[] = [];
    try {
      const tables = await startTables(nodes, [3, 3, 3]);
      const clients = everybody(tables);
      for (let stops = 0; stops < 3; stops++) {
        await moreAnswers(clients, 20);
        const leaving = nodes[stops % 2];
        const gone = leaving.kill('SIGTERM');
        // As if another node wrote to every table all the time.
        while (leaving.exitCode === null)
          for (const table of tables)
            await database.query(`select pg_notify('cosmarium', 'another ${table.code}')`);
        codes.push(await gone);
        const { rows } = await database.query('select count(*)::int as nodes from nodes');
        expect(rows).toEqual([{ nodes: 1 }]);
        [nodes[stops % 2]] = await startNodes(1, url);
        for (const table of tables)
          for (const client of table.clients.filter((one) => one.url === leaving.url)) {
            await client.until('it is sent away', () => client.closedWith !== null);
            expect(client.closedWith).toEqual({ code: 1012, reason: 'the server goes down' });
            await client.reconnect(nodes[stops % 2].url, table.code);
          }
      }
      expect(codes).toEqual([0, 0, 0]);
      await moreAnswers(clients, 30);
      await hush(clients);
      await checkJournals(tables, url, '');
    } finally {
      await database.end();
      await Promise.all(nodes.map((node) => node.kill()));
    }
  });
});
