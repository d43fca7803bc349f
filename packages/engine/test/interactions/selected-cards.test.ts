import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';

test('PLAN-3: a selected card lies on the table before anybody answers to the other one', () => {
  const t = new Table({
    players: [
      {
        colour: 'red',
        alien: 'miser',
        hand: ['attack-08', 'attack-06'],
        piles: [{ name: 'hoard', cards: ['attack-10'], playable: true, using: true, back: 'pile' }],
      },
      { colour: 'blue', alien: 'zombie', hand: ['negotiate', 'flare-filch'], homes: [1, 7, 4, 4, 4] },
      { colour: 'green', alien: 'human', hand: ['cosmic-zap'] },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  expect(t.options('red', 'encounter-card')).toEqual(['attack-06', 'attack-08', 'attack-10@hoard']);
  t.answer('red', 'encounter-card', 'attack-10@hoard');
  // Blue could take the zap for a negotiate, but the only one is selected and no longer in hand.
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.options('red', 'encounter-card')).toEqual(['attack-06', 'attack-08']);
  expect(t.pile('red', 'hoard')).toEqual(['attack-10']);
  t.answer('red', 'encounter-card', 'attack-08');
  expect(t.outcome()).toBe('offense');
  t.answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('red', 'yes-no', 'no');
  t.finish();
  expect(t.hand('blue')).toEqual(['flare-filch']);
  expect(t.discard()).toEqual(['cosmic-zap', 'attack-08', 'negotiate']);
});
