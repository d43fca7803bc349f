/** New rules while games are in flight: what happens to them is decided in tables/resume.ts. */
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  diceFrom,
  randomAnswer,
  replay,
  RULES_VERSION,
  type Journal,
  type Dice,
  type Setup,
} from '@cosmarium/engine';
import { systemClock } from '../src/clock.ts';
import type { JournalRow, SnapshotRow } from '../src/storage/schema.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { seatedTable, UNHURRIED, type Client } from './helpers/client.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

let dataFolder: string;
let server: TestServer;
let clients: Client[];
let code: string;
let dice: Dice;

/** A game in the middle of an encounter, some answers after its snapshot was stored. */
beforeEach(async () => {
  dataFolder = tempFolder();
  server = await testServer({ dataFolder });
  ({ clients, code } = await seatedTable([server.url], 3, UNHURRIED));
  dice = diceFrom('upgrade');
  await answerSome(80);
  while (clients[0].view!.encounter?.phase !== 'planning') await answerSome(1);
  await server.stop();
});
async function answerSome(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const client = clients.find(({ decision }) => decision !== undefined)!;
    const answer = randomAnswer(client.decision!, dice);
    await client.ask({ do: 'answer', decision: client.decision!.id, answer });
    await Promise.all(clients.map((one) => one.ask({ do: 'sync' })));
  }
}
afterEach(async () => {
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Changes what is stored while no server runs, then starts one and brings everybody back. */
async function comeBackAfter(change: (storage: Storage) => Promise<unknown>): Promise<void> {
  const log = pino({ level: 'silent' });
  const storage = await openStorage({ databaseUrl: null, dataFolder, node: 'x' }, log, systemClock);
  await change(storage);
  await storage.database.close();
  server = await testServer({ dataFolder });
  for (const client of clients) {
    client.view = null;
    await client.reconnect(server.url, code);
  }
}

const older = ({ tables }: Storage) => tables.change(code, {}, { rules: RULES_VERSION - 1 });
/** As if the last answer had been given to this question. */
const answeredTo = async (storage: Storage, asked: string) => {
  const rows = await storage.journal.entriesAfter(code, 0);
  await storage.database.db
    .updateTable('journal')
    .set({ asked })
    .where('table_code', '=', code)
    .where('seq', '=', rows.length)
    .execute();
};
/** As if the last answer had been given to a question the rules no longer ask. */
const otherQuestions = async (storage: Storage) => {
  await older(storage);
  await answeredTo(storage, 'something else');
};
/** Another state in the place of the last snapshot's, which is returned. */
const otherWorld = async (storage: Storage, state = '{"from":"another world"}') => {
  const [last] = await storage.journal.lastSnapshots(code);
  await storage.database.db
    .updateTable('snapshots')
    .set({ state })
    .where('table_code', '=', code)
    .where('seq', '=', last.seq)
    .execute();
  return last.state!;
};
/** What is in the journal, which nobody may read while the server does. */
const storedRows = async () => {
  const copy = tempFolder();
  for (const file of readdirSync(dataFolder).filter((name) => name.startsWith('cosmarium.db')))
    copyFileSync(join(dataFolder, file), join(copy, file));
  const log = pino({ level: 'silent' });
  const storage = await openStorage({ databaseUrl: null, dataFolder: copy, node: 'x' }, log, systemClock);
  const rows = await storage.journal.entriesAfter(code, 0);
  await storage.database.close();
  rmSync(copy, { recursive: true, force: true });
  return rows;
};
const playOn = async () => {
  clients.forEach((client, i) => client.playAtRandom(`on ${i}`));
  await Promise.all(clients.map((client) => client.until('it is over', () => client.over)));
  await clients[0].until('the seed is shown', () => clients[0].table!.seed !== null);
  return (await clients[0].fetch(`/api/tables/${code}/journal`)).body as Journal;
};

describe('a game played under older rules', () => {
  it('goes on if the new rules ask the same, and its players are told', async () => {
    const before = clients.map(({ seq }) => seq);
    await comeBackAfter(older);
    expect(clients.map(({ seq }) => seq)).toEqual(before);
    expect(clients[1].table!.notice).toEqual({
      notice: 'rules-changed',
      from: RULES_VERSION - 1,
      to: RULES_VERSION,
      encounter: 'continues',
    });
    const journal = await playOn();
    expect(journal.rules).toBe(RULES_VERSION);
    expect(replay(journal).over).toBe(true);
  });

  it('plays the encounter again if they do not, survives restarts so, and its journal replays', async () => {
    await comeBackAfter(otherQuestions);
    expect(clients[0].table!.notice).toMatchObject({ notice: 'rules-changed', encounter: 'again' });
    await Promise.all(clients.map((client) => client.until('the view comes', () => client.view !== null)));
    const again = clients.map(({ seq, view }) => ({ seq, view }));
    await server.stop();
    await comeBackAfter(() => Promise.resolve());
    await Promise.all(clients.map((client) => client.until('the view comes', () => client.view !== null)));
    expect(clients.map(({ seq, view }) => ({ seq, view }))).toEqual(again);
    const journal = await playOn();
    expect(replay(journal).over).toBe(true);
  });

  it('asks under new numbers when it plays the encounter again: an answer on its way is to the old question', async () => {
    const asked = clients.map(({ view }) => view!.decisions.map(({ id }) => id));
    await comeBackAfter(otherQuestions);
    await Promise.all(clients.map((client) => client.until('the view comes', () => client.view !== null)));
    const rows = await storedRows();
    const answered = rows.map(({ decision }) => decision);
    clients.forEach(({ view }, seat) => {
      const open = view!.decisions.map(({ id }) => id);
      for (const id of open) expect([...answered, ...asked[seat]]).not.toContain(id);
    });
    const seat = asked.findIndex((ids) => ids.length > 0);
    const late = { do: 'answer', decision: asked[seat][0], answer: 0 } as const;
    expect(await clients[seat].ask(late)).toMatchObject({ error: 'stale' });
  });

  it('has a journal that replays though the rules changed twice in one encounter', async () => {
    await comeBackAfter(otherQuestions);
    await Promise.all(clients.map((client) => client.until('the view comes', () => client.view !== null)));
    await answerSome(3);
    await server.stop();
    await comeBackAfter(older);
    expect(clients[0].table!.notice).toMatchObject({ notice: 'rules-changed', encounter: 'continues' });
    const journal = await playOn();
    expect(replay(journal).over).toBe(true);
  });

  it('is stopped if they cannot play from its position at all; its journal is kept', async () => {
    await comeBackAfter(async (storage) => {
      await older(storage);
      await otherWorld(storage);
    });
    expect(clients[0].table).toMatchObject({
      status: 'stopped',
      notice: { notice: 'stopped', why: 'rules' },
      seed: null,
    });
    expect(await clients[0].ask({ do: 'rematch' })).toMatchObject({ ok: true });
  });

  it('is not touched by a node with older rules than its own', async () => {
    const log = pino({ level: 'silent' });
    const storage = await openStorage({ databaseUrl: null, dataFolder, node: 'x' }, log, systemClock);
    await storage.tables.change(code, {}, { rules: RULES_VERSION + 1 });
    const before = await storage.tables.find(code);
    await storage.database.close();
    server = await testServer({ dataFolder });
    await expect(clients[0].reconnect(server.url, code)).rejects.toThrow('closed with 4004 elsewhere');
    await server.stop();
    const after = await openStorage({ databaseUrl: null, dataFolder, node: 'x' }, log, systemClock);
    expect(await after.tables.find(code)).toEqual(before);
    await after.database.close();
    server = await testServer({ dataFolder });
  });
});

describe('a game that was stopped', () => {
  const views = () => clients.map(({ seq, view }) => ({ seq, view }));
  const everybodySees = () =>
    Promise.all(clients.map((client) => client.until('the view comes', () => client.view !== null)));

  it('by a build that asked other questions goes on with one that asks the same; its players are told', async () => {
    const before = views();
    const asked = (await storedRows()).at(-1)!.asked;
    await comeBackAfter((storage) => answeredTo(storage, 'a question renamed'));
    const stopped = { status: 'stopped', notice: { notice: 'stopped', why: 'fault' } };
    expect(clients.map(({ table }) => table)).toMatchObject([stopped, stopped, stopped]);
    // Still the same build: it stays so.
    await server.stop();
    await comeBackAfter(() => Promise.resolve());
    expect(clients[0].table).toMatchObject(stopped);
    await server.stop();
    await comeBackAfter((storage) => answeredTo(storage, asked));
    await everybodySees();
    expect(views()).toEqual(before);
    for (const client of clients)
      expect(client.table).toMatchObject({ status: 'running', notice: { notice: 'resumed' } });
    expect(replay(await playOn()).over).toBe(true);
  });

  it('because its position could not be read goes on with a build of newer rules that can', async () => {
    const before = views();
    let state = '';
    await comeBackAfter(async (storage) => {
      state = await otherWorld(storage);
    });
    expect(clients[0].table).toMatchObject({ status: 'stopped', notice: { why: 'fault' } });
    await server.stop();
    await comeBackAfter(async (storage) => {
      await older(storage);
      await otherWorld(storage, state);
    });
    await everybodySees();
    expect(views()).toEqual(before);
    expect(clients[0].table).toMatchObject({
      status: 'running',
      notice: { notice: 'rules-changed', encounter: 'continues' },
    });
  });

  it('because everybody left stays so', async () => {
    await comeBackAfter(() => Promise.resolve());
    for (const client of clients) expect(await client.ask({ do: 'leave' })).toMatchObject({ ok: true });
    await server.stop();
    await comeBackAfter(() => Promise.resolve());
    expect(clients[0].table).toMatchObject({ status: 'stopped', notice: { why: 'left' } });
  });
});

describe('a game stored by the build of rules version 1', () => {
  const folder = join(import.meta.dirname, '../../engine/test/stored');
  it.each(readdirSync(folder))('goes on: %s', async (file) => {
    const stored = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      setup: Setup;
      seed: string;
      snapshot: Omit<SnapshotRow, 'table_code' | 'state' | 'deeds'> & { state: object };
      rows: Omit<JournalRow, 'table_code' | 'command' | 'at'>[];
    };
    server = await testServer({ dataFolder });
    ({ clients, code } = await seatedTable([server.url], stored.setup.players.length, UNHURRIED));
    await server.stop();
    await comeBackAfter(async ({ tables, database: { db } }) => {
      const setup = JSON.stringify(stored.setup);
      await tables.change(code, {}, { rules: 1, setup, seed: stored.seed });
      const { state, ...snapshot } = stored.snapshot;
      await db.deleteFrom('snapshots').where('table_code', '=', code).execute();
      await db
        .insertInto('snapshots')
        .values({ ...snapshot, table_code: code, state: JSON.stringify(state), deeds: null })
        .execute();
      const rows = stored.rows.map((row) => ({ ...row, table_code: code, command: `c${row.seq}`, at: 1 }));
      await db.insertInto('journal').values(rows).execute();
    });
    expect(clients[0].table).toMatchObject({
      status: 'running',
      notice: { notice: 'rules-changed', from: 1, to: RULES_VERSION },
    });
    await Promise.all(clients.map((client) => client.until('the view comes', () => client.view !== null)));
    const encounter = () => clients[0].view!.encounter!.number;
    const before = encounter();
    while (encounter() < before + 2) await answerSome(1);
    expect((await storedRows()).at(-1)!.seq).toBeGreaterThan(stored.rows.at(-1)!.seq + 1);
  });
});
