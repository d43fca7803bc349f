import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { ally, expectOutcome, launch, table, toPlanning } from '../helpers/duel.ts';

/** Cards that nobody can play in these encounters. */
const IDLE = ['card-zap', 'card-zap', 'cosmic-zap', 'cosmic-zap', 'force-field', 'quash'];
const negotiator = { hand: ['negotiate'] };

const paid = (t: Table) => t.game.events(-1).filter((event) => event.type === 'compensation');

test('COMP-1: a losing negotiator takes a random card for each own ship lost', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', ...IDLE] }, blue: negotiator }), 1);
  expectOutcome(t, 'offense');
  expect(t.warp('blue')).toBe(4);
  expect([t.hand('blue').length, t.hand('red').length]).toEqual([4, 2]);
  expect([...t.hand('blue'), ...t.hand('red')].toSorted()).toEqual(IDLE);
  expect(paid(t)).toEqual([{ type: 'compensation', seat: 1, from: 0, count: 4 }]);
});

test('COMP-1: which cards are taken falls by chance', () => {
  const taken = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const t = toPlanning(table({ red: { hand: ['attack-10', ...IDLE] }, blue: negotiator }, { seed }), 1);
    t.finish();
    return t.hand('blue').join();
  });
  expect(new Set(taken).size).toBeGreaterThan(1);
});

test('COMP-1: only the two players see which cards change hands', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', ...IDLE] }, blue: negotiator }), 1);
  expectOutcome(t, 'offense');
  const given = [0, 1, 2, -1].map((seat) =>
    t.game.events(seat).find((event) => event.type === 'cards.given'),
  );
  const taken = t.hand('blue');
  expect(given).toMatchObject([
    { cards: taken },
    { cards: taken },
    { cards: null, count: 4 },
    { cards: null },
  ]);
  expect([0, 1, 2, -1].map((seat) => t.game.view(seat).players[1].hand)).toEqual([taken, taken, [], []]);
});

test('COMP-1: the offense is compensated for its ships on the gate, not for those of its allies', () => {
  const t = launch(
    table({ red: negotiator, blue: { hand: ['attack-08', ...IDLE.slice(0, 4)] }, green: {} }),
    2,
  );
  ally(t, { green: ['offense', 4] });
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.warp('green')]).toEqual([2, 4]);
  expect([t.hand('red').length, t.hand('green').length, t.hand('blue').length]).toEqual([2, 0, 2]);
});

test('COMP-1: a winner with fewer cards gives all of them', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'quash'] }, blue: negotiator }), 1);
  expectOutcome(t, 'offense');
  expect([t.hand('blue'), t.hand('red')]).toEqual([['quash'], []]);
});

test('COMP-1: ships saved from the warp do not count', () => {
  const t = table({
    red: { hand: ['attack-10', ...IDLE.slice(4)] },
    blue: { ...negotiator, homes: [4, 12, 4, 0, 0] },
  });
  toPlanning(t, 1).answer('blue', 'ships', { 'blue-2': 4 });
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.hand('blue')]).toEqual([0, []]);
  expect(paid(t)).toEqual([]);
});

test('COMP-1: no compensation for losing with an attack', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'quash'] }, blue: { hand: ['attack-04'] } }));
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.hand('blue'), t.hand('red')]).toEqual([4, [], ['quash']]);
});

test('COMP-2: no ship lost, no compensation', () => {
  const t = launch(table({ red: { hand: ['attack-10', 'quash'] }, blue: negotiator }), 1, 'blue-3');
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  expectOutcome(t, 'offense');
  expect([t.hand('blue'), t.hand('red')]).toEqual([[], ['quash']]);
  expect(paid(t)).toEqual([]);
});
