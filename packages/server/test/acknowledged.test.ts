/** An answer is acknowledged when it is kept, and not before; and the disk holds up nobody who does not write. */
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { Client as Connection } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../src/clock.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { seatedTable, UNHURRIED, type Client } from './helpers/client.ts';
import { checkJournals } from './helpers/journals.ts';
import { entry, running } from './helpers/places.ts';
import { Postgres } from './helpers/postgres.ts';
import { buildServer, ServerProcess, type Build } from './helpers/process.ts';
import { tempFolder } from './helpers/server.ts';

const log = pino({ level: 'silent' });
const open = (dataFolder: string) =>
  openStorage({ databaseUrl: null, dataFolder, node: 'only' }, log, systemClock);
const guest = (id: string, name = id) => ({
  id,
  token_hash: `hash of ${id}`,
  name,
  created_at: 0,
  seen_at: 0,
});

describe('SQLite in its thread', () => {
  let folder: string;
  let storage: Storage;
  beforeAll(async () => {
    folder = tempFolder();
    storage = await open(folder);
  });
  afterAll(async () => {
    await storage.database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const nameOf = async (id: string) => (await storage.guests.names([id])).get(id);

  it('has committed what it says it has', async () => {
    const outside = new Libsql(join(folder, 'cosmarium.db'));
    const look = outside.prepare('select count(*) as count from journal where table_code = ?');
    const seen = async (code: string) => {
      const won = await storage.journal.append({ rows: [entry(code, 1)], snapshot: null, winners: null });
      return [won, (look.get([code]) as { count: number }).count];
    };
    const codes = Array.from({ length: 200 }, (_, i) => `k${i}`);
    for (const code of codes) await storage.tables.create(running(code), []);
    expect(await Promise.all(codes.map(seen))).toEqual(codes.map(() => [true, 1]));
    outside.close();
  });

  it('shows others what is committed only, and makes them wait for nothing', async () => {
    await storage.guests.add(guest('anna', 'before'));
    await storage.database.db.transaction().execute(async (db) => {
      await db.updateTable('guests').set({ name: 'after' }).where('id', '=', 'anna').execute();
      expect(await nameOf('anna')).toBe('before');
    });
    expect(await nameOf('anna')).toBe('after');
  });

  it('lets writers take turns, whatever becomes of those before', async () => {
    await storage.guests.add(guest('count', '0'));
    const { db } = storage.database;
    const raise = (fails: boolean) =>
      db.transaction().execute(async (queries) => {
        const { name } = await queries
          .selectFrom('guests')
          .select('name')
          .where('id', '=', 'count')
          .executeTakeFirstOrThrow();
        await queries
          .updateTable('guests')
          .set({ name: String(Number(name) + 1) })
          .where('id', '=', 'count')
          .execute();
        if (fails) await queries.insertInto('guests').values(guest('count')).execute();
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => raise(i % 4 === 1)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect(await nameOf('count')).toBe('15');
  });

  it('tells of a file that is no database, and of one that is closed', async () => {
    const other = tempFolder();
    writeFileSync(
      join(other, 'cosmarium.db'),
      'no database, but long enough to be taken for one'.repeat(100),
    );
    await expect(open(other)).rejects.toThrow(/not a database/);
    rmSync(join(other, 'cosmarium.db'));
    const fresh = await open(other);
    await fresh.database.close();
    await expect(fresh.guests.names(['anna'])).rejects.toThrow('destroyed');
    rmSync(other, { recursive: true, force: true });
  });
});

/** Somebody else holds what the server wants to write to. */
interface Obstacle {
  databaseUrl: string | null;
  dataFolder: string;
  block(): Promise<void>;
  /** Resolves when the server has run into it. */
  hit(client: Client, command: string): Promise<void>;
  release(): Promise<void>;
}

describe('killed before the commit', () => {
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

  function inFile(): Promise<Obstacle> {
    const dataFolder = tempFolder(tmpdir());
    let outside: Libsql.Database;
    return Promise.resolve({
      databaseUrl: null,
      dataFolder,
      block() {
        outside = new Libsql(join(dataFolder, 'cosmarium.db'));
        outside.exec('begin immediate');
        return Promise.resolve();
      },
      hit: (client, command) =>
        client.until('it is refused', () => client.replies.some(({ re, ok }) => re === command && !ok)),
      release: () => Promise.resolve(void outside.close()),
    });
  }

  async function inPostgres(): Promise<Obstacle> {
    const databaseUrl = await postgres.database();
    const outside = new Connection({ connectionString: databaseUrl });
    return {
      databaseUrl,
      dataFolder: tempFolder(),
      async block() {
        await outside.connect();
        await outside.query('begin');
        await outside.query('lock table journal in share mode');
      },
      async hit() {
        for (let waiting = 0; waiting === 0;) {
          const { rows } = await outside.query<{ count: number }>(
            'select count(*)::int as count from pg_locks where not granted',
          );
          waiting = rows[0].count;
        }
      },
      release: () => outside.end(),
    };
  }

  it.each([
    ['SQLite', inFile],
    ['PostgreSQL', inPostgres],
  ])('an answer is not acknowledged, and counts once when it is said again: %s', async (_, make) => {
    const { databaseUrl, dataFolder, ...obstacle } = await make();
    const env: Record<string, string> =
      databaseUrl === null ? { DATA_DIR: dataFolder } : { DATABASE_URL: databaseUrl };
    let server = await ServerProcess.start(build, env);
    const table = await seatedTable([server.url], 3, UNHURRIED);
    const other = await seatedTable([server.url], 3, UNHURRIED);
    const client = table.clients.find(({ decision }) => decision !== undefined)!;
    const { id, fallback } = client.decision!;
    await obstacle.block();
    const command = client.send({ do: 'answer', decision: id, answer: fallback });
    await obstacle.hit(client, command);
    // Those who do not write are served meanwhile.
    for (const one of other.clients) expect(await one.ask({ do: 'sync' })).toMatchObject({ ok: true });
    await server.kill();
    await client.until('it is cut off', () => client.closedWith !== null);
    expect(client.acknowledged).toEqual([]);
    expect(client.decision?.id).toBe(id);
    await obstacle.release();

    // Whether or not it came to be kept after all: said again, it counts once.
    server = await ServerProcess.start(build, env);
    await client.reconnect(server.url, table.code);
    const again = { id: command, do: 'answer', decision: id, answer: fallback } as const;
    expect(await client.ask(again)).toMatchObject({ ok: true });
    expect(client.acknowledged).toEqual([command]);
    expect(await server.kill('SIGTERM')).toBe(0);
    await checkJournals([table, other], databaseUrl, dataFolder);
    rmSync(dataFolder, { recursive: true, force: true });
  });
});
