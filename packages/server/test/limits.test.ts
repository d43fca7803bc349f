/** Limits by guest and by address, by number and by cost; and who goes first when all want something at once. */
import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../src/index.ts';
import { addressOf } from '../src/limits/address.ts';
import {
  COST,
  COST_OF_FRAME,
  COST_OF_JOINING,
  COST_OF_READING,
  COST_OF_WRITING,
} from '../src/limits/costs.ts';
import { Turns, type Taker } from '../src/limits/turns.ts';
import { Client } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { testServer, type TestServer } from './helpers/server.ts';

const SYNC = COST.sync + COST_OF_FRAME;
const GUEST_BURST = 60;
const ADDRESS_BURST = 10;
const OTHER_ADDRESS = '127.0.0.2';

let server: TestServer | null = null;
let clock: ManualClock;
afterEach(async () => {
  await server?.stop();
  server = null;
});

async function strict(settings: Partial<Config>): Promise<void> {
  clock = new ManualClock();
  server = await testServer(settings, clock);
}

async function guestAt(code: string, localAddress?: string): Promise<Client> {
  const client = await Client.arrive(server!.url, 'guest');
  client.localAddress = localAddress;
  await client.connect(code);
  return client;
}
async function newTable(): Promise<string> {
  const host = await Client.arrive(server!.url, 'host');
  return host.open({});
}

/** How many of so many commands are done. All of the others are refused with `too-many`, each by its id. */
async function done(client: Client, commands: number): Promise<number> {
  const before = client.replies.length;
  const ids = Array.from({ length: commands }, () => client.send({ do: 'sync' }));
  await client.until('all are replied to', () => client.replies.length === before + commands);
  const replies = client.replies.slice(before);
  expect(new Set(replies.map(({ re }) => re))).toEqual(new Set(ids));
  const [taken, refused] = [replies.filter(({ ok }) => ok), replies.filter(({ ok }) => !ok)];
  expect(refused.every((reply) => !reply.ok && reply.error === 'too-many')).toBe(true);
  return taken.length;
}

describe('work', () => {
  it('is limited by guest, and comes back with time', async () => {
    await strict({ workPerGuest: 1 });
    const code = await newTable();
    const [greedy, other] = [await guestAt(code), await guestAt(code)];
    const most = Math.floor((GUEST_BURST - COST_OF_JOINING) / SYNC);
    expect(await done(greedy, most + 20)).toBe(most);
    expect(await done(other, 5)).toBe(5);
    clock.pass(11_000);
    expect(await done(greedy, 40)).toBe(Math.floor(11 / SYNC));
  });

  it('is limited by address, whichever of its guests asks; other addresses are none the worse', async () => {
    await strict({ workPerAddress: 10 });
    const code = await newTable();
    const here = [await guestAt(code), await guestAt(code)];
    const there = await guestAt(code, OTHER_ADDRESS);
    // Opening the table, five guests who introduced themselves, two who came to it.
    const requests = 5 * COST_OF_WRITING + 2 * (COST_OF_READING + COST_OF_JOINING);
    const most = Math.floor((10 * ADDRESS_BURST - requests) / SYNC);
    const half = Math.ceil(most / 2) + 5;
    expect((await done(here[0], half)) + (await done(here[1], half))).toBe(most);
    expect(await done(there, half)).toBe(half);
  });

  it('of requests counts', async () => {
    await strict({ workPerAddress: 1 });
    const statuses = [];
    for (let i = 0; i < ADDRESS_BURST / COST_OF_READING + 2; i++)
      statuses.push((await fetch(`${server!.url}/api/tables`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(ADDRESS_BURST / COST_OF_READING);
    expect(statuses.at(-1)).toBe(429);
    expect((await fetch(`${server!.url}/`)).status).toBe(200);
  });

  it('of coming to tables counts', async () => {
    await strict({ workPerGuest: 1 });
    const code = await newTable();
    const restless = await Client.arrive(server!.url, 'restless');
    for (let i = 0; i < GUEST_BURST / COST_OF_JOINING; i++) {
      await restless.connect(code);
      await restless.close();
    }
    await expect(restless.connect(code)).rejects.toThrow(/429/);
    clock.pass(COST_OF_JOINING * 1000);
    await restless.connect(code);
  });

  it('beyond the limit, again and again, closes the socket; coming back refills nothing', async () => {
    await strict({ workPerGuest: 1 });
    const code = await newTable();
    const greedy = await guestAt(code);
    for (let i = 0; i < 300; i++) greedy.send({ do: 'sync' });
    await greedy.until('it is closed', () => greedy.closedWith !== null);
    expect(greedy.closedWith).toEqual({ code: 1008, reason: 'too many messages' });
    await expect(greedy.connect(code)).rejects.toThrow(/429/);
  });
});

describe('sockets', () => {
  it('are limited by address', async () => {
    await strict({ socketsPerAddress: 3 });
    const code = await newTable();
    const clients = [await guestAt(code), await guestAt(code), await guestAt(code)];
    await expect(guestAt(code)).rejects.toThrow(/1008 sockets/);
    const there = await guestAt(code, OTHER_ADDRESS);
    await clients[0].close();
    // The server has noticed when the others are told that one watcher is gone.
    await there.until('one is gone', () => there.table!.spectators === 3);
    await guestAt(code);
  });
});

describe('an address', () => {
  const of = (ip: string) => addressOf({ ip } as FastifyRequest);

  it('is an IPv4 address or an IPv6 network', () => {
    expect(of('203.0.113.7')).toBe('203.0.113.7');
    expect(of('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(of('2001:db8:1:2:3:4:5:6')).toBe(of('2001:db8:1:2::1'));
    expect(of('2001:db8:1:3::1')).not.toBe(of('2001:db8:1:2::1'));
  });
});

describe('turns', () => {
  /** Jobs that end when told to. */
  function jobs(turns: Turns) {
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    return {
      started,
      add: (name: string, taker: Taker, cost: number) =>
        void turns.run(taker, cost, () => {
          started.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        }),
      end: async (name: string) => {
        ends.get(name)!();
        await new Promise(setImmediate);
      },
    };
  }

  it('go to whoever has most left, in the order of each, and only so many at once', async () => {
    const { started, add, end } = jobs(new Turns({ underWay: 32, begun: 32 }));
    const [greedy, modest] = [{ share: 0.1 }, { share: 0.9 }];
    for (const name of ['a', 'b', 'c', 'd', 'e']) add(name, greedy, 10);
    expect(started).toEqual(['a', 'b', 'c']);
    add('x', modest, 10);
    add('y', modest, 10);
    expect(started).toEqual(['a', 'b', 'c']);
    for (const name of ['b', 'a', 'c']) await end(name);
    expect(started).toEqual(['a', 'b', 'c', 'x', 'y', 'd']);
    for (const name of ['x', 'y', 'd']) await end(name);
    expect(started.at(-1)).toBe('e');
  });

  it('come in small portions, though each job is done at once, so that others are heard in between', async () => {
    const turns = new Turns({ underWay: 1000, begun: 20 });
    const started: string[] = [];
    const add = (name: string, taker: Taker) =>
      turns.run(taker, 10, () => {
        started.push(name);
        return Promise.resolve();
      });
    const greedy = { share: 0.1 };
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => add(name, greedy));
    await Promise.all(all.slice(0, 2));
    expect(started).toEqual(['a', 'b']);
    all.push(add('x', { share: 0.9 }));
    await Promise.all(all);
    expect(started).toEqual(['a', 'b', 'x', 'c', 'd', 'e', 'f']);
  });

  it('are given by what is left, which is looked up once in a round however many wait', async () => {
    const turns = new Turns({ underWay: 1000, begun: 10 });
    const started: number[] = [];
    let looked = 0;
    let left = 0;
    const all = Array.from({ length: 20 }, (_, i) => {
      const taker = {
        get share() {
          looked++;
          // Later ones have more, and it grows.
          return i + left;
        },
      };
      return turns.run(taker, 5, () => Promise.resolve(started.push(i)));
    });
    left = 0.5;
    await Promise.all(all);
    // Two in each round; the first two did not wait.
    expect(started).toEqual([0, 1, ...Array.from({ length: 18 }, (_, i) => 19 - i)]);
    expect(looked).toBe(18 + 16 + 14 + 12 + 10 + 8 + 6 + 4 + 2);
  });

  it('are given back by jobs that fail', async () => {
    const turns = new Turns({ underWay: 32, begun: 32 });
    const failing = Array.from({ length: 5 }, () =>
      turns.run({ share: 1 }, 30, () => Promise.reject(new Error('broken'))),
    );
    const outcomes = await Promise.allSettled(failing);
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
    expect(await turns.run({ share: 0 }, 30, () => Promise.resolve('done'))).toBe('done');
  });

  it('come to a job that costs more than may be under way', async () => {
    expect(
      await new Turns({ underWay: 32, begun: 32 }).run({ share: 1 }, 1000, () => Promise.resolve('done')),
    ).toBe('done');
  });
});
