import { expect, test } from 'vitest';
import { Table, type PlayerSpec } from '@cosmarium/engine';
import { expectOutcome } from '../../../helpers/duel.ts';
import { withTechnologies } from '../../../helpers/technologies.ts';

const NOTHING = [0, 0, 0, 0, 0];

/** Red is the offense, against blue. */
function table(
  red: Partial<PlayerSpec>,
  blue: Partial<PlayerSpec>,
  green: Partial<PlayerSpec>,
  encounters = 1,
  deck: string[] = [],
): Table {
  return new Table(
    {
      players: [
        { colour: 'red', alien: 'macron', hand: ['attack-20'], ...red },
        { colour: 'blue', alien: 'parasite', hand: ['attack-04'], ...blue },
        { colour: 'green', alien: 'vacuum', ...green },
      ],
      destiny: ['destiny-blue', 'destiny-red'],
      deck,
    },
    encounters,
  );
}

function fight(t: Table, ships: object): Table {
  t.answer('red', 'launch', { to: 'blue-1', ships });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  return t;
}

test('masochist: wins in anybody’s regroup phase with all ships lost, ahead of the Mobius Tubes', () => {
  const t = table(
    { hand: ['attack-20', 'mobius-tubes'] },
    {},
    { alien: 'masochist', homes: NOTHING, removed: 6 },
  );
  t.finish();
  expect(t.winners()).toEqual(['green']);
  expect(t.hand('red')).toEqual(['attack-20', 'mobius-tubes']);
  expect([t.warp('green'), t.ships('removed', 'green')]).toEqual([14, 6]);
});

test('masochist: wins before its own retrieval', () => {
  const t = table({ alien: 'masochist', homes: NOTHING }, {}, {});
  t.finish();
  expect(t.winners()).toEqual(['red']);
  expect(t.warp('red')).toBe(20);
});

test('masochist: one ship on a planet is one too many', () => {
  const t = fight(table({}, {}, { alien: 'masochist', homes: [1, 0, 0, 0, 0] }), { 'red-1': 1 });
  t.finish();
  expect(t.winners()).toEqual([]);
});

test('masochist: zapped, it may try again in the next regroup phase', () => {
  const t = table(
    { hand: ['attack-20', 'cosmic-zap'] },
    { hand: ['attack-04', 'attack-05'] },
    { alien: 'masochist', homes: NOTHING },
    2,
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('red', 'respond', 'cosmic-zap');
  fight(t, { 'red-1': 1 });
  t.answer('blue', 'encounter-card', 'attack-04');
  expect(t.s.encounters).toBe(2);
  t.finish();
  expect(t.winners()).toEqual(['green']);
});

test('masochist: surviving allies without a colony go to the warp and are lost (LOSE-3)', () => {
  const t = table(
    { hand: ['attack-04'] },
    { hand: ['attack-20', 'attack-05'] },
    { alien: 'masochist', homes: [2, 0, 0, 0, 0] },
    2,
    ['negotiate', 'negotiate'],
  );
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-1': 2 } });
  t.answer('blue', 'encounter-card', 'attack-20');
  t.finish();
  // It drew two reward cards: with no colony there was nothing to retrieve to.
  expect(t.hand('green')).toHaveLength(2);
  expect(t.warp('green')).toBe(20);
  expect(t.winners()).toEqual(['green']);
});

test('masochist: can win the usual way (WIN-1)', () => {
  const t = table(
    {
      alien: 'masochist',
      homes: [2, 0, 0, 0, 0],
      colonies: { 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-4': 1 },
    },
    {},
    {},
  );
  t.answer('red', 'ships', { 'red-1': 1 });
  fight(t, { 'red-1': 2 });
  t.finish();
  expect(t.winners()).toEqual(['red']);
  expect(t.foreign('red')).toBe(5);
});

test('masochist: keeps the power and the super with one home colony (POWER-1)', () => {
  const t = table(
    { alien: 'masochist', hand: ['attack-20', 'flare-masochist'], homes: [5, 0, 0, 0, 0] },
    {},
    {},
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-masochist:for-good']);
  t.answer('red', 'respond', 'flare-masochist');
  expect([t.warp('red'), t.ships('removed', 'red'), t.ships('red-1', 'red')]).toEqual([14, 1, 5]);
  fight(t, { 'red-1': 1 });
  t.finish();
  expect(t.hand('red')).toEqual(['flare-masochist']);
});

test('masochist: does not lose its power, so nobody nests on it', () => {
  const t = table({}, { alien: 'masochist', homes: [2, 2, 2, 0, 0] }, { hand: ['flare-parasite'] });
  fight(t, { 'red-1': 1 });
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect(t.warp('blue')).toBe(16);
});

test('masochist: super, the healer may bring the removed ship back', () => {
  const t = table(
    { alien: 'masochist', hand: ['attack-20', 'flare-masochist'], homes: [5, 0, 0, 0, 0] },
    {},
    { alien: 'healer' },
  );
  t.answer('red', 'respond', 'flare-masochist');
  t.answer('green', 'respond', 'healer:heal');
  expect([t.warp('red'), t.ships('removed', 'red'), t.ships('red-1', 'red')]).toEqual([14, 0, 6]);
  expect(t.hand('green')).toHaveLength(1);
  fight(t, { 'red-1': 1 });
  t.answer('green', 'respond', 'pass');
  t.finish();
});

test('masochist: super, zapped the ship is retrieved as usual', () => {
  const t = table(
    { alien: 'masochist', hand: ['attack-20', 'flare-masochist'], homes: [5, 0, 0, 0, 0] },
    {},
    { hand: ['cosmic-zap'] },
  );
  t.answer('red', 'respond', 'flare-masochist');
  t.answer('green', 'respond', 'cosmic-zap');
  // ZAP-2: now the wild side may be played.
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-masochist:divert']);
  t.answer('red', 'respond', 'pass');
  expect([t.warp('red'), t.ships('removed', 'red'), t.ships('red-1', 'red')]).toEqual([14, 0, 6]);
  fight(t, { 'red-1': 1 });
  t.finish();
});

test('masochist: wild, another player retrieves a ship instead of the offense', () => {
  const t = table({ homes: [4, 4, 4, 4, 2] }, {}, { hand: ['flare-masochist'], homes: [4, 4, 4, 4, 2] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-masochist:divert']);
  t.answer('green', 'respond', 'flare-masochist');
  expect(t.options('green', 'player')).toEqual(['blue', 'green']);
  t.answer('green', 'player', 'green');
  t.answer('green', 'ships', { 'green-5': 1 });
  expect([t.warp('red'), t.warp('green'), t.ships('green-5', 'green')]).toEqual([2, 1, 3]);
  fight(t, { 'red-1': 1 });
  t.finish();
  expect(t.warp('red')).toBe(2);
});

test('masochist: wild is not allowed while all ships of the offense are lost', () => {
  const t = table({ homes: NOTHING, removed: 3 }, {}, { hand: ['flare-masochist'], homes: [4, 4, 4, 4, 2] });
  // REGR-2: the ship goes straight onto the gate.
  expect(t.ships('gate', 'red')).toBe(1);
  fight(t, {});
  t.finish();
  expect(t.warp('green')).toBe(2);
});

test('masochist: wild, TECH-3: an offense without a colony has not lost the ships on its technologies', () => {
  const t = withTechnologies({
    red: { homes: NOTHING, technologies: [{ card: 'xenon-lasers', ships: 1 }] },
    green: { hand: ['flare-masochist'], warp: 1 },
  });
  t.answer('red', 'option', 'pass').answer('green', 'respond', 'flare-masochist');
  t.answer('green', 'player', 'green').answer('green', 'ships', { 'green-1': 1 });
  // Nothing to launch (LAUN-5).
  expectOutcome(t, 'broken-off');
  expect([t.warp('red'), t.warp('green'), t.ships('green-1', 'green')]).toEqual([19, 0, 5]);
});
