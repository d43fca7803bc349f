/** Friends who come to a running game and take the seat of a bot, and whoever leaves theirs to one. */
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SeenEvent } from '@cosmarium/engine';
import { Client, UNHURRIED } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import {
  asking,
  BOT,
  guestOf,
  handovers,
  PONDERING,
  running,
  seats,
  take,
  untilBotIsAsked,
  watching,
  whole,
} from './helpers/friends.ts';
import { Postgres } from './helpers/postgres.ts';
import { buildServer, ServerProcess } from './helpers/process.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.stop());

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function serve(settings: Parameters<typeof testServer>[0] = {}, clock?: ManualClock) {
  const server = await testServer({ ...PONDERING, ...settings }, clock);
  servers.push(server);
  return server;
}

describe.each(['SQLite', 'PostgreSQL'])('on %s', (database) => {
  const place = async () => {
    if (database === 'PostgreSQL') return { databaseUrl: await postgres.database() };
    return { dataFolder: tempFolder() };
  };

  it('whoever is invited takes the seat at once, sees what it sees from now on, and nobody else sees more', async () => {
    const { url } = await serve(await place());
    const { code, anna, ben } = await running(url);
    await untilBotIsAsked([anna, ben]);
    const cleo = await watching(url, code, 'cleo');
    const dora = await watching(url, code, 'dora');
    const before = [anna, ben, dora].map(({ view }) => view);
    expect(await take(cleo)).toMatchObject({ ok: true });
    await cleo.until('she plays', () => cleo.view!.seat === BOT);
    expect(cleo.seat).toBe(BOT);
    const { hand, handCount } = cleo.view!.players[BOT];
    expect([hand.length, handCount]).toEqual([8, 8]);
    for (const client of [anna, ben, dora]) {
      await client.until('they see her', () => client.table!.seats[BOT].present);
      expect(seats(client)).toEqual(['anna', 'ben', 'cleo']);
      expect(client.table!.seats[BOT]).toMatchObject({ character: null, away: false });
      expect(handovers(client)).toEqual([['cleo', 'took', BOT]]);
    }
    expect([anna, ben, dora].map(({ view }) => view)).toEqual(before);

    // What the bot was dealt and did is told as it was told to everybody; others know what they were dealt.
    const [hers, public_, bens] = [await whole(cleo), await whole(dora), await whole(ben)];
    expect(hers.events.length).toBeGreaterThan(5);
    expect(hers.events).toEqual(public_.events);
    expect(bens.events).not.toEqual(public_.events);
    // The question waits for her, and from now on she is told what is hers.
    expect(hers.view.decisions).toMatchObject([{ seat: BOT }]);
    const { seq } = hers;
    const { id, fallback } = cleo.decision!;
    expect(await cleo.ask({ do: 'answer', decision: id, answer: fallback })).toMatchObject({ ok: true });
    const more = (client: Client) => whole(client, seq).then(({ events }): SeenEvent[] => events);
    expect((await more(cleo)).length).toBe((await more(anna)).length);
  });

  it('of two who take the seat at once one gets it, and said again it is done once', async () => {
    const { url } = await serve(await place());
    const { code, anna } = await running(url);
    const [cleo, dora] = [await watching(url, code, 'cleo'), await watching(url, code, 'dora')];
    const replies = await Promise.all([take(cleo), take(dora)]);
    const got = replies.map((reply) => (reply.ok ? 'ok' : reply.error));
    expect(got.toSorted()).toEqual(['ok', 'taken']);
    const [winner, loser] = got[0] === 'ok' ? [cleo, dora] : [dora, cleo];
    expect(await take(winner)).toMatchObject({ ok: true });
    await anna.until('it is taken', () => anna.table!.seats[BOT].name !== null);
    expect(handovers(anna)).toEqual([[winner.name, 'took', BOT]]);
    expect([winner.seat, loser.seat, loser.view!.seat]).toEqual([BOT, -1, -1]);
  });

  it('a restart forgets nothing of it', async () => {
    const there = await place();
    const first = await serve(there);
    const { code, anna, ben } = await running(first.url);
    await untilBotIsAsked([anna, ben]);
    const cleo = await watching(first.url, code, 'cleo');
    await take(cleo);
    const { id } = (await whole(cleo)).view.decisions[0];
    await first.stop();
    servers.length = 0;
    const { url } = await serve(there);
    for (const client of [anna, ben, cleo]) await client.reconnect(url, code);
    expect([anna, ben, cleo].map(({ seat }) => seat)).toEqual([0, 1, BOT]);
    expect(handovers(ben)).toEqual([['cleo', 'took', BOT]]);
    const hers = await whole(cleo);
    expect(hers.events).toEqual((await whole(await watching(url, code, 'dora'))).events);
    expect(hers.view.decisions.map((one) => one.id)).toEqual([id]);
    expect(await cleo.ask({ do: 'answer', decision: id, answer: cleo.decision!.fallback })).toMatchObject({
      ok: true,
    });
    if (there.dataFolder !== undefined) rmSync(there.dataFolder, { recursive: true, force: true });
  });

  it('where one has to ask, the host lets one in, and the other is told', async () => {
    const { url } = await serve(await place());
    const { code, anna, ben } = await running(url, { latecomers: 'ask' });
    const [cleo, dora] = [await watching(url, code, 'cleo'), await watching(url, code, 'dora')];
    for (const client of [cleo, dora]) expect(await take(client)).toMatchObject({ ok: true });
    await anna.until('both ask', () => anna.table!.asking?.length === 2);
    expect([asking(anna), seats(anna)]).toEqual([
      [
        ['cleo', BOT, false],
        ['dora', BOT, false],
      ],
      ['anna', 'ben', 'hard'],
    ]);
    expect([cleo.seat, cleo.view!.seat]).toEqual([-1, -1]);
    const guest = guestOf(anna, 'dora');
    expect(await ben.ask({ do: 'admit', guest, allow: true })).toMatchObject({ error: 'not-yours' });
    expect(await cleo.ask({ do: 'admit', guest, allow: true })).toMatchObject({ error: 'not-yours' });
    expect(await anna.ask({ do: 'admit', guest, allow: true })).toMatchObject({ ok: true });
    await dora.until('she plays', () => dora.view!.seat === BOT);
    await cleo.until('it is taken', () => cleo.table!.seats[BOT].name === 'dora');
    expect([asking(cleo), handovers(cleo)]).toEqual([undefined, [['dora', 'took', BOT]]]);
    expect(await take(cleo)).toMatchObject({ error: 'taken' });
    expect(await anna.ask({ do: 'admit', guest, allow: true })).toMatchObject({ ok: true });
    expect(await anna.ask({ do: 'admit', guest: 'nobody', allow: true })).toMatchObject({ error: 'stale' });
  });
});

describe('a seat of a running game', () => {
  it('is asked for at a public table, and whoever is told no does not ask again', async () => {
    const { url } = await serve();
    const { code, anna } = await running(url, { visibility: 'public' });
    const cleo = await watching(url, code, 'cleo');
    await take(cleo);
    await anna.until('cleo asks', () => anna.table!.asking !== undefined);
    expect(seats(anna)[BOT]).toBe('hard');
    expect(await cleo.ask({ do: 'take', seat: BOT, want: false })).toMatchObject({ ok: true });
    await anna.until('she thinks better of it', () => anna.table!.asking === undefined);
    await take(cleo);
    await anna.until('cleo asks', () => anna.table!.asking !== undefined);
    await anna.ask({ do: 'admit', guest: guestOf(anna, 'cleo'), allow: false });
    await cleo.until('she is told', () => cleo.table!.asking![0].declined);
    expect(asking(cleo)).toEqual([['cleo', BOT, true]]);
    expect(await take(cleo)).toMatchObject({ error: 'declined' });
  });

  it('is given by whoever sits there while the host is gone', async () => {
    const { url } = await serve();
    const { code, anna, ben } = await running(url, { latecomers: 'ask' });
    const cleo = await watching(url, code, 'cleo');
    await take(cleo);
    await ben.until('cleo asks', () => ben.table!.asking !== undefined);
    await anna.close();
    await ben.until('anna is gone', () => !ben.table!.seats[0].present);
    expect(await ben.ask({ do: 'admit', guest: guestOf(ben, 'cleo'), allow: true })).toMatchObject({
      ok: true,
    });
    await cleo.until('she plays', () => cleo.view!.seat === BOT);
  });

  it('is not for those who sit there, were sent away, or have seen the cards of another', async () => {
    const { url } = await serve();
    const anna = await Client.arrive(url, 'anna');
    const code = await anna.open({ players: 4, pace: 'fast', ...UNHURRIED });
    await anna.connect(code);
    const [ben, mallory] = [await Client.arrive(url, 'ben'), await Client.arrive(url, 'mallory')];
    for (const client of [ben, mallory]) {
      await client.connect(code);
      await client.ask({ do: 'sit' });
    }
    expect(await take(ben, 3)).toMatchObject({ error: 'not-now' });
    await anna.ask({ do: 'kick', seat: 2 });
    await anna.ask({ do: 'bot', level: 'easy' });
    await anna.ask({ do: 'bot', level: 'easy' });
    await anna.ask({ do: 'start' });
    await ben.until('it begins', () => ben.view !== null);
    await mallory.connect(code);
    expect(await take(mallory)).toMatchObject({ error: 'kicked' });
    expect(await take(ben)).toMatchObject({ error: 'seated' });
    const cleo = await watching(url, code, 'cleo');
    expect(await take(cleo, 1)).toMatchObject({ error: 'taken' });
    expect(await take(cleo, 7)).toMatchObject({ error: 'taken' });
    expect(await ben.ask({ do: 'leave' })).toMatchObject({ ok: true });
    await ben.until('he watches', () => ben.view!.seat === -1);
    expect(await take(ben)).toMatchObject({ error: 'has-seen' });
    expect(await take(ben, 1)).toMatchObject({ ok: true });
    await anna.until('he is back', () => anna.table!.seats[1].name === 'ben');
    expect([seats(anna), handovers(anna)]).toEqual([
      ['anna', 'ben', 'easy', 'easy'],
      [
        ['ben', 'left', 1],
        ['ben', 'took', 1],
      ],
    ]);
    await take(cleo);
    await cleo.ask({ do: 'leave' });
    await anna.until('a bot has it again', () => handovers(anna)!.length === 4);
    expect([seats(anna)[BOT], handovers(anna)!.at(-1)]).toEqual(['easy', ['cleo', 'left', BOT]]);
    expect(await take(cleo, 3)).toMatchObject({ error: 'has-seen' });
  });

  it('stays a bot’s where the host says so', async () => {
    const { url } = await serve();
    const { code } = await running(url, { latecomers: 'watch' });
    expect(await take(await watching(url, code, 'cleo'))).toMatchObject({ error: 'not-now' });
  });

  it('comes with a whole clock, also after a pause', async () => {
    const clock = new ManualClock();
    const { url } = await serve({}, clock);
    const clocks = { decision: 60, response: 60, deal: 60 };
    const { code, anna, ben } = await running(url, { clocks, away: 'wait' });
    await untilBotIsAsked([anna, ben]);
    clock.pass(50_000);
    const cleo = await watching(url, code, 'cleo');
    expect((await whole(cleo)).due).toEqual({ [BOT]: 10_000 });
    await take(cleo);
    const { id } = (await whole(cleo)).view.decisions[0];
    expect((await whole(cleo)).due).toEqual({ [BOT]: 60_000 });
    expect((await whole(anna)).due).toEqual({ [BOT]: 60_000 });
    clock.pass(59_000);
    expect((await whole(cleo)).view.decisions.map((one) => one.id)).toEqual([id]);
    // She leaves, all pause, and somebody else takes over in the pause.
    await cleo.ask({ do: 'leave' });
    for (const client of [anna, ben]) await client.ask({ do: 'pause', want: true });
    const dora = await watching(url, code, 'dora');
    expect(await take(dora)).toMatchObject({ ok: true });
    clock.pass(600_000);
    await anna.ask({ do: 'pause', want: false });
    expect((await whole(dora)).due).toEqual({ [BOT]: 60_000 });
    clock.pass(60_000);
    await dora.until('it is answered for her', () => dora.decision?.id !== id);
  });

  it('is not asked for any more by somebody who has gone', async () => {
    const clock = new ManualClock();
    const { url } = await serve({}, clock);
    const { code, anna } = await running(url, { latecomers: 'ask' });
    const cleo = await watching(url, code, 'cleo');
    await take(cleo);
    await anna.until('cleo asks', () => anna.table!.asking !== undefined);
    await cleo.close();
    await anna.until('she is gone', () => anna.table!.spectators === 0);
    await cleo.connect(code);
    clock.pass(20_000);
    await anna.ask({ do: 'sync' });
    expect(asking(anna)).toEqual([['cleo', BOT, false]]);
    await cleo.close();
    await anna.until('she is gone', () => anna.table!.spectators === 0);
    clock.pass(20_000);
    await anna.until('she asks no more', () => anna.table!.asking === undefined);
  });

  it('tells in its first encounter nothing of what the bot knew', async () => {
    const { url } = await serve();
    const { code, anna, ben } = await running(url, { advice: true });
    await untilBotIsAsked([anna, ben]);
    const cleo = await watching(url, code, 'cleo');
    await take(cleo);
    const { id } = (await whole(cleo)).view.decisions[0];
    expect(await cleo.ask({ do: 'recall', decision: id })).toMatchObject({ error: 'not-now' });
  });

  it('comes without the standing orders of whoever had it', async () => {
    const { url } = await serve();
    const clocks = { decision: 86_400, response: 3600, deal: 86_400 };
    const { code, ben } = await running(url, { clocks, away: 'wait' });
    const order = { order: 'pass', in: 'all', until: 'removed' } as const;
    await ben.ask({ do: 'orders', orders: [order] });
    await ben.until('he is told', () => ben.orders !== null);
    const given = ben.orders!.orders.length;
    await ben.ask({ do: 'leave' });
    const cleo = await watching(url, code, 'cleo');
    await take(cleo, 1);
    await cleo.until('she is told', () => cleo.orders !== null);
    expect([given, cleo.orders!.orders]).toEqual([1, []]);
  });
});

describe('before the game', () => {
  async function botsAt(latecomers: 'welcome' | 'ask') {
    const { url } = await serve();
    const [anna, ben] = [await Client.arrive(url, 'anna'), await Client.arrive(url, 'ben')];
    const code = await anna.open({ players: 3, latecomers });
    await anna.connect(code);
    for (const seat of [1, 2]) await anna.ask({ do: 'bot', seat, level: 'easy' });
    await ben.connect(code);
    return { anna, ben };
  }

  it('friends take the seats of bots, too, and keep their colour wherever they sit', async () => {
    const { anna, ben } = await botsAt('welcome');
    expect(await ben.ask({ do: 'sit', seat: 2 })).toMatchObject({ ok: true });
    await anna.until('he sits', () => anna.table!.seats[2].present);
    expect([seats(anna), anna.table!.seats[2].colour, ben.seat]).toEqual([
      ['anna', 'easy', 'ben'],
      'green',
      2,
    ]);
    expect(await ben.ask({ do: 'sit', seat: 1 })).toMatchObject({ ok: true });
    await anna.until('he moves', () => anna.table!.seats[1].name === 'ben');
    expect([anna.table!.seats[1].colour, seats(anna)]).toEqual(['green', ['anna', 'ben', null]]);
    expect(await ben.ask({ do: 'sit', seat: 0 })).toMatchObject({ error: 'taken' });
  });

  it('bots keep their seats where friends would have to ask', async () => {
    const { anna, ben } = await botsAt('ask');
    expect(await ben.ask({ do: 'sit', seat: 2 })).toMatchObject({ error: 'taken' });
    expect([seats(anna), ben.seat]).toEqual([['anna', 'easy', 'easy'], -1]);
  });
});

describe('several nodes', () => {
  it('agree on who has the seat, and the bot does not play there any more', async () => {
    const databaseUrl = await postgres.database();
    const [one, two] = [await serve({ databaseUrl }), await serve({ databaseUrl })];
    const { code, anna, ben } = await running(one.url);
    await untilBotIsAsked([anna, ben]);
    const [cleo, dora] = [await watching(one.url, code, 'cleo'), await watching(two.url, code, 'dora')];
    const replies = await Promise.all([take(cleo), take(dora)]);
    expect(replies.map((reply) => (reply.ok ? 'ok' : reply.error)).toSorted()).toEqual(['ok', 'taken']);
    const winner = replies[0].ok ? cleo : dora;
    for (const client of [anna, ben, cleo, dora])
      await client.until('all know', () => seats(client)[BOT] === winner.name);
    await winner.until('it is asked', () => winner.decision !== undefined);
    const { id, fallback } = winner.decision!;
    expect(await winner.ask({ do: 'answer', decision: id, answer: fallback })).toMatchObject({ ok: true });
    await anna.until('the game goes on', () => anna.seq === winner.seq);
  });

  it('killed with -9, remember it', async () => {
    const build = buildServer();
    const dataFolder = tempFolder();
    const env = { DATA_DIR: dataFolder };
    let server = await ServerProcess.start(build, env);
    try {
      const { code, anna, ben } = await running(server.url);
      const cleo = await watching(server.url, code, 'cleo');
      expect(await take(cleo)).toMatchObject({ ok: true });
      await server.kill();
      const all = [anna, ben, cleo];
      await Promise.all(all.map((client) => client.until('it is cut off', () => client.closedWith !== null)));
      server = await ServerProcess.start(build, env);
      await Promise.all(all.map((client) => client.reconnect(server.url, code)));
      expect([cleo.seat, seats(cleo), handovers(cleo)]).toEqual([
        BOT,
        ['anna', 'ben', 'cleo'],
        [['cleo', 'took', BOT]],
      ]);
      all.forEach((client, i) => client.playAtRandom(`late ${i}`));
      await Promise.all(all.map((client) => client.until('it is over', () => client.over)));
    } finally {
      await server.kill();
      build.remove();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });
});
