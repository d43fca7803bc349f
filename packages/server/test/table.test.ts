/** What happens at a table, with time in our hands. */
import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { randomAnswer, diceFrom } from '@cosmarium/engine';
import type { TableWishes } from '@cosmarium/protocol';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { ManualClock, SlowClock } from './helpers/clock.ts';
import { untilOffer } from './helpers/deals.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

let server: TestServer;
afterEach(() => server.stop());

const AWAY_MS = 45_000;
const WINDOW_MS = 2500;

async function table(wishes: TableWishes = {}, players = 3, clock = new ManualClock()) {
  server = await testServer({ awayMs: AWAY_MS, windowMs: WINDOW_MS }, clock);
  return { clock, ...(await seatedTable([server.url], players, wishes)) };
}

const deciding = (clients: readonly Client[]) => clients.find((client) => client.decision !== undefined)!;
/** Everything said before has been heard when this returns. */
const settled = (clients: readonly Client[]) =>
  Promise.all(clients.map((client) => client.ask({ do: 'sync' })));

describe('answers', () => {
  it('repeated are answered the same and done once', async () => {
    const { clients } = await table();
    const client = deciding(clients);
    const { id, fallback } = client.decision!;
    const command = { id: 'mine', do: 'answer', decision: id, answer: fallback } as const;
    expect(await client.ask(command)).toEqual({ type: 'reply', re: 'mine', ok: true });
    await settled(clients);
    const { seq } = client;
    expect(await client.ask(command)).toEqual({ type: 'reply', re: 'mine', ok: true });
    await settled(clients);
    expect(client.seq).toBe(seq);
  });

  it('that come too late get the current view', async () => {
    const { clients } = await table();
    const client = deciding(clients);
    const { id, fallback } = client.decision!;
    await client.ask({ do: 'answer', decision: id, answer: fallback });
    const types: string[] = [];
    client.onMessage = ({ type }) => types.push(type);
    expect(await client.ask({ do: 'answer', decision: id, answer: fallback })).toMatchObject({
      error: 'stale',
    });
    await client.until('the view comes', () => types.includes('view'));
  });

  it('of others, or to nothing, are refused alike', async () => {
    const { clients } = await table();
    const client = deciding(clients);
    const { id, fallback } = client.decision!;
    const other = clients.find((one) => one !== client && one.decision?.id !== id)!;
    const spectator = await Client.arrive(server.url, 'spectator');
    await spectator.connect(client.table!.code);
    const { seq } = client;
    expect(await other.ask({ do: 'answer', decision: id, answer: fallback })).toMatchObject({
      error: 'stale',
    });
    expect(await other.ask({ do: 'answer', decision: 4711, answer: 0 })).toMatchObject({ error: 'stale' });
    expect(await spectator.ask({ do: 'answer', decision: id, answer: 0 })).toMatchObject({
      error: 'not-yours',
    });
    expect(await client.ask({ do: 'answer', decision: id, answer: 'x' })).toMatchObject({ error: 'illegal' });
    expect(await client.ask({ do: 'answer', decision: id, answer: { do: 1 } })).toMatchObject({
      error: 'illegal',
    });
    await settled(clients);
    expect([client.seq, client.decision!.id]).toEqual([seq, id]);
  });
});

describe('reconnecting', () => {
  it('continues from the event number, with the whole view', async () => {
    const { clients, code } = await table();
    const [client] = clients;
    const before = { seq: client.seq, view: client.view };
    await client.close();
    for (let i = 0; i < 5; i++) {
      const one = clients.slice(1).find(({ decision }) => decision !== undefined);
      if (one === undefined) break;
      await one.ask({ do: 'answer', decision: one.decision!.id, answer: one.decision!.fallback });
      await settled(clients.slice(1));
    }
    let events: unknown[] = [];
    client.onMessage = (message) => {
      if (message.type === 'view') events = message.events;
    };
    await client.connect(code, before.seq);
    await client.until('the view comes', () => client.seq === clients[1].seq);
    expect(client.view!.players.map(({ handCount }) => handCount)).toEqual(
      clients[1].view!.players.map(({ handCount }) => handCount),
    );
    expect(events.length > 0).toBe(client.seq > before.seq);
  });

  it('finds the table again after a restart', async () => {
    const dataFolder = tempFolder();
    server = await testServer({ dataFolder });
    const { clients, code } = await seatedTable([server.url], 3, UNHURRIED);
    const random = diceFrom('restart');
    for (let i = 0; i < 60; i++) {
      const client = deciding(clients);
      await client.ask({
        do: 'answer',
        decision: client.decision!.id,
        answer: randomAnswer(client.decision!, random),
      });
      await settled(clients);
    }
    const before = clients.map(({ seq, view }) => ({ seq, view }));
    await server.stop();
    server = await testServer({ dataFolder });
    for (const client of clients) {
      client.view = null;
      await client.reconnect(server.url, code);
      await client.until('the view comes', () => client.view !== null);
    }
    expect(clients.map(({ seq, view }) => ({ seq, view }))).toEqual(before);
    rmSync(dataFolder, { recursive: true, force: true });
  });
});

describe('clocks', () => {
  const clocks = { decision: 30, response: 10, deal: 60 };

  it('answer with the fallback, and reconnecting changes nothing', async () => {
    const { clients, clock, code } = await table({ clocks });
    const client = deciding(clients);
    const { id, secret } = client.decision!;
    const limit = (secret ? 10 : 30) * 1000;
    clock.pass(limit - 1000);
    await client.close();
    await client.connect(code);
    await client.until('the view comes', () => client.decision !== undefined);
    expect(client.decision!.id).toBe(id);
    clock.pass(999);
    await settled(clients);
    expect(client.decision!.id).toBe(id);
    clock.pass(1);
    await client.until('the clock answers', () => client.decision?.id !== id);
  });

  it('play a whole game without anybody', async () => {
    const { clients, clock } = await table({ clocks, start: 'beginner' });
    for (let i = 0; i < 400 && clients[0].view!.turn < 4; i++) {
      clock.pass(30_000);
      await settled(clients);
    }
    expect(clients[0].view!.turn).toBeGreaterThanOrEqual(4);
  });

  it('stand still while nobody is there', async () => {
    const { clients, clock, code } = await table({ clocks });
    const { view } = clients[0];
    await Promise.all(clients.map((client) => client.close()));
    const spectator = await Client.arrive(server.url, 'spectator');
    await spectator.connect(code);
    clock.pass(3_600_000);
    await clients[0].connect(code);
    await clients[0].until('the view comes', () => clients[0].seq > 0);
    expect(clients[0].view).toEqual(view);
  });
});

describe('somebody who is away', () => {
  it('is played for by a bot until they are back', async () => {
    const { clients, clock, code } = await table({ clocks: { decision: 0, response: 0, deal: 0 } });
    const client = deciding(clients);
    const { id } = client.decision!;
    const others = clients.filter((one) => one !== client);
    await client.close();
    await others[0].until('it is noticed', () => !others[0].table!.seats[client.seat].present);
    clock.pass(AWAY_MS - 1);
    await settled(others);
    expect(others[0].table!.seats[client.seat].away).toBe(false);
    clock.pass(1);
    await others[0].until('the seat is away', () => others[0].table!.seats[client.seat].away);
    // Others need not see anything of it: the question may have been a secret one.
    let answers = 0;
    for (let i = 0; i < 10_000 && answers === 0; i++) {
      const metrics = await (await fetch(server.metricsUrl)).text();
      answers = Number(/^cosmarium_bot_answers_total (\d+)/m.exec(metrics)?.[1]);
    }
    expect(answers).toBeGreaterThan(0);
    await settled(others);
    client.view = null;
    await client.connect(code);
    await client.until('the view comes', () => client.view !== null);
    expect(client.decision?.id).not.toBe(id);
    expect(client.table!.seats[client.seat].away).toBe(false);
  });

  it('is waited for if the table says so', async () => {
    const { clients, clock, code } = await table({
      away: 'wait',
      clocks: { decision: 60, response: 60, deal: 60 },
    });
    const client = deciding(clients);
    const { id } = client.decision!;
    const others = clients.filter((one) => one !== client);
    await client.close();
    await others[0].until('it is noticed', () => !others[0].table!.seats[client.seat].present);
    clock.pass(AWAY_MS);
    await others[0].until('the seat is away', () => others[0].table!.seats[client.seat].away);
    clock.pass(3_600_000);
    await settled(others);
    await client.connect(code);
    await client.until('the view comes', () => client.decision !== undefined);
    expect(client.decision!.id).toBe(id);
    await others[0].until('the seat is back', () => !others[0].table!.seats[client.seat].away);
    clock.pass(14_999);
    await settled(clients);
    expect(client.decision!.id).toBe(id);
    clock.pass(1);
    await client.until('the clock answers', () => client.decision?.id !== id);
  });
});

describe('a pause', () => {
  it('begins when all want it, stops clocks and answers, and ends when anybody wants to go on', async () => {
    const { clients, clock } = await table({ clocks: { decision: 30, response: 30, deal: 60 } });
    const client = deciding(clients);
    const { id, fallback } = client.decision!;
    await clients[0].ask({ do: 'pause', want: true });
    await clients[1].ask({ do: 'pause', want: true });
    expect(clients[1].table!.paused).toBe(false);
    await clients[2].ask({ do: 'pause', want: true });
    await settled(clients);
    expect(clients.map(({ table }) => table!.paused)).toEqual([true, true, true]);
    clock.pass(3_600_000);
    expect(await client.ask({ do: 'answer', decision: id, answer: fallback })).toMatchObject({
      error: 'paused',
    });
    await clients[1].ask({ do: 'pause', want: false });
    await settled(clients);
    expect(client.table!.paused).toBe(false);
    clock.pass(29_999);
    await settled(clients);
    expect(client.decision!.id).toBe(id);
    expect(await client.ask({ do: 'answer', decision: id, answer: fallback })).toMatchObject({ ok: true });
  });
});

describe('secret windows on a paced table', () => {
  it('do not keep a game from its end', async () => {
    server = await testServer({ windowMs: 1 });
    for (const start of ['beginner', 'advanced'] as const) {
      const { clients } = await seatedTable([server.url], 4, { ...UNHURRIED, pace: 'paced', start });
      clients.forEach((client, i) => client.playAtRandom(`to the end ${i}`));
      await Promise.all(clients.map((client) => client.until('it is over', () => client.over)));
      expect(new Set(clients.map(({ seq }) => seq)).size).toBe(1);
    }
  });

  it('end though an answer was put off that comes due while it is dealt with', async () => {
    const { clients, clock } = await table(
      { ...UNHURRIED, pace: 'paced', start: 'advanced' },
      4,
      new SlowClock(),
    );
    const random = diceFrom('at the end');
    const longest = (5 * WINDOW_MS) / 500;
    let used = 0;
    for (let waited = 0; used < 30 && waited < longest;) {
      await settled(clients);
      const client = clients.find(({ decision }) => decision !== undefined);
      if (client === undefined) {
        waited++;
        clock.pass(500);
        continue;
      }
      waited = 0;
      const decision = client.decision!;
      const responds = decision.kind === 'respond';
      if (responds) used++;
      const answer = responds ? 1 : randomAnswer(decision, random);
      await client.ask({ do: 'answer', decision: decision.id, answer });
    }
    expect(used).toBe(30);
  });

  it('keep back what follows from everybody who is not asked to respond, newcomers too', async () => {
    const clocks = { decision: 0, response: 0, deal: 0 };
    const { clients, clock, code } = await table({ pace: 'paced', start: 'advanced', clocks }, 4);
    const random = diceFrom('paced');
    const asked = () => clients.filter(({ decision }) => decision !== undefined);
    const seen = (all: readonly Client[]) => [...new Set(all.map(({ seq }) => seq))];
    let passes = 0;
    /** Answers until nobody is asked: a window is passing. Whoever may respond passes. */
    const toWindow = async () => {
      for (await settled(clients); asked().length > 0; await settled(clients)) {
        const decision = asked()[0].decision!;
        const responds = decision.kind === 'respond' || decision.kind === 'reinforce';
        if (responds) passes++;
        const answer = responds ? 0 : randomAnswer(decision, random);
        await asked()[0].ask({ do: 'answer', decision: decision.id, answer });
      }
    };
    const throughWindow = async () => {
      let length = 0;
      for (; asked().length === 0; length += 500) {
        clock.pass(500);
        await settled(clients);
      }
      return length;
    };
    for (let i = 0; i < 12; i++) {
      await toWindow();
      for (const { view } of clients) expect(view!.waiting).toEqual([{ responses: true }]);
      const length = await throughWindow();
      expect(length).toBeGreaterThanOrEqual(0.6 * WINDOW_MS);
      expect(length).toBeLessThan(5 * WINDOW_MS + 500);
      expect(seen(clients)).toHaveLength(1);
    }
    expect(passes).toBeGreaterThan(0);
    await toWindow();
    const newcomer = await Client.arrive(server.url, 'newcomer');
    await newcomer.connect(code);
    await newcomer.until('the newcomer sees', () => newcomer.view !== null);
    expect(newcomer.seq).toBe(Math.min(...seen(clients)));
    await throughWindow();
    await settled([newcomer]);
    expect(seen([...clients, newcomer])).toHaveLength(1);
  });
});

describe('deals', () => {
  it('are talked over by both and sealed by agreeing', async () => {
    const { clients } = await table({ clocks: { decision: 0, response: 0, deal: 60 } });
    const { holder, partner } = await untilOffer(clients, 'deal');
    const bystander = clients.find((one) => one !== holder && one !== partner)!;
    const mine = partner.view!.players[partner.seat].hand[0];
    const terms = { give: mine === undefined ? {} : { cards: { [mine]: 1 } }, get: { cards: { random: 1 } } };
    expect(await bystander.ask({ do: 'propose', ...terms })).toMatchObject({ error: 'not-now' });
    expect(await partner.ask({ do: 'propose', give: {}, get: { cards: { random: 2 } } })).toMatchObject({
      ok: true,
    });
    expect(await partner.ask({ do: 'propose', ...terms })).toMatchObject({ ok: true });
    await holder.until('the proposal is heard', () => holder.proposals[0]?.get.cards?.random === 1);
    expect(holder.proposals).toHaveLength(1);
    const { number } = holder.proposals[0];
    expect(await bystander.ask({ do: 'agree', proposal: number })).toMatchObject({ error: 'stale' });
    expect(await partner.ask({ do: 'agree', proposal: number })).toMatchObject({ error: 'stale' });
    const before = holder.view!.players[holder.seat].handCount;
    const agreed = await holder.ask({ id: 'agreed', do: 'agree', proposal: number });
    // Without a card to give, what was proposed cannot be kept: the engine has the last word.
    const can = before > 0;
    expect(agreed.ok).toBe(can);
    expect((await holder.ask({ id: 'agreed', do: 'agree', proposal: number })).ok).toBe(can);
    await settled(clients);
    expect(holder.decision?.kind === 'offer').toBe(!can);
  });

  it('fail when their minute is over, however often somebody proposes', async () => {
    const { clients, clock } = await table({ clocks: { decision: 0, response: 0, deal: 60 } });
    const { holder, partner } = await untilOffer(clients, 'minute');
    clock.pass(50_000);
    await partner.ask({ do: 'propose', give: {}, get: { cards: { random: 1 } } });
    await settled(clients);
    expect(holder.decision?.kind).toBe('offer');
    clock.pass(9999);
    await settled(clients);
    expect(holder.decision?.kind).toBe('offer');
    clock.pass(1);
    await holder.until('the deal fails', () => holder.decision?.kind !== 'offer');
  });
});

describe('chat', () => {
  it('stays text, is kept, and has its limits', async () => {
    const { clients, clock, code } = await table();
    const text = '<script>alert("x")</script> & <img src=x onerror=alert(1)>';
    expect(await clients[0].ask({ id: 'once', do: 'chat', text })).toMatchObject({ ok: true });
    expect(await clients[0].ask({ id: 'once', do: 'chat', text })).toMatchObject({ ok: true });
    await clients[1].until('it is heard', () => clients[1].chat.length > 0);
    expect(clients[1].chat).toEqual([text]);
    expect(await clients[0].ask({ do: 'chat', text: 'x'.repeat(500) })).toMatchObject({ ok: true });
    const replies = [];
    for (let i = 0; i < 8; i++) replies.push(await clients[0].ask({ do: 'chat', text: `line ${i}` }));
    expect(replies.some((reply) => !reply.ok && reply.error === 'too-many')).toBe(true);
    clock.pass(10_000);
    expect(await clients[0].ask({ do: 'chat', text: 'later' })).toMatchObject({ ok: true });
    await clients[2].close();
    await clients[2].connect(code);
    expect(clients[2].chat[0]).toBe(text);
    expect(clients[2].chat.at(-1)).toBe('later');
  });
});

describe('bots', () => {
  it('of every level play a game with one person to its end', async () => {
    server = await testServer();
    const anna = await Client.arrive(server.url, 'anna');
    const code = await anna.open({ players: 4, pace: 'fast' });
    await anna.connect(code);
    for (const level of ['easy', 'normal', 'hard'] as const) await anna.ask({ do: 'bot', level });
    await anna.ask({ do: 'start' });
    anna.playAtRandom('anna');
    await anna.until('it is over', () => anna.over);
    expect(anna.table!.seats.map(({ level }) => level)).toEqual([null, 'easy', 'normal', 'hard']);
  });
});
