/** What a seat knows, told to whoever sits there and wants to think about it, where the host allows it. */
import { afterEach, expect, it } from 'vitest';
import { advise } from '@cosmarium/bots';
import { checkAnswer, isResponse } from '@cosmarium/engine';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { testServer, type TestServer } from './helpers/server.ts';
import { Twin } from './helpers/twin.ts';
import { manyMayZap } from './helpers/zaps.ts';

let server: TestServer;
afterEach(() => server.stop());

async function asked(advice?: boolean): Promise<{ who: Client; other: Client; code: string }> {
  server = await testServer({});
  const wishes = { ...UNHURRIED, pace: 'fast', ...(advice === undefined ? {} : { advice }) } as const;
  const { clients, code } = await seatedTable([server.url], 3, wishes);
  await Promise.all(clients.map((client) => client.ask({ do: 'sync' })));
  const who = clients.find((client) => client.decision !== undefined)!;
  return { who, other: clients.find((client) => client !== who)!, code };
}

it('is refused where the host has not allowed advice', async () => {
  const { who } = await asked();
  expect(who.table!.options.advice).toBe(false);
  expect(await who.ask({ do: 'recall', decision: who.decision!.id })).toMatchObject({ error: 'not-now' });
});

it('is what the seat sees, enough for advice, and only for the one who is asked', async () => {
  const { who, other, code } = await asked(true);
  const decision = who.decision!;
  const reply = await who.ask({ do: 'recall', decision: decision.id });
  if (!reply.ok) throw new Error(reply.error);
  const { view, past } = reply.recalled!;
  expect(view).toEqual(who.view);
  expect(view.players.map(({ hand }, seat) => (seat === view.seat ? 0 : hand.length))).toEqual([0, 0, 0]);
  const [first] = advise(view, decision, past);
  expect(checkAnswer(decision, first.answer)).toEqual(first.answer);
  // Nothing of it is left in the answers to other commands.
  expect(await who.ask({ do: 'sync' })).not.toHaveProperty('recalled');
  expect(await other.ask({ do: 'recall', decision: decision.id })).toMatchObject({ error: 'stale' });
  const watcher = await Client.arrive(server.url, 'Dora');
  await watcher.connect(code);
  expect(await watcher.ask({ do: 'recall', decision: decision.id })).toMatchObject({ error: 'not-yours' });
  expect(await who.ask({ do: 'answer', decision: decision.id, answer: first.answer })).toMatchObject({
    ok: true,
  });
  expect(await who.ask({ do: 'recall', decision: decision.id })).toMatchObject({ error: 'stale' });
});

it('is in a secret window what the seat has been shown, whoever else is asked', async () => {
  const twin = await Twin.at(manyMayZap(), {}, 0, { ...UNHURRIED, pace: 'paced', advice: true });
  const responding = () =>
    twin.players.filter(({ decision }) => decision !== undefined && isResponse(decision));
  for (let step = 0; responding().length < 2; step++) {
    expect(step).toBeLessThan(60);
    const next = twin.players.find(({ decision }) => decision !== undefined)!;
    const { id, fallback } = next.decision!;
    await next.ask({ do: 'answer', decision: id, answer: fallback });
    await twin.settle();
  }
  const replies = await Promise.all(
    responding().map((client) => client.ask({ do: 'recall', decision: client.decision!.id })),
  );
  const seen = replies.map((reply) => (reply.ok ? reply.recalled!.view : reply.error));
  expect(seen).toEqual(responding().map(({ view }) => view));
  await twin.stop();
});
