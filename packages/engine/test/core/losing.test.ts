import { expect, test } from 'vitest';
import { expectOutcome, inviteNobody, launch, table, toPlanning, waiting } from '../helpers/duel.ts';

test('LOSE-1: ships cannot return to a planet their last one has left', () => {
  const t = table({
    red: { hand: ['negotiate'], colonies: { 'green-1': 2 } },
    blue: { hand: ['negotiate'] },
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'green-1': 2, 'red-1': 2 } });
  inviteNobody(t);
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expect(t.options('red', 'ships')).toEqual(['red-1 0..1', 'red-2 0..1']);
  t.answer('red', 'ships', { 'red-1': 1 });
  expectOutcome(t, 'failed-deal');
  expect(t.foreign('red')).toBe(0);
});

test('LOSE-2: a home planet without own ships is defended by its owner; colonies there are bystanders', () => {
  const t = launch(
    table({ blue: { hand: ['attack-12'] }, green: { colonies: { 'blue-3': 2 } } }),
    2,
    'blue-3',
  );
  expect(t.e.defense).toBe(1);
  inviteNobody(t);
  expect(t.totals()).toEqual([12, 12]);
  expectOutcome(t, 'defense');
  expect(t.ships('blue-3', 'green')).toBe(2);
});

test('LOSE-3: ships that must return while their owner has no colony go to the warp', () => {
  const t = table({
    red: { hand: ['negotiate'], homes: [4, 0, 0, 0, 0], removed: 16 },
    blue: { hand: ['negotiate'] },
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 4 } });
  inviteNobody(t);
  t.answer('red', 'offer', 'fail').answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.ships('gate', 'red'), t.s.players[0].homes]).toEqual([4, 0, 0]);
});

test('LOSE-3: with one colony left they return to it without a question', () => {
  const t = table({
    red: { hand: ['negotiate'], homes: [5, 0, 0, 0, 0], removed: 15 },
    blue: { hand: ['negotiate'] },
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 4 } });
  inviteNobody(t);
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.ships('red-1', 'red')]).toEqual([3, 2]);
});

test('TRACK-1: the track follows every foreign colony won and lost; home colonies do not count', () => {
  const t = table({
    red: { colonies: { 'green-1': 1, 'green-2': 1 } },
    blue: { colonies: { 'red-1': 1 } },
    green: { colonies: { 'blue-1': 1 } },
  });
  expect(['red', 'blue', 'green'].map((colour) => t.foreign(colour))).toEqual([2, 1, 1]);
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'green-1': 1, 'red-2': 3 } });
  expect(t.foreign('red')).toBe(1);
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(['red', 'blue', 'green'].map((colour) => t.foreign(colour))).toEqual([2, 1, 1]);
  expect(t.game.view(2).players.map((player) => player.foreign)).toEqual([2, 1, 1]);
});

test('TRACK-1: strengthening a colony moves no track', () => {
  const t = toPlanning(table({ red: { colonies: { 'blue-1': 1 } } }));
  expectOutcome(t, 'offense');
  expect([t.foreign('red'), t.ships('blue-1', 'red'), waiting(t)]).toEqual([1, 4, []]);
});
