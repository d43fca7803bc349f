import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';

test('Annex B: ships that paid for an answer meanwhile are not lost a second time', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'human', hand: ['attack-08'] },
      { colour: 'blue', alien: 'zombie', hand: ['flare-void'], homes: [7, 3, 5, 5, 0] },
      { colour: 'green', alien: 'macron', hand: ['plague', 'cosmic-zap', 'attack-06'] },
    ],
    destiny: ['destiny-green'],
  });
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'blue');
  // Blue could annul the plague itself, and the flare is still there to be discarded if it does not.
  t.answer('blue', 'respond', 'pass');
  t.answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('green', 'respond', 'cosmic-zap');
  t.answer('blue', 'respond', 'flare-void').answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('blue', 'ships', { 'blue-1': 1 });
  expect(t.asked('blue', 'ships').decision).toMatchObject({ key: 'ask.place.saved', min: 2, max: 2 });
  t.answer('blue', 'ships', { 'blue-3': 2 });
  expect(['blue-1', 'blue-2', 'blue-3', 'warp'].map((place) => t.ships(place, 'blue'))).toEqual([8, 0, 7, 0]);
  expect(t.hand('blue')).toEqual([]);
  t.answer('red', 'launch', { to: 'green-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('green', 'invite', []);
  t.finish();
  expect(t.totals()).toEqual([13, 22]);
});
