/** Slow games: clocks of days that run while nobody is there, and who is told what waits for them. */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableWishes } from '@cosmarium/protocol';
import type { Waiting } from '../src/tables/waiting.ts';
import { Client, seatedTable } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Tables nobody is at are looked after this often. */
const WAKE_MS = 20_000;
const SLOW: TableWishes = {
  pace: 'fast',
  clocks: { decision: DAY / 1000, response: (4 * HOUR) / 1000, deal: DAY / 1000 },
};

type Told = { what: 'waits' | 'reminder' } & Omit<Waiting, 'guest' | 'table' | 'here'>;

let server: TestServer;
let clock: ManualClock;
let dataFolder: string;
let told: Told[];
let watcher: Client;

const note =
  (what: Told['what']) =>
  ({ seat, question, since, due }: Waiting) => {
    told.push({ what, seat, question, since, due });
  };

const start = async () => {
  const port = { waits: note('waits'), reminder: note('reminder') };
  server = await testServer({ dataFolder }, clock, 'slow', port);
};

beforeEach(async () => {
  dataFolder = tempFolder();
  clock = new ManualClock();
  told = [];
  await start();
});
afterEach(async () => {
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Everything that was due has been done, and told, when this returns. */
async function settled(...clients: readonly Client[]): Promise<void> {
  for (let twice = 0; twice < 2; twice++) for (const client of clients) await client.ask({ do: 'sync' });
}

async function pass(ms: number): Promise<void> {
  clock.pass(ms);
  await settled(watcher);
}

async function leave(...clients: readonly Client[]): Promise<void> {
  await Promise.all(clients.map((client) => client.close()));
  await watcher.until('they are gone', () =>
    clients.every(({ seat }) => !watcher.table!.seats[seat].present),
  );
  await settled(watcher);
}

async function comeBack(client: Client, code: string): Promise<void> {
  client.view = null;
  await client.reconnect(server.url, code);
  await client.until('the view comes', () => client.view !== null);
}

/** Everybody has left a table somebody watches. */
async function restart(code: string): Promise<void> {
  await watcher.close();
  await server.stop();
  await start();
  await comeBack(watcher, code);
}

/** A table with a watcher, who keeps nothing from happening and sees what does. */
async function slowTable(wishes: TableWishes = {}) {
  const { code, clients } = await seatedTable([server.url], 3, { ...SLOW, ...wishes });
  watcher = await Client.arrive(server.url, 'watcher');
  await watcher.connect(code);
  await settled(...clients);
  const asked = clients.find(({ decision }) => decision !== undefined)!;
  const { id } = asked.decision!;
  const question = { seat: asked.seat, question: id, since: clock.now(), due: clock.now() + DAY };
  return { code, clients, asked, question, others: clients.filter((one) => one !== asked) };
}

describe('what waits at a slow table', () => {
  it('is told once when whoever is asked is gone, and once more in the last quarter, whatever restarts', async () => {
    const { code, clients, asked, question } = await slowTable();
    expect(told).toEqual([]);
    await leave(...clients);
    const waits = { what: 'waits', ...question };
    expect(told).toEqual([waits]);
    await restart(code);
    await pass(DAY / 2);
    await comeBack(asked, code);
    await leave(asked);
    await restart(code);
    await pass(DAY / 4 - 1);
    expect(told).toEqual([waits]);
    await pass(1);
    const reminder = { what: 'reminder', ...question };
    expect(told).toEqual([waits, reminder]);
    await restart(code);
    await pass(DAY / 4 - 1);
    await comeBack(asked, code);
    expect([asked.decision?.id, told]).toEqual([question.question, [waits, reminder]]);
  });

  it('is not told to somebody who is there, but they are reminded', async () => {
    const { question } = await slowTable();
    await pass(DAY * 0.75 - 1);
    expect(told).toEqual([]);
    await pass(1);
    expect(told).toEqual([{ what: 'reminder', ...question }]);
  });

  it('is told of no more once it has been answered', async () => {
    const { clients, asked, question } = await slowTable();
    const { fallback } = asked.decision!;
    await asked.ask({ do: 'answer', decision: question.question, answer: fallback });
    await settled(...clients);
    await leave(...clients);
    await pass(DAY * 0.75);
    expect(told.filter(({ question: one }) => one === question.question)).toEqual([]);
  });

  it('is not told at a table with clocks of minutes', async () => {
    const { clients } = await slowTable({
      clocks: { decision: 600, response: 600, deal: 600 },
      away: 'wait',
    });
    await leave(...clients);
    await pass(DAY);
    expect(told).toEqual([]);
  });
});

describe('the clock of a slow table', () => {
  it('runs while nobody is there, and answers when it has run out; nobody plays for them before', async () => {
    const { code, clients, asked, question } = await slowTable();
    await leave(...clients);
    await pass(DAY - 1);
    await comeBack(asked, code);
    expect(asked.decision?.id).toBe(question.question);
    await leave(asked);
    await pass(1);
    await comeBack(asked, code);
    expect(asked.decision?.id).not.toBe(question.question);
    expect([asked.seat, asked.table!.seats[asked.seat].standIn]).toEqual([question.seat, null]);
  });

  it('runs out although nobody has come to the table since the server was started', async () => {
    const { clients, question } = await slowTable();
    await leave(...clients);
    await watcher.close();
    await server.stop();
    clock.pass(DAY);
    await start();
    // It is woken by whichever of these looks comes first.
    for (let looks = 0; told.at(-1)?.question === question.question; looks++) {
      expect(looks).toBeLessThan(500);
      clock.pass(WAKE_MS);
      await fetch(`${server.url}/healthz`);
    }
    expect(told.map(({ what }) => what)).toEqual(['waits', 'waits']);
  });

  it('stands still in a pause', async () => {
    const { clients, asked, question } = await slowTable();
    await pass(DAY / 2);
    for (const client of clients) await client.ask({ do: 'pause', want: true });
    await pass(3 * DAY);
    await asked.ask({ do: 'pause', want: false });
    await settled(...clients);
    await pass(DAY / 2 - 1);
    expect(asked.decision?.id).toBe(question.question);
    await pass(1);
    await asked.until('the clock has run out', () => asked.decision?.id !== question.question);
  });
});
