import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSED, type ServerMessage } from '@cosmarium/protocol';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { testServer, type TestServer } from './helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ tablesPerGuest: 3, socketsPerGuest: 3 });
});
afterAll(() => server.stop());

const arrive = (name: string) => Client.arrive(server.url, name);

async function threeAtTable() {
  const [anna, ben, cleo] = await Promise.all(['anna', 'ben', 'cleo'].map(arrive));
  const code = await anna.open({ players: 3, visibility: 'public', pace: 'fast' });
  for (const client of [anna, ben, cleo]) await client.connect(code);
  return { anna, ben, cleo, code };
}

describe('a table before the game', () => {
  it('gives seats and colours once', async () => {
    const { anna, ben, cleo } = await threeAtTable();
    expect([anna.seat, ben.seat, anna.table!.host]).toEqual([0, -1, 0]);
    expect(await ben.ask({ do: 'sit', seat: 0 })).toMatchObject({ error: 'taken' });
    expect(await ben.ask({ do: 'sit', colour: 'red' })).toMatchObject({ error: 'taken' });
    expect(await ben.ask({ do: 'sit', seat: 3 })).toMatchObject({ error: 'taken' });
    expect(await ben.ask({ do: 'sit', seat: 2, colour: 'purple' })).toMatchObject({ ok: true });
    expect(ben.seat).toBe(2);
    expect(await ben.ask({ do: 'sit', colour: 'blue' })).toMatchObject({ ok: true });
    expect(await cleo.ask({ do: 'sit' })).toMatchObject({ ok: true });
    await anna.until('all sit', () => anna.table!.seats.every(({ name }) => name !== null));
    expect(anna.table!.seats.map(({ name, colour }) => [name, colour])).toEqual([
      ['anna', 'red'],
      ['cleo', 'yellow'],
      ['ben', 'blue'],
    ]);
  });

  it('refuses whatever belongs to the game, also from a seat beyond a free one', async () => {
    const { ben } = await threeAtTable();
    await ben.ask({ do: 'sit', seat: 2 });
    const refusals = [];
    for (const command of [
      { do: 'answer', decision: 1, answer: 0 },
      { do: 'take-back', want: true },
      { do: 'draw', want: true },
      { do: 'pause', want: true },
      { do: 'agree', proposal: 1 },
      { do: 'pass', seq: 0 },
      { do: 'recall', decision: 1 },
    ] as const)
      refusals.push(await ben.ask(command));
    expect(refusals.map((reply) => !reply.ok && reply.error)).toEqual([
      'stale',
      'not-now',
      'not-now',
      'not-now',
      'stale',
      'not-now',
      'not-now',
    ]);
  });

  it('obeys its host only, and passes on when the host leaves', async () => {
    const { anna, ben, cleo } = await threeAtTable();
    await ben.ask({ do: 'sit' });
    expect(await ben.ask({ do: 'bot', level: 'easy' })).toMatchObject({ error: 'not-yours' });
    expect(await ben.ask({ do: 'kick', seat: 0 })).toMatchObject({ error: 'not-yours' });
    expect(await ben.ask({ do: 'start' })).toMatchObject({ error: 'not-yours' });
    expect(await anna.ask({ do: 'start' })).toMatchObject({ error: 'not-now' });
    expect(await anna.ask({ do: 'bot', level: 'hard' })).toMatchObject({ ok: true });
    expect(await anna.ask({ do: 'bot', level: 'hard' })).toMatchObject({ error: 'taken' });
    expect(await anna.ask({ do: 'kick', seat: 2 })).toMatchObject({ ok: true });
    await anna.ask({ do: 'kick', seat: 1 });
    await ben.until('he is kicked', () => ben.closedWith !== null);
    await cleo.ask({ do: 'sit' });
    await anna.ask({ do: 'stand' });
    expect(anna.seat).toBe(-1);
    await cleo.until('she is host', () => cleo.table!.host === cleo.seat);
    expect(await cleo.ask({ do: 'bot', level: 'easy' })).toMatchObject({ ok: true });
  });

  it('is listed while it is public and open', async () => {
    const { anna, ben, code } = await threeAtTable();
    const codes = async () =>
      ((await anna.fetch('/api/tables')).body as { code: string }[]).map(({ code }) => code);
    expect(await codes()).toContain(code);
    const hidden = await ben.open({ visibility: 'private' });
    expect(await codes()).not.toContain(hidden);
    await anna.ask({ do: 'bot', level: 'easy' });
    await anna.ask({ do: 'bot', level: 'easy' });
    await anna.ask({ do: 'start' });
    expect(await codes()).not.toContain(code);
    expect(await anna.ask({ do: 'bot', level: 'easy' })).toMatchObject({ error: 'not-now' });
    expect(await anna.ask({ do: 'start' })).toMatchObject({ error: 'not-now' });
    expect(await ben.ask({ do: 'sit' })).toMatchObject({ error: 'not-now' });
  });

  it('does not take back whom its host has sent away', async () => {
    const { anna, ben, cleo, code } = await threeAtTable();
    await ben.ask({ do: 'sit' });
    await cleo.ask({ do: 'sit' });
    await anna.ask({ do: 'kick', seat: 1 });
    // He is told why, and may look on.
    await ben.until('he is sent away', () => ben.closedWith !== null);
    expect(ben.closedWith).toEqual({ code: CLOSED.refused, reason: 'kicked' });
    await ben.connect(code);
    expect(await ben.ask({ do: 'sit' })).toMatchObject({ error: 'kicked' });
    expect(await ben.ask({ do: 'sit', seat: 1, colour: 'purple' })).toMatchObject({ error: 'kicked' });
    expect(ben.seat).toBe(-1);
    // Whoever stands up by themselves may come back, and so may bots.
    await cleo.ask({ do: 'stand' });
    expect(await cleo.ask({ do: 'sit' })).toMatchObject({ ok: true });
    expect(await anna.ask({ do: 'bot', level: 'easy' })).toMatchObject({ ok: true });
    expect(await anna.ask({ do: 'kick', seat: 2 })).toMatchObject({ ok: true });
    expect(await anna.ask({ do: 'bot', level: 'easy' })).toMatchObject({ ok: true });
  });

  it('tells people of the same name apart, also in what they say', async () => {
    const [first, second, watcher] = [await arrive('Anna'), await arrive('ANNA'), await arrive('Anna (2)')];
    const code = await first.open({ players: 3 });
    for (const client of [first, second, watcher]) await client.connect(code);
    await second.ask({ do: 'sit' });
    await first.until('both sit', () => first.table!.seats[1].name !== null);
    expect(first.table!.seats.map(({ name }) => name)).toEqual(['Anna', 'ANNA (2)', null]);
    const lines: ServerMessage[] = [];
    first.onMessage = (message) => lines.push(message);
    for (const client of [first, second, watcher]) await client.ask({ do: 'chat', text: 'hello' });
    await first.ask({ do: 'sync' });
    const said = lines.flatMap((message) => (message.type === 'chat' ? [message.line] : []));
    expect(said.map(({ name }) => name)).toEqual(['Anna', 'ANNA (2)', 'Anna (2) (2)']);
    expect(new Set(said.map(({ guest }) => guest)).size).toBe(3);
  });

  it('lets those who watch talk, or not', async () => {
    const [anna, ben] = [await arrive('anna'), await arrive('ben')];
    for (const watchers of ['talk', 'listen'] as const) {
      const code = await anna.open({ players: 3, watchers });
      await anna.connect(code);
      await ben.connect(code);
      const reply = await ben.ask({ do: 'chat', text: watchers });
      expect(reply).toMatchObject(watchers === 'talk' ? { ok: true } : { error: 'not-yours' });
      expect(await anna.ask({ do: 'chat', text: 'mine' })).toMatchObject({ ok: true });
      await ben.ask({ do: 'sit' });
      expect(await ben.ask({ do: 'chat', text: 'seated' })).toMatchObject({ ok: true });
      await ben.ask({ do: 'sync' });
      expect(ben.chat).toEqual(watchers === 'talk' ? ['talk', 'mine', 'seated'] : ['mine', 'seated']);
      await anna.close();
      await ben.close();
    }
  });

  it('is not listed when all seats are taken', async () => {
    const { anna, ben, cleo, code } = await threeAtTable();
    const listed = async () =>
      ((await anna.fetch('/api/tables')).body as { code: string }[]).some((one) => one.code === code);
    await ben.ask({ do: 'sit' });
    expect(await listed()).toBe(true);
    await cleo.ask({ do: 'sit' });
    expect(await listed()).toBe(false);
    await cleo.ask({ do: 'stand' });
    expect(await listed()).toBe(true);
  });

  it('counts as opened though it was started and stopped', async () => {
    const anna = await arrive('anna');
    for (let i = 0; i < 3; i++) {
      const code = await anna.open({ players: 3, pace: 'fast' });
      await anna.connect(code);
      for (const seat of [1, 2]) await anna.ask({ do: 'bot', seat, level: 'easy' });
      await anna.ask({ do: 'start' });
      await anna.ask({ do: 'leave' });
      await anna.until('it is stopped', () => anna.table!.status === 'stopped');
    }
    expect((await anna.fetch('/api/tables', {})).status).toBe(429);
  });

  it('is counted before the next is opened, also of many that are wanted at once', async () => {
    const greedy = await arrive('greedy');
    const wanted = Array.from({ length: 12 }, () => greedy.fetch('/api/tables', {}));
    const statuses = (await Promise.all(wanted)).map(({ status }) => status);
    expect([201, 429].map((kind) => statuses.filter((status) => status === kind).length)).toEqual([3, 9]);
  });

  it('cannot be opened without limit, nor connected to', async () => {
    const anna = await arrive('anna');
    const codes = [await anna.open({}), await anna.open({}), await anna.open({})];
    expect((await anna.fetch('/api/tables', {})).status).toBe(429);
    for (const code of codes) await anna.connect(code);
    await expect(anna.connect(codes[0])).rejects.toThrow(/1008/);
  });

  it('that does not exist is refused', async () => {
    const anna = await arrive('anna');
    await expect(anna.connect('nosuchone')).rejects.toThrow(/4004/);
  });
});

describe('a table whose host is gone', () => {
  const GONE_MS = 60_000;
  let clock: ManualClock;
  let later: TestServer;
  beforeAll(async () => {
    clock = new ManualClock();
    later = await testServer({ hostGoneMs: GONE_MS }, clock);
  });
  afterAll(() => later.stop());

  async function people(count: number, seated = count) {
    const clients = [];
    for (let i = 0; i < count; i++) clients.push(await Client.arrive(later.url, `p${i}`));
    const code = await clients[0].open({ players: 3, pace: 'fast', ...UNHURRIED });
    for (const [i, client] of clients.entries()) {
      await client.connect(code);
      if (i > 0 && i < seated) await client.ask({ do: 'sit' });
    }
    return { clients, code };
  }

  it('passes on to the next person who is there, after a while', async () => {
    const { clients } = await people(3);
    const [host, gone, heir] = clients;
    await gone.close();
    await host.close();
    await heir.until('both are gone', () => heir.table!.seats.filter(({ present }) => present).length === 1);
    clock.pass(GONE_MS - 1);
    expect(await heir.ask({ do: 'start' })).toMatchObject({ error: 'not-yours' });
    clock.pass(1);
    await heir.until('it is theirs', () => heir.table!.host === heir.seat);
    expect(await heir.ask({ do: 'kick', seat: 0 })).toMatchObject({ ok: true });
    expect(await heir.ask({ do: 'bot', level: 'easy' })).toMatchObject({ ok: true });
  });

  it('stays with a host who is back in time', async () => {
    const { clients, code } = await people(2);
    const [host, other] = clients;
    await host.close();
    await other.until('the host is gone', () => !other.table!.seats[0].present);
    clock.pass(GONE_MS - 1);
    await host.connect(code);
    await other.until('the host is back', () => other.table!.seats[0].present);
    clock.pass(GONE_MS);
    await other.ask({ do: 'sync' });
    expect(other.table!.host).toBe(0);
    // And is counted anew the next time.
    await host.close();
    await other.until('the host is gone again', () => !other.table!.seats[0].present);
    clock.pass(GONE_MS - 1);
    expect(await other.ask({ do: 'start' })).toMatchObject({ error: 'not-yours' });
  });

  it('passes on to whoever sits down later', async () => {
    const { clients } = await people(2, 1);
    const [host, watcher] = clients;
    await host.close();
    await watcher.until('the host is gone', () => !watcher.table!.seats[0].present);
    clock.pass(GONE_MS * 2);
    expect(watcher.table!.host).toBe(0);
    await watcher.ask({ do: 'sit' });
    clock.pass(0);
    await watcher.until('it is theirs', () => watcher.table!.host === 1);
  });

  it('passes on in the middle of a game, too', async () => {
    const { clients } = await people(3);
    const [host, other] = clients;
    await host.ask({ do: 'start' });
    await other.until('it begins', () => other.view !== null);
    await host.close();
    await other.until('the host is gone', () => !other.table!.seats[0].present);
    clock.pass(GONE_MS);
    await other.until('it is theirs', () => other.table!.host === 1);
    expect(other.table!.seats[0].name).toBe('p0');
  });
});

describe('leaving for good', () => {
  it('is possible before the game: the seat is free', async () => {
    const { anna, ben } = await threeAtTable();
    await ben.ask({ do: 'sit' });
    expect(await anna.ask({ do: 'leave' })).toMatchObject({ ok: true });
    expect(anna.seat).toBe(-1);
    await ben.until('it is his', () => ben.table!.host === ben.seat);
    expect(await anna.ask({ do: 'leave' })).toMatchObject({ error: 'not-now' });
    expect(await ben.ask({ do: 'leave' })).toMatchObject({ ok: true });
    expect(ben.table!.seats.map(({ name }) => name)).toEqual([null, null, null]);
  });

  it('gives the seat to a bot, and the table to somebody else', async () => {
    const { clients } = await seatedTable([server.url], 3, UNHURRIED);
    const [host, friend] = clients;
    expect(host.table!.host).toBe(0);
    expect(await host.ask({ do: 'leave' })).toMatchObject({ ok: true });
    await friend.until('the host is gone', () => friend.table!.host === 1);
    expect(friend.table!.seats[0]).toMatchObject({ name: null, level: 'normal' });
    await host.until('it only watches', () => host.seat === -1);
    expect(await host.ask({ do: 'leave' })).toMatchObject({ error: 'not-yours' });
    expect((await host.fetch('/api/me')).body).toMatchObject({ tables: [] });
    clients.slice(1).forEach((client, i) => client.playAtRandom(`left ${i}`));
    await friend.until('it is over all the same', () => friend.over);
  });

  it('ends a game nobody else plays', async () => {
    const client = await Client.arrive(server.url, 'alone');
    const code = await client.open({ players: 3, pace: 'fast' });
    await client.connect(code);
    for (const seat of [1, 2]) await client.ask({ do: 'bot', seat, level: 'easy' });
    await client.ask({ do: 'start' });
    expect(await client.ask({ do: 'leave' })).toMatchObject({ ok: true });
    await client.until('it is stopped', () => client.table!.status === 'stopped');
    expect(client.table!.notice).toEqual({ notice: 'stopped', why: 'left' });
  });
});

describe('after the game', () => {
  it('the same people play again, once', async () => {
    const { clients } = await seatedTable([server.url], 3, UNHURRIED);
    expect(await clients[0].ask({ do: 'rematch' })).toMatchObject({ error: 'not-now' });
    clients.forEach((client, i) => client.playAtRandom(`rematch ${i}`));
    await Promise.all(clients.map((client) => client.until('it is over', () => client.over)));
    const replies = await Promise.all(clients.map((client) => client.ask({ do: 'rematch' })));
    expect(replies.every(({ ok }) => ok)).toBe(true);
    const next = clients[1].table!.next!;
    expect(new Set(clients.map((client) => client.table!.next))).toEqual(new Set([next]));
    for (const client of clients) {
      await client.close();
      client.view = null;
      await client.connect(next);
    }
    expect(clients.map((client) => client.seat)).toEqual([0, 1, 2]);
    const host = clients[clients[0].table!.host];
    expect(await host.ask({ do: 'start' })).toMatchObject({ ok: true });
    await clients[2].until('it begins', () => clients[2].view !== null);
    expect(clients[2].commitment).not.toBe(clients[2].table!.seed);
  });
});
