import { expect, test } from 'vitest';
import { duel, expectOutcome, happened, inviteNobody, table, toPlanning } from '../helpers/duel.ts';
import { Table } from '@cosmarium/engine';

test('REGR-1: the offense retrieves one ship from the warp to any own colony, home or foreign', () => {
  const t = table({ red: { colonies: { 'green-1': 1 }, warp: 2 } });
  expect(t.asked('red', 'ships')).toMatchObject({
    options: ['red-1 0..1', 'red-2 0..1', 'green-1 0..1'],
    decision: { min: 1, max: 1 },
  });
  t.answer('red', 'ships', { 'green-1': 1 });
  expect([t.ships('green-1', 'red'), t.warp('red')]).toEqual([2, 1]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('REGR-1: with no ship in the warp nothing happens, and nobody but the offense retrieves', () => {
  const t = table({ blue: { warp: 3 }, green: { warp: 2 } });
  expect(t.asked('red').kind).toBe('launch');
  expect([t.warp('blue'), t.warp('green')]).toEqual([3, 2]);
  toPlanning(t);
  t.finish();
});

test('REGR-2: without a colony the retrieved ship goes onto the gate and counts among those launched', () => {
  const t = new Table(
    duel({ red: { homes: [0, 0, 0, 0, 0], hand: ['attack-20'] }, blue: { hand: ['attack-15'] } }),
    1,
  );
  expect([t.ships('gate', 'red'), t.warp('red')]).toEqual([1, 19]);
  expect(t.asked('red', 'launch')).toMatchObject({
    options: ['to blue-1', 'to blue-2', 'to blue-3', 'to blue-4', 'to blue-5'],
    decision: { min: 0, max: 0 },
  });
  t.answer('red', 'launch', { to: 'blue-1' });
  expect(t.ships('gate', 'red')).toBe(1);
  inviteNobody(t);
  expect(t.totals()).toEqual([21, 19]);
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'red'), t.foreign('red')]).toEqual([1, 1]);
});

test('REGR-2: with a single foreign colony left the ship goes there, not onto the gate', () => {
  const t = table({ red: { homes: [0, 0, 0, 0, 0], colonies: { 'green-1': 3 } } });
  expect([t.ships('gate', 'red'), t.ships('green-1', 'red')]).toEqual([0, 4]);
  expect(happened(t)).toContain('ships.moved');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'green-1': 1 } });
  inviteNobody(t);
  expectOutcome(t, 'defense');
});
