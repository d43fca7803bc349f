import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';

const position = {
  players: [
    { colour: 'red' as const, alien: 'macron', hand: ['attack-10', 'negotiate'] },
    { colour: 'blue' as const, alien: 'zombie', hand: ['attack-08'], homes: [2, 4, 4, 4, 4] },
    { colour: 'green' as const, alien: 'human', hand: ['cosmic-zap'] },
  ],
  destiny: ['destiny-blue'],
};

test('macron: one ship counts four', () => {
  const t = new Table(position);
  t.answer('green', 'respond', 'pass');
  expect(t.options('red', 'launch').filter((label) => label.startsWith('to'))).toEqual([
    'to blue-1',
    'to blue-2',
    'to blue-3',
    'to blue-4',
    'to blue-5',
  ]);
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 1 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.answer('red', 'encounter-card', 'attack-10');
  t.answer('green', 'respond', 'pass');
  expect(t.totals()).toEqual([14, 10]);
  t.answer('green', 'respond', 'pass');
  expect(t.asked('blue', 'ships').decision).toMatchObject({ min: 2, max: 2 });
  t.answer('blue', 'ships', { 'blue-2': 2 });
  t.answer('red', 'yes-no', 'no');
  t.finish();
  expect(t.ships('blue-1', 'red')).toBe(1);
  expect(t.ships('blue-1', 'blue')).toBe(0);
  expect(t.foreign('red')).toBe(1);
});

test('macron: zapped at launch it may send four ships of one each', () => {
  const t = new Table(position);
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 3 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.answer('red', 'encounter-card', 'attack-10');
  expect(t.totals()).toEqual([13, 10]);
  t.answer('blue', 'ships', { 'blue-2': 2 });
  t.answer('red', 'yes-no', 'no');
  t.finish();
});
