/** PLAN-2a, KICK-1: what comes to a hand before cards are selected can be played before they are. */
import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { expectOutcome, table, toPlanning } from '../helpers/duel.ts';

/** Red, with a salvage vessel, and a flare on the discard pile that belongs before selection; red is asked in planning. */
function planning(): Table {
  const t = toPlanning(
    table({ red: { special: [{ ship: 'salvage-vessel', at: 'red-1' }] } }, { discard: ['flare-loser'] }),
  );
  expect([t.e.phase, t.asked('red').key]).toEqual(['planning', 'ask.respond.free']);
  return t;
}

test('a flare that the tractor beam brings in can still be played before cards are selected', () => {
  const t = planning().answer('red', 'respond', 'salvage-vessel:tractor-beam');
  expect([t.asked('red').key, t.options('red', 'respond')]).toEqual([
    'ask.respond.planning.start',
    ['pass', 'flare-loser:both-lose'],
  ]);
  t.answer('red', 'respond', 'flare-loser');
  expectOutcome(t, 'both-lose');
});

test('where nothing was done nothing is open again', () => {
  const t = planning().answer('red', 'respond', 'pass');
  expect(t.asked('red').key).toBe('ask.respond.free');
  expect(t.e.laid.map((laid) => laid !== null)).toEqual([true, true]);
});
