/** Answers in a secret window of a paced table: given at once, taking effect in turn and at its end. */
import { afterEach, expect, it } from 'vitest';
import type { Client } from './helpers/client.ts';
import { Twin } from './helpers/twin.ts';
import { manyMayZap } from './helpers/zaps.ts';

const LONGEST_WINDOW_MS = 5 * 2500;

let twin: Twin;
afterEach(() => twin.stop());

/** Blue and red, both of them asked whether they zap. */
async function asked(): Promise<{ blue: Client; red: Client }> {
  twin = await Twin.at(manyMayZap());
  const [red, , , blue] = twin.players;
  await twin.until(() => red.decision?.kind === 'respond');
  expect(blue.decision).toMatchObject({ kind: 'respond', key: 'ask.respond.power.using' });
  expect(red.decision).toMatchObject({ kind: 'respond', key: 'ask.respond.power.using' });
  return { blue, red };
}

const answer = (client: Client, value: number, id: string) =>
  client.ask({ do: 'answer', decision: client.decision!.id, answer: value, id });
const macron = () => twin.spectator.view!.players[1].sheets[0].state;
const cards = (client: Client) => client.view!.players[client.seat].hand;

it('what somebody does waits for those before, through a restart, and for the end of the window', async () => {
  const { blue, red } = await asked();
  const { seq } = twin;
  const { id } = red.decision!;
  expect(await answer(red, 1, 'zap')).toMatchObject({ ok: true });
  await twin.settle();
  expect(red.decision).toBeUndefined();
  await twin.restart();
  expect(red.decision).toBeUndefined();
  // Said again it is not done again; something else is too late.
  expect(await red.ask({ do: 'answer', decision: id, answer: 1, id: 'zap' })).toMatchObject({ ok: true });
  expect(await red.ask({ do: 'answer', decision: id, answer: 0 })).toMatchObject({ error: 'stale' });
  expect(await answer(blue, 0, 'pass')).toMatchObject({ ok: true });
  await twin.settle();
  expect([twin.seq, macron()]).toEqual([seq, 'works']);
  twin.clock.pass(LONGEST_WINDOW_MS);
  await twin.until(() => macron() === 'zapped');
  expect(cards(red)).not.toContain('cosmic-zap');
  expect(cards(blue)).toContain('cosmic-zap');
});

it('who is asked first comes first, and the other has done nothing', async () => {
  const { blue, red } = await asked();
  expect(await answer(red, 1, 'zap')).toMatchObject({ ok: true });
  expect(await answer(blue, 1, 'zap')).toMatchObject({ ok: true });
  await twin.settle();
  expect(macron()).toBe('works');
  twin.clock.pass(LONGEST_WINDOW_MS);
  await twin.until(() => macron() === 'zapped');
  expect(cards(blue)).not.toContain('cosmic-zap');
  expect(cards(red)).toContain('cosmic-zap');
});

it('a wrong answer is refused at once and the question stays', async () => {
  const { red } = await asked();
  const { id } = red.decision!;
  expect(await answer(red, 7, 'wrong')).toMatchObject({ ok: false, error: 'illegal' });
  await twin.settle();
  expect(red.decision!.id).toBe(id);
});
