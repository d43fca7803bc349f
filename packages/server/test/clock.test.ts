import { expect, it } from 'vitest';
import { every, Pauses } from '../src/clock.ts';
import { ManualClock } from './helpers/clock.ts';

it('calls again though a call failed, and says so', async () => {
  const clock = new ManualClock();
  const failures: unknown[] = [];
  let calls = 0;
  const stop = every(
    clock,
    10,
    () => (++calls === 1 ? Promise.reject(new Error('once')) : Promise.resolve()),
    (error) => failures.push(error),
  );
  for (let i = 0; i < 2; i++) {
    clock.pass(10);
    // The next call is set up when the one before has settled.
    await new Promise(setImmediate);
  }
  expect([calls, failures]).toEqual([2, [new Error('once')]]);
  stop();
  clock.pass(100);
  expect(calls).toBe(2);
});

it('waits longer after each failure, up to a limit, and briefly again after a success', () => {
  const pauses = new Pauses(10, 35);
  expect([pauses.next(), pauses.next(), pauses.next(), pauses.next()]).toEqual([10, 20, 35, 35]);
  pauses.over();
  expect(pauses.next()).toBe(10);
});
