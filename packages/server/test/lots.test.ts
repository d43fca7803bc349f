/** The seed of a game: made of the server's secret and of what the players' programs give, so that nobody chose it. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseJournal, replay, type Journal } from '@cosmarium/engine';
import { Client, UNHURRIED } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { testServer, type TestServer } from './helpers/server.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const CHANCES = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
const WISHES = { ...UNHURRIED, players: 3, pace: 'fast' } as const;

let server: TestServer;
let clock: ManualClock;
let clients: Client[];
let code: string;

beforeEach(async () => {
  clock = new ManualClock();
  server = await testServer({}, clock);
  clients = await Promise.all(['anna', 'ben', 'cleo'].map((name) => Client.arrive(server.url, name)));
  code = await clients[0].open(WISHES);
  for (const client of clients) {
    await client.connect(code);
    await client.ask({ do: 'sit' });
  }
});
afterEach(() => server.stop());

const settled = () => Promise.all(clients.map((client) => client.ask({ do: 'sync' })));
const pledge = (seat: number, chance = CHANCES[seat]) =>
  clients[seat].ask({ do: 'pledge', pledge: hash(chance) });
const give = (seat: number, chance = CHANCES[seat]) => clients[seat].ask({ do: 'chance', chance });

/** Plays the game to its end. */
async function finished(): Promise<Journal> {
  clients.forEach((client, seat) => client.playAtRandom(`lots ${seat}`));
  await Promise.all(clients.map((client) => client.until('it is over', () => client.over)));
  await clients[0].until('all is shown', () => clients[0].table!.secret !== null);
  return (await clients[0].fetch(`/api/tables/${code}/journal`)).body;
}

describe('the lots of a game', () => {
  it('are pledged by all before any is shown, and the seed is made of all of them', async () => {
    const { commitment } = clients[1].table!;
    for (const seat of [0, 1, 2]) expect(await pledge(seat)).toMatchObject({ ok: true });
    // Nobody is to know anything of it before the start.
    expect(await give(1)).toMatchObject({ error: 'not-now' });
    expect(await clients[0].ask({ do: 'start' })).toMatchObject({ ok: true });
    await settled();
    expect(clients[2].table).toMatchObject({ status: 'open', starting: true, chances: [null, null, null] });
    expect(clients[2].table!.pledges).toEqual(CHANCES.map(hash));
    // Too late for another one, and what was pledged must come.
    expect(await pledge(2, 'd'.repeat(32))).toMatchObject({ error: 'not-now' });
    expect(await give(2, 'd'.repeat(32))).toMatchObject({ error: 'not-now' });
    for (const seat of [2, 0]) expect(await give(seat)).toMatchObject({ ok: true });
    expect(clients[0].table!.status).toBe('open');
    expect(await give(1)).toMatchObject({ ok: true });
    await clients[0].until('the game begins', () => clients[0].view !== null);
    expect(clients[0].table).toMatchObject({
      status: 'running',
      starting: false,
      chances: CHANCES,
      seed: null,
    });

    const journal = await finished();
    const { secret, seed } = clients[0].table!;
    expect(hash(secret!)).toBe(commitment);
    expect(seed).toBe(hash(`cosmarium\n${secret}\n${CHANCES.join('\n')}`));
    expect(journal).toMatchObject({
      start: { seed },
      lots: { secret, pledges: CHANCES.map(hash), chances: CHANCES },
    });
    expect(replay(journal).over).toBe(true);
    const other = { ...journal.lots!, chances: [CHANCES[0], null, CHANCES[2]] };
    expect(() => parseJournal({ ...journal, lots: other })).toThrow('the seed was not made of them');
  });

  it('need not be given: the game waits for a while, and is played without', async () => {
    await pledge(0);
    await pledge(1);
    await clients[0].ask({ do: 'start' });
    await give(0);
    clock.pass(9999);
    await settled();
    expect(clients[0].table!.status).toBe('open');
    clock.pass(1);
    await clients[0].until('the game begins', () => clients[0].view !== null);
    expect(clients[0].table).toMatchObject({
      pledges: [hash(CHANCES[0]), hash(CHANCES[1]), null],
      chances: [CHANCES[0], null, null],
    });
  });

  it('of somebody who is not there are not waited for', async () => {
    await pledge(1);
    await clients[1].close();
    await clients[0].until('he is gone', () => !clients[0].table!.seats[1].present);
    await clients[0].ask({ do: 'start' });
    await clients[0].until('the game begins', () => clients[0].view !== null);
    expect(clients[0].table!.chances).toEqual([null, null, null]);
  });

  it('are drawn anew by all if somebody comes or goes after one has been shown', async () => {
    for (const seat of [0, 1, 2]) await pledge(seat);
    await clients[0].ask({ do: 'start' });
    await give(0);
    await clients[2].ask({ do: 'stand' });
    await settled();
    expect(clients[0].table).toMatchObject({
      starting: false,
      pledges: [null, null, null],
      chances: [null, null, null],
    });
    await clients[2].ask({ do: 'sit' });
    expect(await pledge(2)).toMatchObject({ ok: true });
    // Before anything has been shown there is no need.
    await clients[1].ask({ do: 'stand' });
    await clients[1].ask({ do: 'sit' });
    expect(clients[1].table!.pledges).toEqual([null, null, hash(CHANCES[2])]);
  });

  it('are for those who sit, in the shape they have', async () => {
    const visitor = await Client.arrive(server.url, 'visitor');
    await visitor.connect(code);
    expect(await visitor.ask({ do: 'pledge', pledge: hash('x') })).toMatchObject({ error: 'not-yours' });
    visitor.send({ do: 'pledge', pledge: 'x'.repeat(64) });
    await visitor.until('it is refused', () => visitor.replies.length === 2);
    expect(visitor.replies[1]).toMatchObject({ error: 'malformed' });
    await pledge(1);
    expect(await pledge(1)).toMatchObject({ ok: true });
    expect(await pledge(1, CHANCES[2])).toMatchObject({ error: 'not-now' });
    // Nobody pledged but one: whoever gives nothing keeps nobody from playing.
    await clients[0].ask({ do: 'start' });
    expect(await give(1)).toMatchObject({ ok: true });
    await clients[0].until('the game begins', () => clients[0].view !== null);
  });
});
