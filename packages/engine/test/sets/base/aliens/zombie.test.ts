import { expect, test } from 'vitest';
import { Table, type PlayerSpec } from '@cosmarium/engine';

/** Red attacks blue-1 with two ships and wins; nobody allies. */
function zombieLoses(
  blue: Partial<PlayerSpec> = {},
  red: Partial<PlayerSpec> = {},
  green: Partial<PlayerSpec> = {},
): Table {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'masochist', hand: ['attack-20'], ...red },
      { colour: 'blue', alien: 'zombie', hand: ['attack-04'], homes: [3, 5, 4, 4, 4], ...blue },
      { colour: 'green', alien: 'macron', ...green },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  return t;
}

test('zombie: beaten ships leave the planet for other colonies', () => {
  const t = zombieLoses();
  expect(t.options('blue', 'ships')).toEqual(['blue-2 0..3', 'blue-3 0..3', 'blue-4 0..3', 'blue-5 0..3']);
  t.answer('blue', 'ships', { 'blue-2': 1, 'blue-4': 2 });
  t.finish();
  expect(t.warp('blue')).toBe(0);
  expect([1, 2, 3, 4, 5].map((i) => t.ships(`blue-${i}`, 'blue'))).toEqual([0, 6, 4, 6, 4]);
  expect(t.ships('blue-1', 'red')).toBe(2);
});

test('zombie: no ship reaches the warp, so there is no compensation (COMP-2)', () => {
  const t = zombieLoses({ hand: ['negotiate'] }, { hand: ['attack-20', 'quash'] });
  t.answer('blue', 'ships', { 'blue-2': 3 });
  t.finish();
  expect(t.hand('blue')).toEqual([]);
  expect(t.hand('red')).toEqual(['quash']);
});

test('zombie: zapped, the ships are lost and compensated (ZAP-1)', () => {
  const t = zombieLoses({ hand: ['negotiate'] }, { hand: ['attack-20', 'quash'] }, { hand: ['cosmic-zap'] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.warp('blue')).toBe(3);
  expect(t.hand('blue')).toEqual(['quash']);
});

test('zombie: zapped, it plays its own flare as wild (ZAP-2)', () => {
  const t = zombieLoses({ hand: ['attack-04', 'flare-zombie'] }, {}, { hand: ['cosmic-zap'] });
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-zombie:survivor']);
  t.answer('blue', 'respond', 'flare-zombie');
  t.answer('blue', 'ships', { 'blue-3': 1 });
  t.finish();
  expect(t.warp('blue')).toBe(2);
  expect(t.ships('blue-3', 'blue')).toBe(5);
});

test('zombie: with no colony left the ships do go to the warp', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'masochist', hand: ['attack-20', 'plague'] },
      { colour: 'blue', alien: 'zombie', hand: ['attack-04', 'attack-05'], homes: [1, 1, 1, 0, 0] },
      { colour: 'green', alien: 'macron' },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'respond', 'plague');
  t.answer('red', 'player', 'blue');
  // All three are picked up together, so none of the three colonies is left to land on.
  expect(t.warp('blue')).toBe(20);
  t.answer('blue', 'card', 'attack-05');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.finish();
  expect(t.warp('blue')).toBe(20);
});

test('zombie: wild, one of the lost ships is saved', () => {
  const t = zombieLoses({ alien: 'vacuum', hand: ['attack-04', 'flare-zombie'] });
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-zombie:survivor']);
  t.answer('blue', 'respond', 'flare-zombie');
  t.answer('blue', 'ships', { 'blue-3': 1 });
  // The vacuum takes along no more than went to the warp.
  expect(t.options('blue', 'number')).toEqual(['0', '1', '2']);
  t.answer('blue', 'number', '0').answer('blue', 'number', '0');
  t.finish();
  expect(t.warp('blue')).toBe(2);
  expect(t.hand('blue')).toEqual(['flare-zombie']);
});

test('zombie: wild is not offered to somebody who loses nothing', () => {
  const t = zombieLoses(
    { alien: 'vacuum', hand: ['attack-40'] },
    { hand: ['attack-20'] },
    { hand: ['flare-zombie'] },
  );
  t.finish();
  expect(t.outcome()).toBe('defense');
  expect(t.warp('red')).toBe(2);
});

test('zombie: wild is not offered without a colony left', () => {
  const t = zombieLoses({ alien: 'vacuum', hand: ['attack-04', 'flare-zombie'], homes: [2, 0, 0, 0, 0] });
  t.finish();
  expect(t.warp('blue')).toBe(20);
});

test('zombie: super, each ally may add a ship from the warp, above four', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'zombie', hand: ['attack-10', 'flare-zombie'] },
      { colour: 'blue', alien: 'parasite', hand: ['attack-04'] },
      { colour: 'green', alien: 'vacuum', homes: [4, 4, 4, 4, 2] },
      { colour: 'yellow', alien: 'masochist', homes: [4, 4, 4, 4, 2] },
      { colour: 'purple', alien: 'healer', homes: [4, 4, 4, 4, 2] },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 3 } });
  t.answer('red', 'invite', ['green', 'yellow', 'purple']);
  t.answer('blue', 'invite', ['purple']);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 4 } });
  t.answer('yellow', 'ally', { to: 'offense', ships: { 'yellow-1': 1 } });
  t.answer('purple', 'ally', { to: 'defense', ships: { 'purple-1': 1 } });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-zombie:raise-the-dead']);
  t.answer('red', 'respond', 'flare-zombie');
  t.answer('green', 'yes-no', 'yes');
  t.answer('yellow', 'yes-no', 'no');
  t.answer('purple', 'respond', 'pass'); // heal
  t.finish();
  expect(t.totals()).toEqual([10 + 3 + 5 + 1, 4 + 4 + 1]);
  expect([t.ships('blue-1', 'green'), t.ships('blue-1', 'yellow')]).toEqual([5, 1]);
  expect([t.warp('green'), t.warp('yellow')]).toEqual([1, 2]);
});

test('zombie: super is not offered without an ally who has ships in the warp', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'zombie', hand: ['attack-10', 'flare-zombie'] },
      { colour: 'blue', alien: 'parasite', hand: ['attack-04'] },
      { colour: 'green', alien: 'vacuum' },
      { colour: 'yellow', alien: 'masochist', homes: [4, 4, 4, 4, 2] },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 3 } });
  t.answer('red', 'invite', ['green', 'yellow']);
  t.answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 1 } });
  t.answer('yellow', 'ally', { to: 'none' });
  t.finish();
  expect(t.totals()).toEqual([14, 8]);
});

function dealWithZombie(): Table {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'zombie', hand: ['negotiate', 'attack-07'] },
      { colour: 'blue', alien: 'parasite', hand: ['negotiate', 'attack-05'], homes: [4, 4, 4, 4, 1] },
      { colour: 'green', alien: 'masochist', homes: [4, 4, 4, 4, 2] },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.answer('red', 'encounter-card', 'negotiate');
  t.answer('blue', 'encounter-card', 'negotiate');
  return t;
}

test('zombie: in a deal it may free ships of the partner, of nobody else', () => {
  const t = dealWithZombie();
  // Three ships of blue lie in the warp; green's two are no part of it, and blue can free none.
  expect(t.asked('red', 'offer').decision).toMatchObject({ give: { free: 3 }, get: { free: 0 } });
  t.answer('red', 'offer', { give: { free: 3 }, get: { cards: { 'attack-05': 1 } } });
  t.answer('blue', 'offer', 'accept');
  t.answer('blue', 'ships', { 'blue-5': 3 });
  t.answer('red', 'ships', { 'red-1': 2 });
  t.answer('red', 'yes-no', 'no');
  t.finish();
  expect(t.outcome()).toBe('deal');
  expect([t.warp('blue'), t.ships('blue-5', 'blue'), t.warp('green')]).toEqual([0, 4, 2]);
  expect(t.hand('red')).toEqual(['attack-05', 'attack-07']);
});

test('zombie: freeing ships alone is no deal (DEAL-3)', () => {
  const t = dealWithZombie();
  expect(() => t.answer('red', 'offer', { give: { free: 3 }, get: {} })).toThrow(
    'at least one card or one colony',
  );
  expect(() => t.answer('red', 'offer', { give: { free: 4 }, get: { cards: { random: 1 } } })).toThrow(
    '1 to 3',
  );
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 2, 'red-2': 1 });
  t.answer('blue', 'ships', { 'blue-1': 3 });
  // RES-5: the three chosen ships are picked up, then placed.
  t.answer('red', 'ships', { 'red-3': 3 });
  t.finish();
  expect([t.warp('red'), t.warp('blue')]).toEqual([0, 6]);
  expect([t.ships('red-1', 'red'), t.ships('red-2', 'red'), t.ships('red-3', 'red')]).toEqual([2, 3, 7]);
});
