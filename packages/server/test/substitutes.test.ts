/** Which bot plays for somebody: the one that sat there before, or one like the others at the table. */
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Level } from '@cosmarium/protocol';
import { BotPool, type Job } from '../src/bots/bots.ts';
import { substituteFor } from '../src/tables/substitutes.ts';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { BOT, PONDERING, running, take, untilBotIsAsked, watching } from './helpers/friends.ts';
import { seatRow } from './helpers/places.ts';
import { Postgres } from './helpers/postgres.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

const TIMES = { awayMs: 45_000, waitMs: 180_000, hostGoneMs: 600_000 };
const AWAY_IS_BOT = { away: 'bot' } as const;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.stop());

let clock: ManualClock;
const servers: TestServer[] = [];
/** What bots were asked, as which bot. */
const asked: string[] = [];
beforeEach(() => {
  clock = new ManualClock();
  vi.spyOn(BotPool.prototype, 'choose').mockImplementation(({ decision, level, character }: Job) => {
    asked.push(`${decision.seat} ${level} ${character}`);
    return new Promise(() => {});
  });
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  vi.restoreAllMocks();
  asked.length = 0;
});

async function serve(settings: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer({ ...PONDERING, ...TIMES, ...settings }, clock);
  servers.push(server);
  return server;
}
const botAt = ({ table }: Client, seat = BOT) => {
  const { level, character } = table!.seats[seat];
  return { level, character };
};
const substituteAt = ({ table }: Client, seat = BOT) => table!.seats[seat].substitute;

/** Gone for so long, as whoever is still there sees it. */
async function goneFor(ms: number, gone: Client, other: Client): Promise<void> {
  const { seat } = gone;
  await gone.close();
  await other.until('they are gone', () => !other.table!.seats[seat].present);
  clock.pass(ms);
  await other.until('they are away', () => other.table!.seats[seat].away);
}

describe.each(['SQLite', 'PostgreSQL'])('a seat taken from a bot, on %s', (database) => {
  const place = async () =>
    database === 'PostgreSQL' ? { databaseUrl: await postgres.database() } : { dataFolder: tempFolder() };

  it('is played again by that bot while its guest is away, and is its own when they leave', async () => {
    const there = await place();
    const first = await serve(there);
    const { code, anna, ben } = await running(first.url, AWAY_IS_BOT);
    const bot = botAt(anna);
    expect([bot.level, bot.character === null]).toEqual(['hard', false]);
    const cleo = await watching(first.url, code, 'cleo');
    await take(cleo);
    await untilBotIsAsked([anna, ben]);
    expect(botAt(cleo)).toEqual({ level: null, character: null });
    expect(substituteAt(anna)).toEqual(bot);
    asked.length = 0;
    await goneFor(TIMES.awayMs, cleo, anna);
    expect(asked).toEqual([`${BOT} hard ${bot.character}`]);

    await Promise.all([anna, ben].map((client) => client.close()));
    await first.stop();
    servers.length = 0;
    const { url } = await serve(there);
    for (const client of [anna, ben, cleo]) await client.reconnect(url, code);
    expect(substituteAt(anna)).toEqual(bot);
    await cleo.ask({ do: 'leave' });
    await anna.until('a bot has it', () => botAt(anna).level !== null);
    expect([botAt(anna), substituteAt(anna)]).toEqual([bot, undefined]);
    // The next one who takes it does not change that.
    await take(cleo);
    await cleo.ask({ do: 'leave' });
    await anna.until('a bot has it', () => anna.table!.handovers!.length === 4 && botAt(anna).level !== null);
    expect(botAt(anna)).toEqual(bot);
    if (there.dataFolder !== undefined) rmSync(there.dataFolder, { recursive: true, force: true });
  });
});

describe('somebody who has had their seat from the start', () => {
  /** The player who is asked first, and the others. */
  async function people(wishes: object) {
    const { url } = await serve();
    const { clients } = await seatedTable([url], 3, { ...UNHURRIED, ...wishes });
    const first = clients.find(({ decision }) => decision !== undefined)!;
    return { first, others: clients.filter((one) => one !== first) };
  }

  it('is played for by a normal bot where there are no others', async () => {
    const { first, others } = await people(AWAY_IS_BOT);
    await goneFor(TIMES.awayMs, first, others[0]);
    expect(asked).toEqual([`${first.seat} normal null`]);
  });

  it('is played for by one as good as the others at the table, and leaves the seat to such a one', async () => {
    const { url } = await serve();
    const { anna, ben } = await running(url, AWAY_IS_BOT);
    expect(substituteAt(ben, 1)).toEqual({ level: 'hard', character: null });
    await ben.ask({ do: 'leave' });
    await anna.until('a bot has it', () => botAt(anna, 1).level !== null);
    expect(botAt(anna, 1)).toEqual({ level: 'hard', character: null });
  });

  it('is played for as the host says, where the table waits', async () => {
    const { first, others } = await people({});
    const hosting = others.find(({ seat, table }) => seat === table!.host) ?? others[0];
    const host = hosting.seat === hosting.table!.host;
    expect(substituteAt(hosting, first.seat)).toEqual({ level: 'normal', character: null });
    await goneFor(TIMES.awayMs, first, hosting);
    expect(asked).toEqual([]);
    clock.pass(TIMES.waitMs);
    await hosting.until('they are long gone', () => hosting.table!.seats[first.seat].longGone);
    for (const client of host ? [hosting] : others)
      await client.ask({ do: 'bot', seat: first.seat, level: 'brutal' });
    await hosting.until('it is said', () => hosting.table!.seats[first.seat].standIn !== null);
    await hosting.ask({ do: 'sync' });
    expect(asked).toEqual([`${first.seat} brutal null`]);
    expect(substituteAt(hosting, first.seat)).toEqual({ level: 'brutal', character: null });
  });
});

describe('the usual level', () => {
  const seatsOf = (...levels: (Level | null)[]) =>
    [null, ...levels].map((level, seat) => ({
      ...seatRow('table', seat, level === null ? `guest${seat}` : null, 'red'),
      level,
    }));
  const usual = (...levels: (Level | null)[]) => substituteFor(seatsOf(...levels), 0).level;

  it.each([
    [[null, null], 'normal'],
    [['easy', null], 'easy'],
    [['brutal', 'hard', 'hard'], 'hard'],
    [['hard', 'easy', 'hard', 'easy'], 'easy'],
  ] as const)('beside %j is %s', (levels, level) => expect(usual(...levels)).toBe(level));

  it('counts bots whose seats were taken', () => {
    const seats = seatsOf(null, 'easy', null);
    seats[1].bot_level = seats[3].bot_level = 'hard';
    expect(substituteFor(seats, 0).level).toBe('hard');
  });
});
