import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';

test('Annex E-2: super vacuum empties four single-ship zombie colonies, the ships land elsewhere', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'vacuum', hand: ['attack-04', 'flare-vacuum'] },
      { colour: 'blue', alien: 'masochist', hand: ['attack-20'] },
      {
        colour: 'green',
        alien: 'zombie',
        homes: [6, 5, 5, 0, 0],
        colonies: { 'blue-2': 1, 'blue-3': 1, 'red-4': 1, 'red-5': 1 },
      },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 4 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.answer('red', 'number', '0').answer('red', 'number', '4');
  t.answer('red', 'respond', 'flare-vacuum');
  t.answer('red', 'ships', { 'red-4': 1, 'red-5': 1, 'blue-2': 1, 'blue-3': 1 });
  expect(t.foreign('green')).toBe(0);
  expect(t.options('green', 'ships')).toEqual(['green-1 0..4', 'green-2 0..4', 'green-3 0..4']);
  t.answer('green', 'ships', { 'green-1': 4 });
  t.finish();
  expect([t.warp('green'), t.warp('red'), t.warp('blue')]).toEqual([0, 4, 0]);
  expect([t.ships('green-1', 'green'), t.foreign('green')]).toEqual([10, 0]);
});

test('Annex E-2: without the super the zombie chooses the ships, and may keep every colony', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'vacuum', hand: ['attack-04'] },
      { colour: 'blue', alien: 'masochist', hand: ['attack-20'] },
      {
        colour: 'green',
        alien: 'zombie',
        homes: [6, 5, 5, 0, 0],
        colonies: { 'blue-2': 1, 'blue-3': 1, 'red-4': 1, 'red-5': 1 },
      },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 4 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.answer('red', 'number', '0');
  t.answer('red', 'number', '4');
  t.answer('green', 'ships', { 'green-1': 4 });
  t.answer('green', 'ships', { 'red-4': 4 });
  t.finish();
  expect([t.foreign('green'), t.ships('green-1', 'green'), t.ships('red-4', 'green')]).toEqual([4, 2, 5]);
});
