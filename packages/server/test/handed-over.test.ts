/** What passes on with a seat and what does not, and what is left of those who have gone. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TableWishes } from '@cosmarium/protocol';
import type { Storage } from '../src/storage/storage.ts';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { untilOffer } from './helpers/deals.ts';
import { asking, BOT, guestOf, PONDERING, running, seats, take, watching } from './helpers/friends.ts';
import { places, type Place } from './helpers/places.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

const TIMES = { awayMs: 45_000, waitMs: 180_000, hostGoneMs: 6_000_000 };
const SLOW = { decision: 86_400, response: 3600, deal: 86_400 };

let clock: ManualClock;
const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
async function serve(settings: Parameters<typeof testServer>[0] = {}) {
  clock = new ManualClock();
  const server = await testServer({ ...PONDERING, ...TIMES, ...settings }, clock);
  servers.push(server);
  return server;
}
const settled = (clients: readonly Client[]) =>
  Promise.all(clients.map((client) => client.ask({ do: 'sync' })));
const answer = async (client: Client) => {
  const { id, fallback, kind } = client.decision!;
  expect(await client.ask({ do: 'answer', decision: id, answer: fallback })).toMatchObject({ ok: true });
  return kind;
};
const takeBack = (client: Client) => client.ask({ do: 'take-back', want: true });

describe('whoever takes a seat', () => {
  /** Somebody has launched ships and may take that back, but leaves; somebody else takes the seat. */
  async function launched(wishes: TableWishes) {
    const { url } = await serve();
    const { clients, code } = await seatedTable([url], 3, { ...UNHURRIED, ...wishes });
    for (;;) {
      await settled(clients);
      const who = clients.find(({ decision }) => decision !== undefined)!;
      const kind = await answer(who);
      if (kind !== 'launch') continue;
      await settled(clients);
      expect(who.back).toBe(true);
      const { seat } = who;
      clock.pass(1);
      await who.ask({ do: 'leave' });
      const cleo = await watching(url, code, 'cleo');
      expect(await take(cleo, seat)).toMatchObject({ ok: true });
      await cleo.until('she plays', () => cleo.view!.seat === seat);
      return { cleo, who, others: clients.filter((one) => one !== who) };
    }
  }

  it('takes back no answer that was given there before, only their own', async () => {
    const { cleo } = await launched({ takeBack: 'free' });
    expect(cleo.back).toBe(false);
    expect(await takeBack(cleo)).toMatchObject({ error: 'not-now' });
    expect(await answer(cleo)).toBe('invite');
    await settled([cleo]);
    expect(cleo.back).toBe(true);
    expect(await takeBack(cleo)).toMatchObject({ ok: true });
    await settled([cleo]);
    expect([cleo.decision!.kind, cleo.back]).toEqual(['invite', false]);
    expect(await takeBack(cleo)).toMatchObject({ error: 'not-now' });
  });

  it('does not ask others for it either', async () => {
    const { cleo, others } = await launched({ takeBack: 'ask' });
    expect([cleo.back, await takeBack(cleo)]).toMatchObject([false, { error: 'not-now' }]);
    expect(await takeBack(others[0])).toMatchObject({ error: 'not-now' });
  });

  it('is not bound by what was proposed there before', async () => {
    const { url } = await serve();
    const { clients, code } = await seatedTable([url], 3, UNHURRIED);
    const { holder, partner } = await untilOffer(clients, 'deal');
    const { seat } = partner;
    await partner.ask({ do: 'propose', give: {}, get: { cards: { random: 1 } } });
    await holder.until('it is heard', () => holder.proposals.length === 1);
    const { number } = holder.proposals[0];
    await partner.ask({ do: 'leave' });
    await holder.until('it is void', () => holder.proposals.length === 0);
    expect(await holder.ask({ do: 'agree', proposal: number })).toMatchObject({ error: 'stale' });
    const cleo = await watching(url, code, 'cleo');
    expect(await take(cleo, seat)).toMatchObject({ ok: true });
    expect(await holder.ask({ do: 'agree', proposal: number })).toMatchObject({ error: 'stale' });
    expect(await cleo.ask({ do: 'propose', give: {}, get: { cards: { random: 2 } } })).toMatchObject({
      ok: true,
    });
    await holder.until('hers is heard', () => holder.proposals.length === 1);
    expect(holder.proposals).toMatchObject([{ seat, get: { cards: { random: 2 } } }]);
  });

  it('in a pause does not end it, nor does whoever says again that they want it', async () => {
    const { url } = await serve();
    const { code, anna, ben } = await running(url);
    for (const client of [anna, ben]) await client.ask({ do: 'pause', want: true });
    await anna.until('it is paused', () => anna.table!.paused);
    const cleo = await watching(url, code, 'cleo');
    await take(cleo);
    expect(await anna.ask({ do: 'pause', want: true })).toMatchObject({ ok: true });
    await settled([anna]);
    expect(anna.table!.paused).toBe(true);
    expect(await cleo.ask({ do: 'pause', want: false })).toMatchObject({ ok: true });
    await anna.until('it goes on', () => !anna.table!.paused);
  });
});

describe('whoever has gone', () => {
  it('is asked about anew when they are back and go again', async () => {
    const { url } = await serve();
    const { clients, code } = await seatedTable([url], 5, UNHURRIED);
    const [, first, second, third, gone] = clients;
    const { seat } = gone;
    const longGone = async () => {
      await gone.close();
      await first.until('they are gone', () => !first.table!.seats[seat].present);
      clock.pass(TIMES.waitMs);
      await first.until('they are long gone', () => first.table!.seats[seat].longGone);
    };
    const vote = (client: Client) => client.ask({ do: 'bot', seat, level: 'easy' });
    const votes = () => first.table!.seats.filter(({ wantsBot }) => wantsBot === seat).length;
    await longGone();
    await vote(first);
    await vote(second);
    await settled([first]);
    expect(votes()).toBe(2);
    await gone.connect(code);
    await settled([first]);
    expect(votes()).toBe(0);
    await longGone();
    await vote(third);
    await settled([first]);
    expect([votes(), first.table!.seats[seat].standIn]).toEqual([1, null]);
  });

  it('and is deleted asks for no seat any more', async () => {
    const { url } = await serve();
    const { code, anna } = await running(url, { latecomers: 'ask', clocks: SLOW });
    const [cleo, dora] = [await watching(url, code, 'cleo'), await watching(url, code, 'dora')];
    for (const client of [cleo, dora]) await take(client);
    await anna.until('both ask', () => anna.table!.asking?.length === 2);
    const guest = guestOf(anna, 'cleo');
    expect((await cleo.fetch('/api/me/delete', { sure: true })).status).toBe(200);
    await anna.until('one asks', () => anna.table!.asking!.length === 1);
    expect(asking(anna)).toEqual([['dora', BOT, false]]);
    expect(await anna.ask({ do: 'admit', guest, allow: true })).toMatchObject({ error: 'stale' });
  });

  it('before the server began anew asks no more, unless they are back', async () => {
    const dataFolder = tempFolder();
    const first = await serve({ dataFolder });
    const { code, anna } = await running(first.url, { latecomers: 'ask' });
    const [cleo, dora] = [await watching(first.url, code, 'cleo'), await watching(first.url, code, 'dora')];
    for (const client of [cleo, dora]) await take(client);
    await anna.until('both ask', () => anna.table!.asking?.length === 2);
    await servers.pop()!.stop();
    const { url } = await serve({ dataFolder });
    await anna.reconnect(url, code);
    await dora.reconnect(url, code);
    clock.pass(19_999);
    await settled([anna]);
    expect(asking(anna)).toEqual([
      ['cleo', BOT, false],
      ['dora', BOT, false],
    ]);
    clock.pass(1);
    await anna.until('one asks', () => anna.table!.asking!.length === 1);
    expect([asking(anna), seats(anna)[BOT]]).toEqual([[['dora', BOT, false]], 'hard']);
  });
});

it('those who were told no keep nobody else from asking', async () => {
  const { url } = await serve();
  const { code, anna } = await running(url, { latecomers: 'ask' });
  const declined = async (i: number) => {
    const client = await watching(url, code, `guest${i}`);
    expect(await take(client)).toMatchObject({ ok: true });
    await anna.until('they ask', () => anna.table!.asking?.some(({ name }) => name === client.name) === true);
    await anna.ask({ do: 'admit', guest: guestOf(anna, client.name), allow: false });
    await client.close();
  };
  for (let i = 0; i < 20; i++) await declined(i);
  expect(await take(await watching(url, code, 'cleo'))).toMatchObject({ ok: true });
});

describe.each(Object.keys(places))('a question that waits, on %s', (database) => {
  let place: Place;
  let storage: Storage;
  beforeAll(async () => {
    place = await places[database]();
    storage = await place.open('only');
  });
  afterAll(() => place.remove());

  it('is told to whoever takes the seat, once', async () => {
    const question = { table_code: 'abcdefghj', seat: 1, question: 7 };
    const keep = (guest: string) =>
      storage.waiting.keep('abcdefghj', [{ ...question, guest, since: 1, due: 1000 }], 0);
    const told: string[] = [];
    const claim = (who: string, what: 'noticed' | 'reminded') =>
      storage.waiting.claim(question, what, () => {
        told.push(`${who} ${what}`);
        return Promise.resolve();
      });
    for (const guest of ['ben', 'ben', 'cleo', 'cleo'])
      for (const what of ['noticed', 'reminded'] as const) {
        await keep(guest);
        await claim(guest, what);
      }
    expect(told).toEqual(['ben noticed', 'ben reminded', 'cleo noticed', 'cleo reminded']);
  });
});
