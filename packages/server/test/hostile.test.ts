/** Clients that mean no good: nothing breaks, nothing changes, nobody else notices. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diceFrom } from '@cosmarium/engine';
import { MESSAGE_BYTES } from '@cosmarium/protocol';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { testServer, type TestServer } from './helpers/server.ts';

const MESSAGES = 20_000;
const AT_ONCE = 500;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Dice = (n: number) => number;

const words = [
  'answer',
  'chat',
  'sit',
  'start',
  'kick',
  'pause',
  'agree',
  'propose',
  'rematch',
  'bot',
  '__proto__',
];

function anything(dice: Dice, depth = 0): unknown {
  switch (dice(depth > 3 ? 5 : 7)) {
    case 0:
      return null;
    case 1:
      return dice(2) === 0;
    case 2:
      return [dice(100), -dice(9), 1e308, 0.5, Number.MAX_SAFE_INTEGER][dice(5)];
    case 3:
      return words[dice(words.length)];
    case 4:
      return String.fromCodePoint(...Array.from({ length: dice(20) }, () => dice(0xd7ff)));
    case 5:
      return Array.from({ length: dice(5) }, () => anything(dice, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: dice(5) }, () => [words[dice(words.length)], anything(dice, depth + 1)]),
      );
  }
}

/** Messages that must change nothing, by kind. `heard`: commands and decisions overheard from others. */
const attacks: ((
  dice: Dice,
  heard: { decision: number; answer: unknown; used: number },
) => string | Buffer)[] = [
  // malformed
  (dice) => ['', '{', 'null', '[]', '"x"', '{"do":', '\u0000', '{"do":"answer"}'][dice(8)],
  (dice) => Buffer.from(Array.from({ length: 1 + dice(200) }, () => dice(256))),
  (dice) => JSON.stringify(anything(dice)),
  (dice) =>
    JSON.stringify({
      id: `r${dice(1e9)}`,
      do: words[dice(words.length)],
      [words[dice(words.length)]]: anything(dice),
    }),
  (dice) => '['.repeat(1 + dice(5000)),
  // random answers
  (dice) =>
    JSON.stringify({
      id: `r${dice(1e9)}`,
      do: 'answer',
      decision: anything(dice),
      answer: anything(dice),
    }),
  // another seat's decision
  (dice, { decision, answer }) => JSON.stringify({ id: `w${dice(1e9)}`, do: 'answer', decision, answer }),
  // a decision that was answered long ago, replayed under its own and under another's id
  (dice, { used, answer }) => JSON.stringify({ id: `s${dice(1e9)}`, do: 'answer', decision: used, answer }),
  (_dice, { used, answer }) => JSON.stringify({ id: 'player0-0', do: 'answer', decision: used, answer }),
  // things only the host may do, or nobody now
  (dice) => JSON.stringify({ id: `h${dice(1e9)}`, do: 'kick', seat: dice(5) }),
  (dice) => JSON.stringify({ id: `h${dice(1e9)}`, do: ['start', 'stand', 'rematch', 'sit'][dice(4)] }),
  (dice) => JSON.stringify({ id: `h${dice(1e9)}`, do: 'agree', proposal: 1 + dice(1e6) }),
];

describe(`${MESSAGES} hostile messages`, () => {
  it('break nothing and change nothing', async () => {
    const { clients, code } = await seatedTable([server.url], 3, UNHURRIED);
    // Some play first, so that there is something to replay.
    const first = clients.find(({ decision }) => decision !== undefined)!;
    const used = first.decision!.id;
    await first.ask({ do: 'answer', decision: used, answer: first.decision!.fallback });
    await Promise.all(clients.map((client) => client.ask({ do: 'sync' })));
    const victim = clients.find(({ decision }) => decision !== undefined)!;
    const { id: decision, fallback: answer } = victim.decision!;
    const before = clients.map(({ seq, view }) => ({ seq, view }));

    // A spectator, and a player whose turn it is not: both with a right to be here.
    const spectator = await Client.arrive(server.url, 'mallory');
    await spectator.connect(code);
    const insider = clients.find((one) => one.decision === undefined) ?? spectator;
    const dice = diceFrom('hostile');
    let sent = 0;
    let slowest = 0;
    while (sent < MESSAGES) {
      for (let i = 0; i < AT_ONCE; i++, sent++) {
        const attacker = dice(2) === 0 ? insider : spectator;
        attacker.sendRaw(attacks[dice(attacks.length)](dice, { decision, answer, used }));
      }
      // Everything sent has been dealt with when these are answered; others are served meanwhile.
      const begun = performance.now();
      await Promise.all([spectator, insider, victim].map((client) => client.ask({ do: 'sync' })));
      slowest = Math.max(slowest, performance.now() - begun);
      spectator.replies.length = 0;
      insider.replies.length = 0;
    }
    console.log(`${sent} messages, slowest round of ${AT_ONCE}: ${Math.round(slowest)} ms`);
    await Promise.all(clients.map((client) => client.ask({ do: 'sync' })));
    expect(clients.map(({ seq, view }) => ({ seq, view }))).toEqual(before);
    expect(clients[0].table!.seats.map(({ name }) => name)).toEqual(['player0', 'player1', 'player2']);
    expect(await victim.ask({ do: 'answer', decision, answer })).toMatchObject({ ok: true });
    clients.forEach((client, i) => client.playAtRandom(`after ${i}`));
    await Promise.all(
      clients.map((client) => client.until('the game goes on to its end', () => client.over)),
    );
  });

  it('of which one is too long cost the sender the connection, nobody else', async () => {
    const { clients, code } = await seatedTable([server.url], 3, UNHURRIED);
    for (let i = 0; i < 50; i++) {
      const mallory = await Client.arrive(server.url, 'mallory');
      await mallory.connect(code);
      mallory.sendRaw(`{"id":"a","do":"chat","text":"${'x'.repeat(MESSAGE_BYTES)}"}`);
      await mallory.until('thrown out', () => mallory.closedWith !== null);
      expect(mallory.closedWith!.code).toBe(1009);
    }
    expect(await clients[0].ask({ do: 'sync' })).toMatchObject({ ok: true });
  });
});

describe('limits', () => {
  it('bite: too many messages are refused, then the socket is closed, and coming back does not help', async () => {
    const strict = await testServer({ messagesPerSecond: 10 }, new ManualClock());
    try {
      const { clients, code } = await seatedTable([strict.url], 3, UNHURRIED);
      const mallory = await Client.arrive(strict.url, 'mallory');
      await mallory.connect(code);
      for (let i = 0; i < 1000; i++) mallory.send({ do: 'sync' });
      await mallory.until('thrown out', () => mallory.closedWith !== null);
      expect(mallory.closedWith).toEqual({ code: 1008, reason: 'too many messages' });
      const refused = mallory.replies.filter((reply) => !reply.ok && reply.error === 'too-many').length;
      // The clock stands still: a hundred refusals, and no more done than three seconds' worth.
      expect(refused).toBe(100);
      expect(mallory.replies.length - refused).toBeLessThanOrEqual(30);
      await mallory.connect(code);
      for (let i = 0; i < 200; i++) mallory.send({ do: 'sync' });
      await mallory.until('thrown out again', () => mallory.closedWith !== null);
      expect(await clients[0].ask({ do: 'sync' })).toMatchObject({ ok: true });
    } finally {
      await strict.stop();
    }
  });

  it('bite: too many requests are refused', async () => {
    const strict = await testServer({ requestsPerMinute: 20 });
    try {
      const statuses = [];
      for (let i = 0; i < 30; i++) statuses.push((await fetch(`${strict.url}/api/tables`)).status);
      expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
      expect((await fetch(`${strict.url}/healthz`)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});
