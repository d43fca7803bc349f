import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';

test('healer against remora: healing is a retrieval by the patient, the fee is a draw', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'masochist', hand: ['attack-20'] },
      { colour: 'blue', alien: 'parasite', hand: ['attack-04'], homes: [3, 5, 4, 4, 4] },
      { colour: 'green', alien: 'healer' },
      { colour: 'yellow', alien: 'remora', homes: [4, 4, 4, 4, 2] },
    ],
    destiny: ['destiny-blue'],
    deck: ['attack-40', 'attack-30', 'attack-23'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', ['yellow']);
  t.answer('yellow', 'ally', { to: 'defense', ships: { 'yellow-1': 3 } });
  // Healed, yellow has only its two old ships in the warp, which its power may fetch.
  expect(t.warp('yellow')).toBe(5);
  t.answer('green', 'respond', 'healer:heal');
  t.answer('green', 'player', 'yellow');
  t.answer('yellow', 'ships', { 'yellow-1': 3 });
  expect(t.warp('yellow')).toBe(2);
  expect(t.options('yellow', 'respond')).toEqual(['pass', 'remora:draw']);
  t.answer('yellow', 'respond', 'remora:draw');
  t.answer('green', 'respond', 'healer:heal');
  t.answer('blue', 'ships', { 'blue-2': 3 });
  expect(t.options('yellow', 'respond')).toEqual(['pass', 'remora:rescue']);
  t.answer('yellow', 'respond', 'remora:rescue');
  t.answer('yellow', 'ships', { 'yellow-5': 1 });
  t.answer('yellow', 'respond', 'pass'); // the second fee
  t.finish();
  expect([t.warp('yellow'), t.ships('yellow-5', 'yellow')]).toEqual([1, 3]);
  expect(t.hand('yellow')).toEqual(['attack-30']);
  expect(t.hand('green')).toEqual(['attack-23', 'attack-40']);
});
