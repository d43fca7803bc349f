/** Slow games: clocks of days that run while nobody is there, and who is told what waits for them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diceFrom, randomAnswer } from '@cosmarium/engine';
import type { TableWishes } from '@cosmarium/protocol';
import { NO_END, type Waiting } from '../src/tables/waiting.ts';
import { Client, seatedTable } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What is due leads to something else that is done next, and then is told. */
const SETTLING_ROUNDS = 4;
const VISITS = 16;
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
    return Promise.resolve();
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
  for (let rounds = 0; rounds < SETTLING_ROUNDS; rounds++)
    for (const client of clients) await client.ask({ do: 'sync' });
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

describe('at a table that is not slow', () => {
  const LIVE = { clocks: { decision: 0, response: 0, deal: 0 }, away: 'wait' } as const;
  /** The questions that wait for somebody, as they are kept. */
  const open = () => {
    const file = new Libsql(join(dataFolder, 'cosmarium.db'), { readonly: true });
    const rows = file.prepare('select question from waiting where open = 1').all([]) as {
      question: number;
    }[];
    file.close();
    return rows.map(({ question }) => question);
  };

  it('whoever is gone is told once of what the others wait for, and of nothing when they are back', async () => {
    const { code, asked, question } = await slowTable(LIVE);
    await pass(DAY);
    expect([told, open()]).toEqual([[], []]);
    await leave(asked);
    const waits = { what: 'waits', ...question, due: NO_END };
    expect([told, open()]).toEqual([[waits], [question.question]]);
    await comeBack(asked, code);
    await settled(watcher);
    expect(open()).toEqual([]);
    await leave(asked);
    await pass(DAY);
    expect([told, open()]).toEqual([[waits], [question.question]]);
  });

  it('nobody is told when nobody is there to wait', async () => {
    const { asked, others, code } = await slowTable(LIVE);
    await leave(...others);
    await leave(asked);
    expect([told, open()]).toEqual([[], []]);
    // Who comes first waits for the others, until they leave again.
    await comeBack(others[0], code);
    await settled(watcher);
    expect([told.length, open().length]).toEqual([1, 1]);
    await leave(others[0]);
    expect([told.length, open().length]).toEqual([1, 0]);
  });

  it('nobody is told where a bot plays for whoever is gone', async () => {
    const { asked } = await slowTable({ ...LIVE, away: 'bot' });
    await leave(asked);
    await pass(30_000);
    expect([told, open()]).toEqual([[], []]);
  });
});

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

  it('comes first among the tables of whoever is asked, with the time that is left', async () => {
    const { code, asked, others } = await slowTable();
    const newer = await asked.open({ players: 3 });
    await pass(HOUR);
    expect(await asked.fetch('/api/me')).toMatchObject({
      body: {
        tables: [
          { code, status: 'running', left: 23 * HOUR },
          { code: newer, status: 'open' },
        ],
      },
    });
    const { body } = await others[0].fetch('/api/me');
    expect(body).toMatchObject({ tables: [{ code, status: 'running' }] });
    expect(JSON.stringify(body)).not.toContain('left');
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
    const { clients, question } = await slowTable({ away: 'wait' });
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

  it('lets a bot play for whoever let it run out, until they are back', async () => {
    const { code, clients, asked, question } = await slowTable({ away: 'bot' });
    const { seat } = question;
    await leave(...clients);
    await pass(DAY - 1);
    expect(watcher.table!.seats[seat].away).toBe(false);
    await pass(1);
    expect(watcher.table!.seats.map(({ away }) => away)).toEqual([0, 1, 2].map((one) => one === seat));
    await comeBack(asked, code);
    await settled(watcher);
    expect([asked.seat, watcher.table!.seats[seat].away]).toEqual([seat, false]);
  });

  it('stands still in a pause, which everybody has to want, also those who are gone', async () => {
    const { code, clients, asked, others, question } = await slowTable();
    await pass(DAY / 2);
    await leave(others[0]);
    for (const client of [asked, others[1]]) await client.ask({ do: 'pause', want: true });
    expect(asked.table!.paused).toBe(false);
    await comeBack(others[0], code);
    await others[0].ask({ do: 'pause', want: true });
    await settled(...clients);
    expect(asked.table!.paused).toBe(true);
    await pass(3 * DAY);
    await asked.ask({ do: 'pause', want: false });
    await settled(...clients);
    await pass(DAY / 2 - 1);
    expect(asked.decision?.id).toBe(question.question);
    await pass(1);
    await asked.until('the clock has run out', () => asked.decision?.id !== question.question);
  });
});

describe('an answer taken back at a slow table', () => {
  it('gives its question the whole time again, and is told of as a new one', async () => {
    const { clients } = await slowTable({ takeBack: 'free' });
    const whoIsAsked = () => clients.find(({ decision }) => decision !== undefined)!;
    for (let kind = ''; kind !== 'launch'; await settled(...clients)) {
      const asked = whoIsAsked();
      const { id, fallback } = asked.decision!;
      ({ kind } = asked.decision!);
      await asked.ask({ do: 'answer', decision: id, answer: fallback });
    }
    const who = clients.find(({ back }) => back)!;
    await pass(DAY / 2);
    expect(await who.ask({ do: 'take-back', want: true })).toMatchObject({ ok: true });
    await settled(...clients);
    const { id, kind } = who.decision!;
    const again = { seat: who.seat, question: id, since: clock.now(), due: clock.now() + DAY };
    expect(kind).toBe('launch');
    await leave(...clients);
    expect(told.filter(({ question }) => question === id)).toEqual([{ what: 'waits', ...again }]);
    await pass(DAY * 0.75 - 1);
    expect(told.at(-1)).toEqual({ what: 'waits', ...again });
    await pass(1);
    expect(told.at(-1)).toEqual({ what: 'reminder', ...again });
  });
});

describe('a slow game of four', () => {
  it('goes on for days with restarts in between: nothing is lost, everything is told once, clocks are right', async () => {
    const wishes: TableWishes = { ...SLOW, pace: 'paced', away: 'wait' };
    const { code, clients } = await seatedTable([server.url], 4, wishes);
    watcher = await Client.arrive(server.url, 'watcher');
    await watcher.connect(code);
    await leave(...clients);
    const dice = diceFrom('days');
    const acknowledged: string[] = [];
    const found: string[][] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      await pass(5 * HOUR);
      const client = clients[visit % 4];
      await comeBack(client, code);
      await settled(client, watcher);
      // Whoever finds a question has been told of it, since nobody was there.
      if (client.decision !== undefined) found.push(noticesOf(client.seat, client.decision.id));
      for (let answers = 0; client.decision !== undefined; answers++) {
        expect(answers).toBeLessThan(50);
        const { id } = client.decision;
        const answer = randomAnswer(client.decision, dice);
        const reply = await client.ask({ do: 'answer', decision: id, answer });
        expect(reply).toMatchObject({ ok: true });
        acknowledged.push(reply.re!);
        await settled(client);
      }
      await client.ask({ do: 'pass', seq: client.seq });
      await settled(client);
      const { view } = client;
      await leave(client);
      await restart(code);
      await comeBack(client, code);
      expect(client.view).toEqual(view);
      await leave(client);
    }
    expect(found.length).toBeGreaterThan(4);
    expect(found.filter(([first]) => first !== 'waits')).toEqual([]);
    const once = told.map(({ what, seat, question }) => `${what} ${seat} ${question}`);
    expect(once.filter((one, i) => once.indexOf(one) !== i)).toEqual([]);
    const hours = told.map(({ since, due }) => (due - since) / HOUR);
    expect(hours.filter((one) => one !== 24 && one !== 4)).toEqual([]);
    const kept = commandsKept();
    expect(acknowledged.filter((command) => !kept.has(command))).toEqual([]);
  });
});

const noticesOf = (seat: number, id: number): string[] =>
  told.filter((one) => one.seat === seat && one.question === id).map(({ what }) => what);

/** The commands of all answers in storage, also of those that wait for the end of a window. */
function commandsKept(): Set<string> {
  const file = new Libsql(join(dataFolder, 'cosmarium.db'));
  const rows = file.prepare('select command from journal union select command from sealed').all([]);
  file.close();
  return new Set((rows as { command: string }[]).map(({ command }) => command));
}
