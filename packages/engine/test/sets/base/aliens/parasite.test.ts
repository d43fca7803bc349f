import { expect, test } from 'vitest';
import { Table, type PlayerSpec } from '@cosmarium/engine';

/** Red attacks blue-1 with two ships; `invited` by either side. */
function attack(
  green: Partial<PlayerSpec> = {},
  invited: { red?: string[]; blue?: string[] } = {},
  red: Partial<PlayerSpec> = {},
  blue: Partial<PlayerSpec> = {},
): Table {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'masochist', hand: ['attack-10'], ...red },
      { colour: 'blue', alien: 'vacuum', hand: ['attack-06'], ...blue },
      { colour: 'green', alien: 'parasite', ...green },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', invited.red ?? []);
  t.answer('blue', 'invite', invited.blue ?? []);
  return t;
}

const noCatharsis = (t: Table) => t.answer('blue', 'number', '0').answer('blue', 'number', '0');

test('parasite: joins the offense uninvited', () => {
  const t = attack();
  expect(t.options('green', 'respond')).toEqual(['pass', 'parasite:infest']);
  t.answer('green', 'respond', 'parasite:infest');
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'red');
  expect(t.options('green', 'ally').slice(0, 2)).toEqual(['to offense', 'green-1 0..4']);
  expect(t.asked('green', 'ally').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 3 } });
  noCatharsis(t);
  t.finish();
  expect(t.totals()).toEqual([15, 10]);
  expect([t.ships('blue-1', 'green'), t.foreign('green')]).toEqual([3, 1]);
});

test('parasite: or the defense', () => {
  const t = attack({}, { red: ['green'] });
  t.answer('green', 'respond', 'parasite:infest');
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-1': 4 } });
  t.answer('green', 'ships', { 'green-2': 4 });
  t.finish();
  expect(t.totals()).toEqual([12, 14]);
  expect(t.hand('green')).toHaveLength(4);
});

test('parasite: need not use the power, and then needs an invitation', () => {
  const t = attack();
  t.answer('green', 'respond', 'pass');
  noCatharsis(t);
  t.finish();
  expect(t.totals()).toEqual([12, 10]);
});

test('parasite: invited by both it has nothing to gain from the power', () => {
  const t = attack({}, { red: ['green'], blue: ['green'] });
  expect(t.options('green', 'ally').slice(0, 3)).toEqual(['to none', 'to offense', 'to defense']);
  t.answer('green', 'ally', { to: 'none' });
  noCatharsis(t);
  t.finish();
});

test('parasite: zapped without an invitation there is no alliance', () => {
  const t = attack({}, {}, { hand: ['attack-10', 'cosmic-zap'] });
  t.answer('green', 'respond', 'parasite:infest').answer('green', 'player', 'blue');
  expect(t.asked('red', 'respond').decision.params).toEqual({ player: 2, alien: 'parasite', whom: 1 });
  t.answer('red', 'respond', 'cosmic-zap');
  noCatharsis(t);
  t.finish();
  expect(t.totals()).toEqual([12, 10]);
});

test('parasite: zapped it may still join the side that invited it', () => {
  const t = attack({}, { red: ['green'] }, {}, { hand: ['attack-06', 'cosmic-zap'] });
  t.answer('green', 'respond', 'parasite:infest');
  t.answer('blue', 'respond', 'cosmic-zap');
  expect(t.options('green', 'ally').slice(0, 2)).toEqual(['to none', 'to offense']);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 1 } });
  noCatharsis(t);
  t.finish();
  expect(t.totals()).toEqual([13, 10]);
});

test('parasite: the force field comes later and cancels the alliance', () => {
  const t = attack({}, {}, {}, { hand: ['attack-06', 'force-field'] });
  t.answer('green', 'respond', 'parasite:infest').answer('green', 'player', 'red');
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 3 } });
  t.answer('blue', 'respond', 'force-field');
  t.answer('green', 'ships', { 'green-1': 3 });
  noCatharsis(t);
  t.finish();
  expect(t.totals()).toEqual([12, 10]);
  expect(t.ships('green-1', 'green')).toBe(4);
});

test('parasite: is not asked as a main player', () => {
  const t = attack({ alien: 'macron' }, {}, {}, { alien: 'parasite' });
  t.finish();
  expect(t.totals()).toEqual([12, 10]);
});

test('parasite: super, sends any number of ships', () => {
  const t = attack({ hand: ['flare-parasite'] }, { red: ['green'], blue: ['green'] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-parasite:swarm']);
  t.answer('green', 'respond', 'flare-parasite');
  expect(t.asked('green', 'ally').decision).toMatchObject({ min: 1, max: 20 });
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 4, 'green-2': 4, 'green-3': 1 } });
  noCatharsis(t);
  t.finish();
  expect(t.totals()).toEqual([21, 10]);
  expect(t.ships('blue-1', 'green')).toBe(9);
});

test('parasite: super is for allies, not for the offense', () => {
  const t = attack({ alien: 'macron' }, {}, { alien: 'parasite', hand: ['attack-10', 'flare-parasite'] });
  noCatharsis(t);
  t.finish();
  expect(t.totals()).toEqual([12, 10]);
});

test('parasite: wild, settles on a player who loses the power', () => {
  const t = attack({ alien: 'macron', hand: ['flare-parasite'] }, {}, {}, { homes: [2, 4, 4, 0, 0] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-parasite:nest']);
  t.answer('green', 'respond', 'flare-parasite');
  expect(t.options('green', 'planet')).toEqual(['blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5']);
  t.answer('green', 'planet', 'blue-2');
  t.answer('green', 'ships', { 'green-1': 1 });
  t.finish();
  expect([t.ships('blue-2', 'green'), t.ships('blue-2', 'blue'), t.ships('green-1', 'green')]).toEqual([
    1, 4, 3,
  ]);
  expect(t.foreign('green')).toBe(1);
  expect(t.hand('green')).toEqual(['flare-parasite']);
});

test('parasite: wild comes after the lost ships have been dealt with (Annex B)', () => {
  const t = attack({ alien: 'healer', hand: ['flare-parasite'] }, {}, {}, { homes: [2, 4, 4, 0, 0] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'healer:heal']);
  t.answer('green', 'respond', 'pass');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-parasite:nest']);
  t.answer('green', 'respond', 'pass');
  t.finish();
  expect(t.foreign('green')).toBe(0);
});

test('parasite: wild is not offered while three home colonies are left', () => {
  const t = attack({ alien: 'macron', hand: ['flare-parasite'] }, {}, {}, { homes: [2, 4, 4, 4, 0] });
  noCatharsis(t);
  t.finish();
  expect(t.outcome()).toBe('offense');
});

test('parasite: EX-1 infests the macron’s side against an alliance with the zombie', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'macron', hand: ['attack-10'] },
      { colour: 'blue', alien: 'masochist', hand: ['attack-12'], homes: [2, 4, 4, 4, 4] },
      { colour: 'green', alien: 'parasite', hand: ['reinforcement-2'] },
      { colour: 'yellow', alien: 'zombie' },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', ['yellow']);
  t.answer('green', 'respond', 'parasite:infest').answer('green', 'player', 'red');
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 3 } });
  t.answer('yellow', 'ally', { to: 'defense', ships: { 'yellow-1': 4 } });
  t.answer('green', 'reinforce', 'reinforcement-2 offense');
  expect(t.totals()).toEqual([19, 18]);
  // Abandoned with the alliance, yellow-1 takes none of the four ships back.
  expect(t.options('yellow', 'ships')).toEqual([
    'yellow-2 0..4',
    'yellow-3 0..4',
    'yellow-4 0..4',
    'yellow-5 0..4',
  ]);
  t.answer('yellow', 'ships', { 'yellow-2': 4 });
  t.finish();
  expect([t.warp('blue'), t.warp('yellow')]).toEqual([4, 0]);
  expect([t.ships('blue-1', 'red'), t.ships('blue-1', 'green')]).toEqual([1, 3]);
  expect([t.foreign('red'), t.foreign('green')]).toEqual([1, 1]);
});
