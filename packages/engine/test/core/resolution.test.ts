import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  happened,
  launch,
  table,
  toPlanning,
  waiting,
  type Players,
} from '../helpers/duel.ts';

const four: Players = { yellow: {} };

test('RES-1: the offense wins: gate ships land, the defense and its allies lose their ships, bystanders stay', () => {
  const t = launch(
    table({ green: { colonies: { 'blue-1': 1 } }, yellow: {}, purple: { colonies: { 'blue-1': 2 } } }),
    4,
  );
  ally(t, { green: ['offense', 2], yellow: ['defense', 3], purple: 'none' });
  expect(t.totals()).toEqual([16, 15]);
  expectOutcome(t, 'offense');
  const onPlanet = ['red', 'green', 'blue', 'yellow', 'purple'].map((colour) => t.ships('blue-1', colour));
  expect(onPlanet).toEqual([4, 3, 0, 0, 2]);
  expect([t.warp('blue'), t.warp('yellow'), t.warp('green')]).toEqual([4, 3, 0]);
  expect([t.foreign('red'), t.foreign('green'), t.foreign('purple')]).toEqual([1, 1, 1]);
});

test('RES-2: the defense wins: gate ships go to the warp, colonies stay, allies go home and never land', () => {
  const t = launch(table({ ...four, blue: { hand: ['attack-20'] } }), 4);
  ally(t, { green: ['offense', 2], yellow: ['defense', 1] });
  expect(waiting(t)).toEqual(['yellow ships']);
  expect(t.asked('yellow')).toMatchObject({
    key: 'ask.place.home',
    options: ['yellow-1 0..1', 'yellow-2 0..1'],
    decision: { min: 1, max: 1 },
  });
  t.answer('yellow', 'ships', { 'yellow-1': 1 });
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.warp('green'), t.warp('yellow'), t.warp('blue')]).toEqual([4, 2, 0, 0]);
  expect([t.ships('blue-1', 'blue'), t.ships('blue-1', 'yellow')]).toEqual([4, 0]);
});

const rewarded: Players = { blue: { hand: ['attack-20'] }, yellow: { warp: 5, colonies: { 'red-4': 1 } } };

test('RES-2: the offense is compensated before the defensive allies are rewarded (RUL-1)', () => {
  const t = launch(
    table({ red: { hand: ['negotiate'] }, blue: { hand: ['attack-08', 'quash', 'mobius-tubes', 'morph'] } }),
  );
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.hand('red')).toEqual(['mobius-tubes', 'morph', 'quash']);
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect(happened(t).filter((type) => type === 'compensation' || type === 'rewards')).toEqual([
    'compensation',
    'rewards',
  ]);
});

test('RES-3: for each allied ship a card or an own ship from the warp, the mixture chosen before drawing', () => {
  const t = launch(table(rewarded, { deck: ['attack-40', 'morph'] }));
  ally(t, { green: 'none', yellow: ['defense', 3] });
  expect(t.asked('yellow', 'ships')).toMatchObject({
    key: 'ask.rewards',
    options: ['red-4 0..3', 'yellow-1 0..3', 'yellow-2 0..3'],
    decision: { min: 0, max: 3, params: { count: 3 } },
  });
  expect(t.hand('yellow')).toEqual([]);
  t.answer('yellow', 'ships', { 'red-4': 1 });
  expect(t.hand('yellow')).toEqual(['attack-40', 'morph']);
  expect([t.ships('red-4', 'yellow'), t.warp('yellow')]).toEqual([2, 4]);
  t.answer('yellow', 'ships', { 'yellow-2': 3 });
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual([]);
});

test('RES-3: all ships, no cards; never more ships than are in the warp', () => {
  const t = launch(table({ ...rewarded, yellow: { warp: 2 } }, { deck: ['attack-40'] }));
  ally(t, { green: 'none', yellow: ['defense', 3] });
  expect(t.asked('yellow', 'ships').decision).toMatchObject({ min: 0, max: 2 });
  t.answer('yellow', 'ships', { 'yellow-1': 1, 'yellow-2': 1 });
  expect([t.warp('yellow'), t.hand('yellow')]).toEqual([0, ['attack-40']]);
  t.answer('yellow', 'ships', { 'yellow-2': 3 });
  expectOutcome(t, 'defense');
});

test('RES-3: with nothing in the warp all rewards are cards; several allies choose at the same time', () => {
  const t = launch(
    table(
      { ...rewarded, green: {}, yellow: { warp: 1 }, purple: { warp: 1 } },
      { deck: ['attack-40', 'morph', 'attack-30', 'attack-23'] },
    ),
  );
  ally(t, { green: ['defense', 2], yellow: ['defense', 1], purple: ['defense', 1] });
  expect(waiting(t)).toEqual(['yellow ships', 'purple ships']);
  t.answer('purple', 'ships', {}).answer('yellow', 'ships', {});
  expect([t.hand('green'), t.hand('yellow'), t.hand('purple')]).toEqual([
    ['attack-40', 'morph'],
    ['attack-30'],
    ['attack-23'],
  ]);
  t.answer('green', 'ships', { 'green-1': 2 }).answer('yellow', 'ships', { 'yellow-1': 1 });
  t.answer('purple', 'ships', { 'purple-1': 1 });
  expectOutcome(t, 'defense');
});

test('RES-3: offensive allies of a winning offense get no rewards', () => {
  const t = launch(table({ ...four, green: { warp: 2 } }));
  ally(t, { green: ['offense', 2], yellow: 'none' });
  expectOutcome(t, 'offense');
  expect(happened(t)).not.toContain('rewards');
  expect([t.hand('green'), t.warp('green')]).toEqual([[], 2]);
});

const negotiators: Players = { red: { hand: ['negotiate'] }, blue: { hand: ['negotiate', 'attack-08'] } };

test('RES-4: a deal is carried out and the remaining gate ships return to any own colonies', () => {
  const t = toPlanning(table({ ...negotiators, red: { hand: ['negotiate'], colonies: { 'green-1': 1 } } }));
  t.answer('blue', 'encounter-card', 'negotiate');
  t.answer('red', 'offer', { get: { colony: 'blue-2' } }).answer('blue', 'offer', 'accept');
  t.answer('red', 'ships', { gate: 1 });
  expect(t.asked('red', 'ships')).toMatchObject({
    key: 'ask.place.home',
    options: ['red-1 0..2', 'red-2 0..2', 'blue-2 0..2', 'green-1 0..2'],
    decision: { min: 2, max: 2 },
  });
  t.answer('red', 'ships', { 'red-1': 1, 'blue-2': 1 });
  expectOutcome(t, 'deal');
  expect([t.ships('blue-2', 'red'), t.ships('red-1', 'red'), t.ships('gate', 'red')]).toEqual([2, 5, 0]);
});

test('RES-5, DEAL-4: a failed deal costs three ships of own choice from colonies or the gate, the rest returns', () => {
  const t = toPlanning(table(negotiators)).answer('blue', 'encounter-card', 'negotiate');
  t.answer('red', 'offer', 'fail');
  expect(waiting(t)).toEqual(['red ships', 'blue ships']);
  expect(t.asked('red')).toMatchObject({
    key: 'ask.lose.failed-deal',
    options: ['gate 0..3', 'red-1 0..4', 'red-2 0..13'],
    decision: { min: 3, max: 3 },
  });
  expect(t.options('blue')).toEqual(['blue-1 0..4', 'blue-2 0..16']);
  t.answer('red', 'ships', { gate: 2, 'red-1': 1 }).answer('blue', 'ships', { 'blue-1': 3 });
  t.answer('red', 'ships', { 'red-2': 1 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue'), t.ships('blue-1', 'blue')]).toEqual([3, 3, 1]);
});

test('RES-5: a player with fewer than three ships loses all of them', () => {
  const t = table({ ...negotiators, blue: { hand: ['negotiate'], homes: [1, 1, 0, 0, 0] } });
  toPlanning(t).answer('red', 'offer', 'fail').answer('red', 'ships', { gate: 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('blue'), t.s.players[1].homes]).toEqual([20, 0]);
});

test('RES-6: encounter cards are discarded whoever wins, a hand keeps the others', () => {
  const t = toPlanning(table({ ...negotiators, red: { hand: ['attack-10'] } }));
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
  expect(t.discard()).toEqual(['attack-10', 'attack-08']);
  expect(t.hand('blue')).toEqual(['negotiate']);
});

test('RES-7, WIN-2: offense and ally gain the colony at the same moment and share the win', () => {
  const leading = { 'yellow-1': 1, 'yellow-2': 1, 'yellow-3': 1, 'yellow-4': 1 };
  const t = launch(
    table({ ...four, red: { hand: ['attack-40'], colonies: leading }, green: { colonies: leading } }),
  );
  ally(t, { green: ['offense', 1], yellow: 'none' });
  expect(t.game.over).toBe(true);
  expect(t.winners()).toEqual(['red', 'green']);
  expect([t.foreign('red'), t.foreign('green')]).toEqual([5, 5]);
});
