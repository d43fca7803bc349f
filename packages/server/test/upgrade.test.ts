/** New rules while games are in flight: what happens to them is decided in tables/resume.ts. */
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomAnswer, randomInt, replay, RULES_VERSION, seedRng, type Journal } from '@cosmarium/engine';
import { systemClock } from '../src/clock.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { seatedTable, type Client } from './helpers/client.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

let dataFolder: string;
let server: TestServer;
let clients: Client[];
let code: string;

/** A game in the middle of an encounter, some answers after its snapshot was stored. */
beforeEach(async () => {
  dataFolder = tempFolder();
  server = await testServer({ dataFolder });
  ({ clients, code } = await seatedTable([server.url], 3));
  const rng = seedRng('upgrade');
  for (let i = 0; i < 80 || clients[0].view!.encounter?.phase !== 'planning'; i++) {
    const client = clients.find(({ decision }) => decision !== undefined)!;
    const answer = randomAnswer(client.decision!, (n) => randomInt(rng, n));
    await client.ask({ do: 'answer', decision: client.decision!.id, answer });
    await Promise.all(clients.map((one) => one.ask({ do: 'sync' })));
  }
  await server.stop();
});
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
/** As if the last answer had been given to a question the rules no longer ask. */
const otherQuestions = async (storage: Storage) => {
  await older(storage);
  const rows = await storage.tables.entriesAfter(code, 0);
  await storage.database.db
    .updateTable('journal')
    .set({ asked: 'something else' })
    .where('table_code', '=', code)
    .where('seq', '=', rows.length)
    .execute();
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

  it('is stopped if they cannot play from its position at all; its journal is kept', async () => {
    await comeBackAfter(async (storage) => {
      await older(storage);
      await storage.database.db
        .updateTable('snapshots')
        .set({ state: '{"from":"another world"}' })
        .where('table_code', '=', code)
        .where('state', 'is not', null)
        .execute();
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
