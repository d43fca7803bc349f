/** Clocks that are not wound up by pausing or by coming and going, and tables that need not wait for ever. */
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { diceFrom, randomAnswer } from '@cosmarium/engine';
import type { Due, TableWishes } from '@cosmarium/protocol';
import { Client, seatedTable } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { testServer, type TestServer } from './helpers/server.ts';

const AWAY_MS = 45_000;
const HOST_GONE_MS = 60_000;
const WAIT_MS = 180_000;
const CLOCK = { decision: 30, response: 30, deal: 30 };
const LONGEST_WINDOW_MS = 12_500;
const STEP_MS = 500;
const NO_CLOCK = { decision: 0, response: 0, deal: 0 };

const dice = diceFrom('waiting');

let server: TestServer;
let clock: ManualClock;
afterEach(() => server.stop());

/** A table; whoever is asked first, and the others. */
async function table(wishes: TableWishes) {
  clock = new ManualClock();
  server = await testServer({ awayMs: AWAY_MS, hostGoneMs: HOST_GONE_MS, waitMs: WAIT_MS }, clock);
  const { code, clients } = await seatedTable([server.url], 3, wishes);
  const asked = clients.find(({ decision }) => decision !== undefined)!;
  return { code, clients, asked, others: clients.filter((one) => one !== asked) };
}
/** Everything said before has been heard when this returns. */
const settled = (clients: readonly Client[]) =>
  Promise.all(clients.map((client) => client.ask({ do: 'sync' })));

/** Whether the clock of the open question has so many milliseconds left; resolves when it has run out. */
async function runsOutIn(ms: number, asked: Client, id: number): Promise<boolean> {
  clock.pass(ms - 1);
  await asked.ask({ do: 'sync' });
  const open = asked.decision?.id === id;
  clock.pass(1);
  await asked.until('the clock has run out', () => asked.decision?.id !== id);
  return open;
}

describe('a clock', () => {
  it('goes on where a pause has stopped it', async () => {
    const { clients, asked } = await table({ clocks: CLOCK });
    const { id } = asked.decision!;
    clock.pass(20_000);
    for (const client of clients) await client.ask({ do: 'pause', want: true });
    await asked.until('it is paused', () => asked.table!.paused);
    clock.pass(3_600_000);
    await clients[1].ask({ do: 'pause', want: false });
    await asked.until('it goes on', () => !asked.table!.paused);
    expect(await runsOutIn(10_000, asked, id)).toBe(true);
  });

  it('is told to everybody when it stops and when it goes on', async () => {
    const { clients, asked } = await table({ clocks: CLOCK });
    const told = new Map(clients.map((client): [Client, Due[]] => [client, []]));
    for (const client of clients)
      client.onMessage = (message) => {
        if (message.type === 'update') told.get(client)!.push(message.due);
      };
    clock.pass(20_000);
    for (const client of clients) await client.ask({ do: 'pause', want: true });
    clock.pass(3_600_000);
    await asked.ask({ do: 'pause', want: false });
    await settled(clients);
    for (const client of clients) expect(told.get(client)).toEqual([{}, { [asked.seat]: 10_000 }]);
  });

  it.each([1000, 3_600_000])(
    'that has not begun because of a secret window begins after it, whatever a pause of %i ms in it',
    async (pause) => {
      const { clients } = await table({ clocks: CLOCK, pace: 'paced' });
      // Somebody may respond, as far as the table knows; but nobody is asked.
      const inWindow = () => clients.every(({ view }) => view!.waiting.some((one) => 'responses' in one));
      const nobodyAsked = () => clients.every(({ decision }) => decision === undefined);
      for (let answers = 0; !(inWindow() && nobodyAsked()); answers++) {
        expect(answers).toBeLessThan(500);
        const open = clients.find(({ decision }) => decision !== undefined);
        if (open === undefined) clock.pass(LONGEST_WINDOW_MS);
        else {
          const answer = randomAnswer(open.decision!, dice);
          await open.ask({ do: 'answer', decision: open.decision!.id, answer });
        }
        await settled(clients);
      }
      const told: Due[] = [];
      clients[0].onMessage = (message) => {
        if (message.type === 'update') told.push(message.due);
      };
      for (const client of clients) await client.ask({ do: 'pause', want: true });
      clock.pass(pause);
      await settled(clients);
      await clients[0].ask({ do: 'pause', want: false });
      await settled(clients);
      for (let passed = 0; passed < LONGEST_WINDOW_MS; passed += STEP_MS) {
        clock.pass(STEP_MS);
        await settled(clients);
      }
      const most = Math.max(...told.flatMap((one) => Object.values(one)));
      expect(most).toBeGreaterThan(30_000 - STEP_MS);
      expect(most).toBeLessThanOrEqual(30_000);
    },
  );

  it('is not wound up by pausing whenever the others are gone for a moment', async () => {
    const { asked, others, code } = await table({ clocks: CLOCK });
    const { id } = asked.decision!;
    for (let i = 0; i < 5; i++) {
      clock.pass(5000);
      for (const other of others) await other.close();
      await asked.until('all others are gone', () =>
        asked.table!.seats.every(({ present }, seat) => present === (seat === asked.seat)),
      );
      await asked.ask({ do: 'pause', want: true });
      await asked.until('it is paused', () => asked.table!.paused);
      clock.pass(1000);
      for (const other of others) await other.connect(code);
      await asked.ask({ do: 'pause', want: false });
      await asked.until('it goes on', () => !asked.table!.paused);
    }
    expect(await runsOutIn(5000, asked, id)).toBe(true);
  });

  it('stands still while nobody is there, and goes on where it stopped', async () => {
    const { clients, asked, code } = await table({ clocks: CLOCK });
    const { id } = asked.decision!;
    clock.pass(20_000);
    await settled(clients);
    // Somebody who only watches sees when the table is empty.
    const watcher = await Client.arrive(server.url, 'watcher');
    await watcher.connect(code);
    await Promise.all(clients.map((client) => client.close()));
    await watcher.until('all are gone', () => watcher.table!.seats.every(({ present }) => !present));
    clock.pass(3_600_000);
    await asked.connect(code);
    expect(await runsOutIn(10_000, asked, id)).toBe(true);
  });

  it('that is to stop already is not written about again', async () => {
    const { clients } = await table({ clocks: CLOCK });
    const version = () => {
      const file = new Libsql(join(server.folder, 'cosmarium.db'));
      const row = file.prepare('select version from tables').get([]) as { version: number };
      file.close();
      return row.version;
    };
    await clients[0].ask({ do: 'pause', want: true });
    const before = version();
    expect(await clients[0].ask({ do: 'pause', want: true })).toMatchObject({ ok: true });
    expect(version()).toBe(before);
    expect(await clients[0].ask({ do: 'pause', want: false })).toMatchObject({ ok: true });
    expect(version()).toBe(before + 1);
  });
});

describe('somebody a table waits for', () => {
  it('may after a while be played for by a bot, if the host says so, until they are back', async () => {
    const { asked, others, code } = await table({ away: 'wait', clocks: NO_CLOCK });
    const { id } = asked.decision!;
    const { seat } = asked;
    await asked.close();
    await others[0].until('they are gone', () => !others[0].table!.seats[seat].present);
    clock.pass(WAIT_MS - 1);
    await settled(others);
    const { host } = others[0].table!;
    const hosting = others.find((one) => one.seat === host)!;
    const other = others.find((one) => one.seat !== host)!;
    expect(hosting.table!.seats[seat]).toMatchObject({ away: true, longGone: false, standIn: null });
    expect(await hosting.ask({ do: 'bot', seat, level: 'easy' })).toMatchObject({ error: 'not-now' });
    clock.pass(1);
    await hosting.until('they are long gone', () => hosting.table!.seats[seat].longGone);
    expect(await hosting.ask({ do: 'bot', seat: other.seat, level: 'easy' })).toMatchObject({
      error: 'not-now',
    });
    expect(await hosting.ask({ do: 'bot', seat, level: 'easy' })).toMatchObject({ ok: true });
    expect(hosting.table!.seats[seat]).toMatchObject({ longGone: false, standIn: 'easy' });
    await answersOfBots(1);
    await settled(others);
    asked.view = null;
    await asked.connect(code);
    await asked.until('the view comes', () => asked.view !== null);
    expect([asked.seat, asked.table!.seats[seat].away, asked.decision?.id === id]).toEqual([
      seat,
      false,
      false,
    ]);
  });

  it('is not played for where bots do that anyway, nor at a table that is not theirs', async () => {
    const { asked, others } = await table({ away: 'bot', clocks: NO_CLOCK });
    await asked.close();
    await others[0].until('they are gone', () => !others[0].table!.seats[asked.seat].present);
    clock.pass(WAIT_MS);
    await others[0].until('they are away', () => others[0].table!.seats[asked.seat].away);
    const hosting = others.find((one) => one.seat === one.table!.host)!;
    expect(hosting.table!.seats[asked.seat].longGone).toBe(false);
    expect(await hosting.ask({ do: 'bot', seat: asked.seat, level: 'easy' })).toMatchObject({
      error: 'not-now',
    });
  });
});

describe('somebody a table waits for, when the host does not say so', () => {
  /** Of five people one is long gone, who is asked something. */
  async function waiting() {
    clock = new ManualClock();
    server = await testServer({ awayMs: AWAY_MS, hostGoneMs: HOST_GONE_MS, waitMs: WAIT_MS }, clock);
    const { code, clients } = await seatedTable([server.url], 5, { away: 'wait', clocks: NO_CLOCK });
    const asked = clients.find(({ decision }) => decision !== undefined)!;
    await asked.close();
    const others = clients.filter((one) => one !== asked);
    await others[0].until('they are gone', () => !others[0].table!.seats[asked.seat].present);
    clock.pass(WAIT_MS);
    await Promise.all(
      others.map((one) => one.until('they are long gone', () => one.table!.seats[asked.seat].longGone)),
    );
    const { host } = others[0].table!;
    const [first, second, third] = others.filter((one) => one.seat !== host);
    const vote = (client: Client, seat = asked.seat) => client.ask({ do: 'bot', seat, level: 'easy' });
    const standIn = () => first.table!.seats[asked.seat].standIn;
    return {
      code,
      asked,
      hosting: others.find((one) => one.seat === host)!,
      first,
      second,
      third,
      vote,
      standIn,
    };
  }

  it('is played for by a bot when most of those who are there want it', async () => {
    const { asked, first, second, third, vote, standIn } = await waiting();
    expect(await vote(first)).toMatchObject({ ok: true });
    expect(await vote(second)).toMatchObject({ ok: true });
    // Two of four are not most; nor does anybody count twice.
    expect(await vote(first)).toMatchObject({ ok: true });
    await settled([first]);
    expect(first.table!.seats.filter(({ wantsBot }) => wantsBot === asked.seat)).toHaveLength(2);
    expect(standIn()).toBe(null);
    expect(await vote(third)).toMatchObject({ ok: true });
    await first.until('a bot plays', () => standIn() === 'easy');
    await answersOfBots(1);
  });

  it('needs fewer votes when fewer are there, and the host is one of them', async () => {
    const { hosting, first, second, third, vote, standIn } = await waiting();
    await third.close();
    await hosting.close();
    await first.until('two are left', () => first.table!.seats.filter(({ present }) => present).length === 2);
    expect(await vote(first)).toMatchObject({ ok: true });
    await settled([first]);
    expect(standIn()).toBe(null);
    expect(await vote(second)).toMatchObject({ ok: true });
    await first.until('a bot plays', () => standIn() === 'easy');
  });

  it('is not voted on by those who look on, nor is anybody who is there', async () => {
    const { code, asked, first, second, vote } = await waiting();
    const watcher = await Client.arrive(server.url, 'watcher');
    await watcher.connect(code);
    expect(await vote(watcher)).toMatchObject({ error: 'not-yours' });
    expect(await vote(first, second.seat)).toMatchObject({ error: 'not-now' });
    await settled([first]);
    expect(first.table!.seats.map(({ wantsBot }) => wantsBot)).toEqual([-1, -1, -1, -1, -1]);
    expect(first.table!.seats[asked.seat].standIn).toBe(null);
  });
});

async function answersOfBots(least: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(server.metricsUrl)).text();
    if (Number(/^cosmarium_bot_answers_total (\d+)/m.exec(metrics)?.[1]) >= least) return;
  }
}
