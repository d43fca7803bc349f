import { expect, test } from 'vitest';
import { Table, type PlayerSpec } from '@cosmarium/engine';

// Masochist and Parasite have no power that acts on a main player.
const red = (hand: string[], more: Partial<PlayerSpec> = {}): PlayerSpec => ({
  colour: 'red',
  alien: 'masochist',
  hand,
  ...more,
});
const blue = (hand: string[], more: Partial<PlayerSpec> = {}): PlayerSpec => ({
  colour: 'blue',
  alien: 'parasite',
  hand,
  ...more,
});
const green = (hand: string[] = [], more: Partial<PlayerSpec> = {}): PlayerSpec => ({
  colour: 'green',
  alien: 'healer',
  hand,
  ...more,
});

/** Red attacks blue-1 with two ships, without allies. */
function redAttacks(players: PlayerSpec[]): Table {
  const t = new Table({ players, destiny: ['destiny-blue'], deck: ['attack-40', 'attack-30', 'attack-23'] });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  return t;
}

test('healer: lost ships go to other colonies, and the healer draws a card', () => {
  const t = redAttacks([red(['attack-20']), blue(['attack-04']), green()]);
  expect(t.warp('blue')).toBe(4);
  expect(t.options('green', 'respond')).toEqual(['pass', 'healer:heal']);
  t.answer('green', 'respond', 'healer:heal');
  // The beaten planet is no colony any more.
  expect(t.options('blue', 'ships')).toEqual(['blue-2 0..4', 'blue-3 0..4', 'blue-4 0..4', 'blue-5 0..4']);
  t.answer('blue', 'ships', { 'blue-2': 3, 'blue-5': 1 });
  t.finish();
  expect(t.warp('blue')).toBe(0);
  expect([t.ships('blue-1', 'blue'), t.ships('blue-2', 'blue'), t.ships('blue-5', 'blue')]).toEqual([
    0, 7, 5,
  ]);
  expect(t.ships('blue-1', 'red')).toBe(2);
  expect(t.hand('green')).toEqual(['attack-40']);
});

test('healer: may leave ships in the warp', () => {
  const t = redAttacks([red(['attack-20']), blue(['attack-04']), green()]);
  t.answer('green', 'respond', 'pass');
  t.finish();
  expect(t.warp('blue')).toBe(4);
  expect(t.hand('green')).toEqual([]);
});

test('healer: healed ships still bring compensation (COMP-1)', () => {
  const t = redAttacks([
    red(['attack-20', 'mobius-tubes', 'mobius-tubes', 'quash']),
    blue(['negotiate'], { homes: [3, 5, 4, 4, 4] }),
    green(),
  ]);
  t.answer('green', 'respond', 'healer:heal');
  t.answer('blue', 'ships', { 'blue-2': 3 });
  t.finish();
  expect(t.warp('blue')).toBe(0);
  expect(t.hand('blue')).toEqual(['mobius-tubes', 'mobius-tubes', 'quash']);
  expect(t.hand('red')).toEqual([]);
});

function alliedDefeat(more: { red?: string[]; green?: string[] } = {}): Table {
  const t = new Table({
    players: [
      red(['attack-20', ...(more.red ?? [])]),
      blue(['attack-04'], { homes: [3, 5, 4, 4, 4] }),
      green(more.green),
      { colour: 'yellow', alien: 'vacuum' },
    ],
    destiny: ['destiny-blue'],
    deck: ['attack-40', 'attack-30', 'attack-23', 'attack-15'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', ['yellow']);
  t.answer('yellow', 'ally', { to: 'defense', ships: { 'yellow-1': 2 } });
  // Not the object of this test: the vacuum takes nobody along.
  return t;
}

test('healer: each player is a use of its own with its own card', () => {
  const t = alliedDefeat();
  t.answer('yellow', 'number', '0').answer('yellow', 'number', '0').answer('yellow', 'number', '0');
  t.answer('green', 'respond', 'healer:heal');
  expect(t.options('green', 'player')).toEqual(['blue', 'yellow']);
  t.answer('green', 'player', 'yellow');
  t.answer('yellow', 'ships', { 'yellow-1': 2 });
  expect(t.hand('green')).toEqual(['attack-40']);
  t.answer('green', 'respond', 'healer:heal');
  t.answer('blue', 'ships', { 'blue-2': 3 });
  t.finish();
  expect([t.warp('blue'), t.warp('yellow')]).toEqual([0, 0]);
  expect(t.hand('green')).toEqual(['attack-30', 'attack-40']);
});

test('healer: zapped, it heals nobody else in the encounter; earlier heals stand (ZAP-1)', () => {
  const t = alliedDefeat({ red: ['cosmic-zap'] });
  t.answer('yellow', 'number', '0').answer('yellow', 'number', '0').answer('yellow', 'number', '0');
  t.answer('red', 'respond', 'pass'); // catharsis
  t.answer('green', 'respond', 'healer:heal');
  t.answer('green', 'player', 'blue');
  t.answer('red', 'respond', 'pass');
  t.answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('green', 'respond', 'healer:heal');
  expect(t.options('red', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('red', 'respond', 'cosmic-zap');
  t.finish();
  expect([t.warp('blue'), t.warp('yellow')]).toEqual([0, 2]);
  expect(t.hand('green')).toEqual(['attack-40']);
});

test('healer: super, one card for each ship healed', () => {
  const t = redAttacks([
    red(['attack-20']),
    blue(['attack-04'], { homes: [3, 5, 4, 4, 4] }),
    green(['flare-healer']),
  ]);
  t.answer('green', 'respond', 'healer:heal');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-healer:by-the-ship']);
  t.answer('green', 'respond', 'flare-healer');
  t.answer('blue', 'ships', { 'blue-2': 3 });
  t.finish();
  expect(t.hand('green')).toEqual(['attack-23', 'attack-30', 'attack-40', 'flare-healer']);
});

test('healer: a zap that answers the super stops the healing (Annex E-6)', () => {
  const t = redAttacks([
    red(['attack-20', 'cosmic-zap']),
    blue(['attack-04'], { homes: [3, 5, 4, 4, 4] }),
    green(['flare-healer']),
  ]);
  t.answer('green', 'respond', 'healer:heal');
  t.answer('red', 'respond', 'pass');
  t.answer('green', 'respond', 'flare-healer');
  t.answer('red', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.warp('blue')).toBe(3);
  expect(t.hand('green')).toEqual(['flare-healer']);
});

test('healer: wild, a cosmic zap played on its holder does nothing', () => {
  const players: PlayerSpec[] = [
    { colour: 'red', alien: 'macron', hand: ['attack-20', 'flare-healer'] },
    blue(['attack-04'], { homes: [3, 5, 4, 4, 4] }),
    { colour: 'green', alien: 'vacuum', hand: ['cosmic-zap'] },
  ];
  const t = new Table({ players, destiny: ['destiny-blue'] });
  t.answer('green', 'respond', 'cosmic-zap'); // at the one-ship limit
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-healer:immune']);
  t.answer('red', 'respond', 'flare-healer');
  expect(t.asked('red', 'launch').decision).toMatchObject({ min: 1, max: 1 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.finish();
  expect(t.totals()).toEqual([24, 7]);
  expect(t.hand('red')).toEqual(['flare-healer']);
  expect(t.discard()).toContain('cosmic-zap');
});

test('healer: wild, another artifact played as a cosmic zap is one', () => {
  const players: PlayerSpec[] = [
    { colour: 'red', alien: 'macron', hand: ['attack-20', 'flare-healer'] },
    blue(['attack-04'], { homes: [3, 5, 4, 4, 4] }),
    { colour: 'green', alien: 'mesmer', hand: ['quash'] },
  ];
  const t = new Table({ players, destiny: ['destiny-blue'] });
  while (!t.options('green', 'respond').includes('cosmic-zap:zap@mesmer'))
    t.answer('green', 'respond', 'pass');
  t.answer('green', 'respond', 'cosmic-zap:zap@mesmer');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-healer:immune']);
  t.answer('red', 'respond', 'flare-healer');
  expect(t.asked('red', 'launch').decision).toMatchObject({ min: 1, max: 1 });
  expect([t.hand('red'), t.hand('green'), t.discard()]).toEqual([
    ['attack-20', 'flare-healer'],
    [],
    ['quash'],
  ]);
});

test('healer: wild does not answer a zap on somebody else', () => {
  const players: PlayerSpec[] = [
    { colour: 'red', alien: 'macron', hand: ['attack-20'] },
    blue(['attack-04', 'flare-healer'], { homes: [3, 5, 4, 4, 4] }),
    { colour: 'green', alien: 'vacuum', hand: ['cosmic-zap'] },
  ];
  const t = new Table({ players, destiny: ['destiny-blue'] });
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.asked('red', 'launch').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 4 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.finish();
  expect(t.totals()).toEqual([24, 7]);
});

test('healer: the zombie comes earlier, nothing is left to heal', () => {
  const t = redAttacks([
    red(['attack-20']),
    { colour: 'blue', alien: 'zombie', hand: ['attack-04'] },
    green(),
  ]);
  t.answer('blue', 'ships', { 'blue-3': 4 });
  t.finish();
  expect(t.hand('green')).toEqual([]);
  expect(t.ships('blue-3', 'blue')).toBe(8);
});

test('healer: a player without a colony cannot be healed', () => {
  const t = redAttacks([red(['attack-20']), blue(['attack-04'], { homes: [2, 0, 0, 0, 0] }), green()]);
  t.finish();
  expect(t.warp('blue')).toBe(20);
  expect(t.hand('green')).toEqual([]);
});

test('healer: does not heal itself', () => {
  const players = [
    red(['attack-20']),
    { colour: 'blue' as const, alien: 'healer', hand: ['attack-04'] },
    { colour: 'green' as const, alien: 'parasite' },
  ];
  const t = new Table({ players, destiny: ['destiny-blue'] });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.answer('green', 'respond', 'pass'); // infest
  t.finish();
  expect(t.warp('blue')).toBe(4);
});

test('healer: in any phase, and against the will of the masochist', () => {
  const t = new Table({
    players: [
      red(['attack-20', 'attack-10', 'plague'], { homes: [3, 1, 0, 0, 0] }),
      blue(['attack-40']),
      green(),
    ],
    destiny: ['destiny-blue'],
    deck: ['attack-30'],
  });
  t.answer('red', 'respond', 'plague');
  t.answer('red', 'player', 'red');
  t.answer('red', 'ships', { 'red-1': 3 });
  t.answer('red', 'card', 'attack-20');
  expect(t.options('green', 'respond')).toEqual(['pass', 'healer:heal']);
  t.answer('green', 'respond', 'healer:heal');
  // One colony is left: the healed ships go there, and the retrieved one (REGR-1), without a question.
  expect([t.ships('red-2', 'red'), t.warp('red')]).toEqual([5, 15]);
  expect(t.hand('green')).toEqual(['attack-30']);
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 1 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.answer('green', 'respond', 'pass');
  t.finish();
  expect(t.warp('red')).toBe(16);
});
