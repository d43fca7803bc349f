import { expect, test } from 'vitest';
import { expectOutcome, happened, inviteNobody, launch, table, waiting } from '../helpers/duel.ts';

test('LAUN-1: the offense aims at one planet of the allowed system, also one without ships of the defense', () => {
  const t = table();
  expect(t.options('red', 'launch')).toEqual([
    'to blue-1',
    'to blue-2',
    'to blue-3',
    'to blue-4',
    'to blue-5',
    'red-1 0..4',
    'red-2 0..16',
  ]);
  launch(t, 1, 'blue-4');
  expect(t.e.planet).toBe(8);
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.ships('blue-4', 'red')).toBe(1);
});

test('LAUN-2: one to four ships, from any own colonies in any mixture, bystanders on the target included', () => {
  const t = table({ red: { colonies: { 'blue-1': 2, 'green-3': 1 } } });
  const asked = t.asked('red', 'launch');
  expect(asked.decision).toMatchObject({ min: 1, max: 4 });
  expect(asked.options.slice(5)).toEqual(['red-1 0..4', 'red-2 0..13', 'blue-1 0..2', 'green-3 0..1']);
  t.answer('red', 'launch', {
    to: 'blue-1',
    ships: { 'red-1': 1, 'red-2': 1, 'blue-1': 1, 'green-3': 1 },
  });
  expect(t.ships('gate', 'red')).toBe(4);
  expect([t.ships('red-1', 'red'), t.ships('red-2', 'red'), t.ships('blue-1', 'red')]).toEqual([3, 12, 1]);
  inviteNobody(t);
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');
  expect(t.ships('blue-1', 'red')).toBe(5);
});

test('LAUN-2: no more ships than there are', () => {
  const t = table({ red: { homes: [2, 1, 0, 0, 0], removed: 17 } });
  expect(t.asked('red', 'launch').decision).toMatchObject({ min: 1, max: 3 });
  launch(t, 1);
  inviteNobody(t);
  expectOutcome(t, 'defense');
});

test('LAUN-3, LOSE-1: the last ship may leave a planet; the question tells how many are there, so a client can warn', () => {
  const t = table({ red: { colonies: { 'green-1': 2 }, hand: ['attack-04'] } });
  expect(t.asked('red', 'launch').options).toContain('green-1 0..2');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'green-1': 2 } });
  expect(happened(t)).toContain('colony.lost');
  expect(t.foreign('red')).toBe(0);
  inviteNobody(t);
  expectOutcome(t, 'defense');
});

test('LAUN-3: leaving one ship behind keeps the colony', () => {
  const t = table({ red: { colonies: { 'green-1': 2 }, hand: ['attack-04'] } });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'green-1': 1 } });
  expect(happened(t)).not.toContain('colony.lost');
  expect(t.foreign('red')).toBe(1);
  inviteNobody(t);
  expectOutcome(t, 'defense');
});

test('LAUN-4: the defense is not asked about its ships', () => {
  const t = launch(table());
  expect(waiting(t)).toEqual(['red invite']);
  t.answer('red', 'invite', []);
  expect(waiting(t)).toEqual(['blue invite']);
  t.answer('blue', 'invite', []);
  expectOutcome(t, 'offense');
  expect(t.warp('blue')).toBe(4);
});

test('LAUN-4, LOSE-2: a defense without ships on the planet defends with none', () => {
  const t = launch(table({ blue: { hand: ['attack-12'] } }), 1, 'blue-5');
  inviteNobody(t);
  expect(t.totals()).toEqual([11, 12]);
  expectOutcome(t, 'defense');
});

test('LAUN-5: with no ship to launch the turn ends', () => {
  const t = table({ red: { homes: [0, 0, 0, 0, 0], removed: 20, hand: ['attack-10'] } });
  expectOutcome(t, 'broken-off');
  expect(t.e.phase).toBe('launch');
  expect(t.s).toMatchObject({ offense: 1, stage: 'start-turn' });
  expect(t.hand('red')).toEqual(['attack-10']);
});
