/** Who waits for whose bots: real threads, and tables whose questions are known. */
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createGame, type Decision, type View } from '@cosmarium/engine';
import { BotPool, effortWhen, type Job } from '../src/bots/bots.ts';
import { TableQueue } from '../src/bots/queue.ts';
import { createMetrics } from '../src/metrics.ts';

const game = createGame({ players: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }] }, 'bots');
const [decision] = game.pending();
const job = (table: string, changes: Partial<Job> = {}): Job => ({
  table,
  level: 'easy',
  character: null,
  seed: table,
  view: game.view(decision.seat),
  decision,
  past: game.past(decision.seat),
  ...changes,
});

let pool: BotPool | null = null;
afterEach(() => pool?.close());

function bots(workers: number) {
  const metrics = createMetrics();
  pool = new BotPool(workers, metrics, pino({ level: 'silent' }));
  return { pool, metrics };
}
const valueOf = async (metric: { get(): Promise<{ values: { value: number; metricName?: string }[] }> }) =>
  (await metric.get()).values;

it('a table that asks little does not wait for one that asks much', async () => {
  const { pool, metrics } = bots(1);
  const order: string[] = [];
  const asked = (table: string, n: number) =>
    Array.from({ length: n }, (_, i) => pool.choose(job(table)).then(() => order.push(`${table}${i + 1}`)));
  const all = [...asked('a', 5), ...asked('b', 1), ...asked('c', 2)];
  // The first of a is being thought about; seven wait.
  expect((await valueOf(metrics.botsWaiting))[0].value).toBe(7);
  await Promise.all(all);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4', 'a5']);
  expect((await valueOf(metrics.botsWaiting))[0].value).toBe(0);
  const seconds = await valueOf(metrics.botSeconds);
  expect(seconds.find(({ metricName }) => metricName === 'cosmarium_bot_seconds_count')?.value).toBe(8);
});

it('one table never has all threads', () => {
  const queue = new TableQueue<{ table: string; n: number }>(2);
  for (const n of [1, 2, 3, 4]) queue.add({ table: 'a', n });
  expect([queue.take(), queue.take(), queue.take()]).toEqual([
    { table: 'a', n: 1 },
    { table: 'a', n: 2 },
    undefined,
  ]);
  queue.add({ table: 'b', n: 1 });
  expect(queue.take()).toEqual({ table: 'b', n: 1 });
  expect(queue.take()).toBeUndefined();
  queue.done('a');
  expect(queue.take()).toEqual({ table: 'a', n: 3 });
  expect(queue.size).toBe(1);
});

it('bots hurry when many questions wait, and never stop thinking', () => {
  expect([0, 1, 4, 8, 40, 4000].map(effortWhen)).toEqual([1, 1, 1, 0.5, 0.1, 0.001]);
});

it('a bot that cannot decide is answered for, and goes on', async () => {
  const { pool } = bots(1);
  const broken = { ...decision, kind: 'nothing', fallback: 1 } as unknown as Decision;
  const view = {} as View;
  expect(await pool.choose(job('a', { view, decision: broken, level: 'hard' }))).toBe(1);
  expect(await pool.choose(job('a'))).toEqual(await pool.choose(job('a')));
});

it('nobody is asked after the end', async () => {
  const { pool } = bots(1);
  await pool.close();
  await expect(pool.choose(job('a'))).rejects.toThrow('the bots have gone');
});
