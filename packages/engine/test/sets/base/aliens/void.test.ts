import { expect, test } from 'vitest';
import { Table, type PlayerSpec } from '@cosmarium/engine';

/** The void attacks blue-1 with two ships and wins; yellow helps the defense with two. */
function voidWins(
  blue: Partial<PlayerSpec> = {},
  yellow: Partial<PlayerSpec> = {},
  red: Partial<PlayerSpec> = {},
): Table {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'void', hand: ['attack-20'], ...red },
      { colour: 'blue', alien: 'parasite', hand: ['attack-04'], homes: [3, 5, 4, 4, 4], ...blue },
      { colour: 'yellow', alien: 'masochist', ...yellow },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', ['yellow']);
  t.answer('yellow', 'ally', { to: 'defense', ships: { 'yellow-1': 2 } });
  return t;
}

test('void: the losing side leaves the game, allies too', () => {
  const t = voidWins();
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect([t.ships('removed', 'blue'), t.warp('blue')]).toEqual([3, 0]);
  expect([t.ships('removed', 'yellow'), t.warp('yellow')]).toEqual([2, 0]);
  expect(t.ships('blue-1', 'red')).toBe(2);
});

test('void: removed ships bring no compensation (COMP-1)', () => {
  const t = voidWins({ hand: ['negotiate'] }, {}, { hand: ['attack-20', 'quash'] });
  t.finish();
  expect(t.ships('removed', 'blue')).toBe(3);
  expect(t.hand('blue')).toEqual([]);
  expect(t.hand('red')).toEqual(['quash']);
});

test('void: nobody drops below five ships; the others go to the warp and are compensated', () => {
  const t = voidWins(
    { hand: ['negotiate'], homes: [3, 2, 1, 1, 0], removed: 13 },
    { homes: [3, 0, 0, 0, 0], removed: 15 },
    { hand: ['attack-20', 'quash', 'flare-healer'] },
  );
  t.finish();
  // Seven ships in the game: two may go for good, the third to the warp.
  expect([t.ships('removed', 'blue'), t.warp('blue')]).toEqual([15, 1]);
  expect([t.ships('removed', 'yellow'), t.warp('yellow')]).toEqual([15, 4]);
  expect(t.hand('blue')).toHaveLength(1);
  expect(t.hand('red')).toHaveLength(1);
});

test('void: zapped, the ships go to the warp', () => {
  const t = voidWins({}, { hand: ['cosmic-zap'] });
  expect(t.options('yellow', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('yellow', 'respond', 'cosmic-zap');
  t.finish();
  expect([t.ships('removed', 'blue'), t.warp('blue')]).toEqual([0, 3]);
  expect([t.ships('removed', 'yellow'), t.warp('yellow')]).toEqual([0, 2]);
});

test('void: as the defense too', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'masochist', hand: ['attack-04'] },
      { colour: 'blue', alien: 'void', hand: ['attack-20'] },
      { colour: 'yellow', alien: 'macron' },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 4 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.finish();
  expect([t.ships('removed', 'red'), t.warp('red')]).toEqual([4, 0]);
});

test('void: does nothing when it loses', () => {
  const t = voidWins({ hand: ['attack-40'] });
  t.answer('yellow', 'ships', { 'yellow-1': 2 });
  t.finish();
  expect(t.outcome()).toBe('defense');
  expect([t.ships('removed', 'red'), t.warp('red')]).toEqual([0, 2]);
});

test('void: not on a failed deal (RES-5)', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'void', hand: ['negotiate'] },
      { colour: 'blue', alien: 'parasite', hand: ['negotiate'] },
      { colour: 'yellow', alien: 'masochist' },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 3 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 });
  t.answer('blue', 'ships', { 'blue-1': 3 });
  t.finish();
  expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);
  expect([t.ships('removed', 'red'), t.ships('removed', 'blue')]).toEqual([0, 0]);
});

test('void: removes what is lost by losing, not what the loser drags along', () => {
  // Blue has five ships in the game, so the beaten one goes to the warp and takes one of yellow's with it.
  const t = voidWins({ alien: 'vacuum', homes: [1, 1, 1, 1, 1], removed: 15 });
  t.answer('blue', 'number', '1'); // of yellow
  t.answer('yellow', 'ships', { 'yellow-2': 1 });
  t.finish();
  expect([t.ships('removed', 'blue'), t.warp('blue')]).toEqual([15, 1]);
  expect([t.ships('removed', 'yellow'), t.warp('yellow')]).toEqual([2, 1]);
});

test('void: super, as an ally of the winning side', () => {
  const players: PlayerSpec[] = [
    { colour: 'red', alien: 'masochist', hand: ['attack-20'] },
    { colour: 'blue', alien: 'parasite', hand: ['attack-04'], homes: [3, 5, 4, 4, 4] },
    { colour: 'yellow', alien: 'void', hand: ['flare-void'] },
  ];
  const t = new Table({ players, destiny: ['destiny-blue'] });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', ['yellow']);
  t.answer('blue', 'invite', []);
  t.answer('yellow', 'ally', { to: 'offense', ships: { 'yellow-1': 1 } });
  expect(t.options('yellow', 'respond')).toEqual(['pass', 'flare-void:eradicate-as-ally']);
  t.answer('yellow', 'respond', 'flare-void');
  t.finish();
  expect([t.ships('removed', 'blue'), t.warp('blue')]).toEqual([3, 0]);
  expect(t.hand('yellow')).toEqual(['flare-void']);
});

test('void: without the super an ally eradicates nothing, nor does the super on the losing side', () => {
  const players = (hand: string[]): PlayerSpec[] => [
    { colour: 'red', alien: 'masochist', hand: ['attack-20'] },
    { colour: 'blue', alien: 'parasite', hand: ['attack-04'], homes: [3, 5, 4, 4, 4] },
    { colour: 'yellow', alien: 'void', hand },
  ];
  const winner = new Table({ players: players([]), destiny: ['destiny-blue'] });
  winner.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  winner.answer('red', 'invite', ['yellow']);
  winner.answer('blue', 'invite', []);
  winner.answer('yellow', 'ally', { to: 'offense', ships: { 'yellow-1': 1 } });
  winner.finish();
  expect([winner.ships('removed', 'blue'), winner.warp('blue')]).toEqual([0, 3]);
  const loser = new Table({ players: players(['flare-void']), destiny: ['destiny-blue'] });
  loser.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  loser.answer('red', 'invite', []);
  loser.answer('blue', 'invite', ['yellow']);
  loser.answer('yellow', 'ally', { to: 'defense', ships: { 'yellow-1': 1 } });
  loser.finish();
  expect([loser.warp('blue'), loser.warp('yellow')]).toEqual([3, 1]);
});

function plagueOnYellow(yellow: string): Table {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'masochist', hand: ['attack-20', 'plague'] },
      { colour: 'blue', alien: 'parasite', hand: ['attack-40'] },
      { colour: 'yellow', alien: yellow, hand: ['flare-void', 'attack-15'] },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'respond', 'plague').answer('red', 'player', 'yellow');
  expect(t.options('yellow', 'respond')).toEqual(['pass', 'flare-void:annul']);
  t.answer('yellow', 'respond', 'flare-void');
  expect(t.asked('yellow', 'ships').decision).toMatchObject({ key: 'void.cost', min: 1, max: 1 });
  t.answer('yellow', 'ships', { 'yellow-2': 1 });
  return t;
}

function restOfEncounter(t: Table): void {
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.finish();
}

test('void: wild, a ship outside the encounter cancels an artifact', () => {
  const t = plagueOnYellow('macron');
  restOfEncounter(t);
  expect(t.warp('yellow')).toBe(1);
  expect(t.hand('yellow')).toEqual(['attack-15', 'flare-void']);
  expect(t.discard()).toContain('plague');
  // Red's ship was lost in the encounter; the plague took nobody.
  expect([t.warp('red'), t.warp('blue')]).toEqual([1, 0]);
});

test('void: wild, the zombie pays by moving the ship', () => {
  const t = plagueOnYellow('zombie');
  expect(t.options('yellow', 'ships')).toEqual([
    'yellow-1 0..1',
    'yellow-2 0..1',
    'yellow-3 0..1',
    'yellow-4 0..1',
    'yellow-5 0..1',
  ]);
  t.answer('yellow', 'ships', { 'yellow-3': 1 });
  restOfEncounter(t);
  expect(t.warp('yellow')).toBe(0);
  expect([t.ships('yellow-2', 'yellow'), t.ships('yellow-3', 'yellow')]).toEqual([3, 5]);
  expect(t.discard()).toContain('plague');
});

test('void: wild, ships in the encounter cannot pay, and flares cannot be cancelled', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'macron', hand: ['attack-20', 'flare-macron'] },
      { colour: 'blue', alien: 'parasite', hand: ['attack-40', 'flare-void'], homes: [3, 0, 0, 0, 0] },
      { colour: 'yellow', alien: 'masochist', hand: ['cosmic-zap'] },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('yellow', 'respond', 'pass'); // one ship
  t.answer('red', 'respond', 'flare-macron'); // no question to blue: a flare
  t.answer('yellow', 'respond', 'pass'); // the super
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 4 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.answer('yellow', 'respond', 'cosmic-zap'); // mass; blue has all ships in the encounter
  t.finish();
  expect(t.totals()).toEqual([24, 43]);
  expect(t.warp('blue')).toBe(17);
});
