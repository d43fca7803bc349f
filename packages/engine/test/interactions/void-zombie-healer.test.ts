import { expect, test } from 'vitest';
import { Table, type PlayerSpec } from '@cosmarium/engine';

/** Red, the void, beats blue's zombie and its ally yellow; green, the healer, watches. */
function voidBeatsZombie(blue: Partial<PlayerSpec>, green: Partial<PlayerSpec> = {}): Table {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'void', hand: ['attack-20', 'quash', 'flare-healer'] },
      { colour: 'blue', alien: 'zombie', hand: ['negotiate'], homes: [3, 5, 4, 4, 4], ...blue },
      { colour: 'green', alien: 'healer', ...green },
      { colour: 'yellow', alien: 'masochist' },
    ],
    destiny: ['destiny-blue'],
    deck: ['attack-40', 'attack-30'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', ['yellow']);
  t.answer('yellow', 'ally', { to: 'defense', ships: { 'yellow-1': 2 } });
  return t;
}

test('Annex E-1: void beats zombie, the healer may give the ships back', () => {
  const t = voidBeatsZombie({});
  expect([t.ships('removed', 'blue'), t.ships('removed', 'yellow')]).toEqual([3, 2]);
  expect(t.options('green', 'respond')).toEqual(['pass', 'healer:heal']);
  t.answer('green', 'respond', 'healer:heal');
  expect(t.options('green', 'player')).toEqual(['blue', 'yellow']);
  t.answer('green', 'player', 'blue');
  t.answer('blue', 'ships', { 'blue-5': 3 });
  t.answer('green', 'respond', 'pass');
  t.finish();
  expect([t.ships('removed', 'blue'), t.warp('blue'), t.ships('blue-5', 'blue')]).toEqual([0, 0, 7]);
  expect([t.ships('removed', 'yellow'), t.warp('yellow')]).toEqual([2, 0]);
  expect(t.hand('green')).toEqual(['attack-40']);
  // No ship went to the warp: no compensation for the negotiate.
  expect(t.hand('blue')).toEqual([]);
  expect(t.hand('red')).toEqual(['flare-healer', 'quash']);
});

test('Annex E-1: the floor leaves ships for the warp, from which the zombie saves its own', () => {
  // Seven ships in the game: two may be removed, the third is bound for the warp and lands on a colony.
  const t = voidBeatsZombie({ homes: [3, 2, 1, 1, 0], removed: 13 });
  expect(t.options('blue', 'ships')).toEqual(['blue-2 0..1', 'blue-3 0..1', 'blue-4 0..1']);
  t.answer('blue', 'ships', { 'blue-4': 1 });
  expect([t.ships('removed', 'blue'), t.warp('blue'), t.ships('blue-4', 'blue')]).toEqual([15, 0, 2]);
  t.answer('green', 'respond', 'pass');
  t.finish();
  expect(t.hand('blue')).toEqual([]);
});

test('Annex E-1: with the zombie zapped the surplus ship goes to the warp, and both parts are healed', () => {
  const t = voidBeatsZombie({ homes: [3, 2, 1, 1, 0], removed: 13 }, { hand: ['cosmic-zap'] });
  t.answer('green', 'respond', 'pass'); // eradicate
  t.answer('green', 'respond', 'cosmic-zap'); // immortality
  expect([t.ships('removed', 'blue'), t.warp('blue')]).toEqual([15, 1]);
  t.answer('green', 'respond', 'healer:heal');
  t.answer('green', 'player', 'blue');
  t.answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('green', 'respond', 'pass');
  t.finish();
  expect([t.ships('removed', 'blue'), t.warp('blue'), t.ships('blue-2', 'blue')]).toEqual([13, 0, 5]);
  // The ship that entered the warp is compensated although it was healed.
  expect(t.hand('blue')).toHaveLength(1);
});
