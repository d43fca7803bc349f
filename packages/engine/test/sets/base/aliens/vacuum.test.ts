import { expect, test } from 'vitest';
import { Table, type PlayerSpec } from '@cosmarium/engine';

/** Red attacks blue-1, where the vacuum has three ships, and wins; nobody allies. */
function vacuumLoses(
  blue: Partial<PlayerSpec> = {},
  green: Partial<PlayerSpec> = {},
  red: Partial<PlayerSpec> = {},
): Table {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'masochist', hand: ['attack-20'], ...red },
      { colour: 'blue', alien: 'vacuum', hand: ['attack-04'], homes: [3, 5, 4, 4, 4], ...blue },
      { colour: 'green', alien: 'macron', ...green },
    ],
    destiny: ['destiny-blue'],
    deck: ['attack-40', 'attack-30'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  return t;
}

test('vacuum: takes along as many ships of others, who choose which', () => {
  const t = vacuumLoses();
  expect(t.asked('blue', 'number').decision).toMatchObject({
    key: 'vacuum.victim',
    params: { player: 2, count: 3 },
  });
  expect(t.options('blue', 'number')).toEqual(['0', '1', '2', '3']);
  t.answer('blue', 'number', '1');
  expect(t.asked('blue', 'number').decision).toMatchObject({ params: { player: 0, count: 2 } });
  expect(t.options('blue', 'number')).toEqual(['0', '1', '2']);
  t.answer('blue', 'number', '2');
  expect(t.open().map((one) => one.seat)).toEqual(['green', 'red']);
  // Ships on the gate are out of reach.
  expect(t.options('red', 'ships')).toEqual([
    'red-1 0..2',
    'red-2 0..4',
    'red-3 0..4',
    'red-4 0..4',
    'red-5 0..4',
  ]);
  t.answer('red', 'ships', { 'red-1': 2 });
  t.answer('green', 'ships', { 'green-5': 1 });
  t.finish();
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([2, 3, 1]);
  expect(t.ships('red-1', 'red')).toBe(0);
  expect(t.ships('blue-1', 'red')).toBe(2);
});

test('vacuum: stops asking when the number is used up', () => {
  const t = vacuumLoses();
  t.answer('blue', 'number', '3');
  t.answer('green', 'ships', { 'green-1': 3 });
  t.finish();
  expect([t.warp('red'), t.warp('green')]).toEqual([0, 3]);
});

test('vacuum: must use the power, but may take none', () => {
  const t = vacuumLoses();
  t.answer('blue', 'number', '0').answer('blue', 'number', '0');
  t.finish();
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([0, 3, 0]);
});

test('vacuum: zapped, it goes alone', () => {
  const t = vacuumLoses({}, { hand: ['cosmic-zap'] });
  t.answer('blue', 'number', '2').answer('blue', 'number', '1');
  // Two ships of green, one of red.
  expect(t.asked('green', 'respond').decision.params).toEqual({ player: 1, alien: 'vacuum', whom: '2,2,0' });
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap');
  t.finish();
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([0, 3, 0]);
});

test('vacuum: super, picks the very ships', () => {
  const t = vacuumLoses({ hand: ['attack-04', 'flare-vacuum'] });
  t.answer('blue', 'number', '2').answer('blue', 'number', '1');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-vacuum:exact']);
  t.answer('blue', 'respond', 'flare-vacuum');
  expect(t.asked('blue', 'ships').decision).toMatchObject({
    key: 'vacuum.pick',
    params: { player: 2, count: 2 },
    min: 2,
    max: 2,
  });
  t.answer('blue', 'ships', { 'green-1': 1, 'green-2': 1 });
  t.answer('blue', 'ships', { 'red-3': 1 });
  t.finish();
  expect([t.ships('green-1', 'green'), t.ships('green-2', 'green'), t.ships('red-3', 'red')]).toEqual([
    3, 3, 3,
  ]);
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([1, 3, 2]);
  expect(t.hand('blue')).toEqual(['flare-vacuum']);
});

test('vacuum: a zap that answers the super stops the power (Annex E-6)', () => {
  const t = vacuumLoses({ hand: ['attack-04', 'flare-vacuum'] }, { hand: ['cosmic-zap'] });
  t.answer('blue', 'number', '1').answer('blue', 'number', '0').answer('green', 'respond', 'pass');
  t.answer('blue', 'respond', 'flare-vacuum');
  t.answer('green', 'respond', 'cosmic-zap');
  t.finish();
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([0, 3, 0]);
  expect(t.hand('blue')).toEqual(['flare-vacuum']);
});

test('vacuum: a win costs nobody a ship', () => {
  const t = vacuumLoses({ hand: ['attack-23'] });
  t.finish();
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([2, 0, 0]);
});

test('vacuum: ships removed from the game did not go to the warp', () => {
  const t = vacuumLoses({}, {}, { alien: 'void' });
  t.finish();
  expect([t.ships('removed', 'blue'), t.warp('red'), t.warp('green')]).toEqual([3, 0, 0]);
});

test('vacuum: a power lost with the ships has no last use (POWER-1)', () => {
  const t = vacuumLoses({ homes: [3, 4, 4, 0, 0] });
  t.finish();
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([0, 12, 0]);
});

test('vacuum: the healer heals it and its victims separately, not itself', () => {
  const t = vacuumLoses({}, { alien: 'healer' });
  t.answer('blue', 'number', '1').answer('blue', 'number', '2');
  t.answer('red', 'ships', { 'red-2': 2 });
  t.answer('green', 'ships', { 'green-1': 1 });
  t.answer('green', 'respond', 'healer:heal');
  t.answer('red', 'ships', { 'red-3': 2 });
  t.answer('green', 'respond', 'healer:heal');
  t.answer('blue', 'ships', { 'blue-2': 3 });
  t.finish();
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([0, 0, 1]);
  expect(t.hand('green')).toEqual(['attack-30', 'attack-40']);
});

/** Red attacks blue; green watches with ships in the warp. */
function wildAt(hands: { red: string[]; blue: string[]; green: string[] }): Table {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'masochist', hand: hands.red },
      { colour: 'blue', alien: 'parasite', hand: hands.blue, homes: [4, 4, 4, 4, 1] },
      { colour: 'green', alien: 'macron', hand: hands.green, homes: [4, 4, 4, 4, 1] },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  return t;
}

test('vacuum: wild, retrieves a ship for each attack of the main players', () => {
  const t = wildAt({ red: ['attack-20'], blue: ['attack-04'], green: ['flare-vacuum'] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-vacuum:undertow']);
  t.answer('green', 'respond', 'flare-vacuum');
  t.answer('green', 'ships', { 'green-1': 1, 'green-5': 1 });
  t.finish();
  expect([t.warp('green'), t.ships('green-1', 'green'), t.ships('green-5', 'green')]).toEqual([1, 5, 2]);
});

test('vacuum: wild, the own attack does not count', () => {
  const t = wildAt({ red: ['attack-04'], blue: ['attack-20', 'flare-vacuum'], green: [] });
  t.answer('blue', 'respond', 'flare-vacuum');
  t.answer('blue', 'ships', { 'blue-1': 1 });
  t.finish();
  expect(t.warp('blue')).toBe(2);
  // The ship joined the defense before the totals were counted.
  expect(t.totals()).toEqual([6, 25]);
});

test('vacuum: wild is not offered without an attack of somebody else', () => {
  const t = wildAt({ red: ['negotiate'], blue: ['attack-20', 'flare-vacuum'], green: [] });
  t.finish();
  expect(t.warp('blue')).toBe(3);
});
