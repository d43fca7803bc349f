import { expect, test } from 'vitest';
import { CosmariumError, type Table } from '@cosmarium/engine';
import { expectOutcome, table, toPlanning } from '../helpers/duel.ts';

const on = (planets: string[]) => Object.fromEntries(planets.map((planet) => [planet, 1]));
const FOUR = on(['green-1', 'green-2', 'green-3', 'green-4']);
const THREE = on(['green-1', 'green-2', 'green-3']);

test('WIN-1: the fifth foreign colony wins at once, before anything else of the resolution', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'quash'], colonies: FOUR }, blue: { hand: ['negotiate'] } }),
  );
  expect(t.game.over).toBe(true);
  expect([t.winners(), t.foreign('red')]).toEqual([['red'], 5]);
  // No compensation any more, and nothing to answer.
  expect(t.hand('red')).toEqual(['quash']);
  expect(t.open()).toEqual([]);
  expect(() => t.game.answer(0, 0, 0)).toThrow(CosmariumError);
  t.finish();
});

test('WIN-1: four foreign colonies do not win', () => {
  const t = toPlanning(table({ red: { colonies: THREE } }));
  expectOutcome(t, 'offense');
  expect([t.game.over, t.winners(), t.foreign('red')]).toEqual([false, [], 4]);
});

test('WIN-1: home colonies do not count', () => {
  const t = table({ red: { colonies: FOUR } }, { destiny: ['destiny-red'] });
  t.answer('red', 'option', 'resettle').answer('red', 'launch', { to: 'red-3', ships: { 'red-2': 1 } });
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'peace');
  expect(t.game.over).toBe(false);
});

test('WIN-1: strengthening the fourth colony does not win', () => {
  const t = toPlanning(table({ red: { colonies: { ...THREE, 'blue-1': 1 } } }));
  expectOutcome(t, 'offense');
  expect([t.game.over, t.foreign('red')]).toEqual([false, 4]);
});

/** Both grant each other a colony; red settles with ships from the gate. */
function trade(t: Table): Table {
  toPlanning(t).answer('red', 'offer', { give: { colony: 'red-1' }, get: { colony: 'blue-1' } });
  t.answer('blue', 'offer', 'accept').answer('blue', 'ships', { 'blue-2': 1 });
  return t.answer('red', 'ships', { gate: 3 });
}

const negotiate = ['negotiate'];

test('WIN-2: players who get there with the same deal share the win', () => {
  const t = trade(
    table({ red: { hand: negotiate, colonies: FOUR }, blue: { hand: negotiate, colonies: FOUR } }),
  );
  expect(t.game.over).toBe(true);
  expect(t.winners()).toEqual(['red', 'blue']);
});

test('WIN-2: who is one colony short does not share', () => {
  const t = trade(
    table({ red: { hand: negotiate, colonies: THREE }, blue: { hand: negotiate, colonies: FOUR } }),
  );
  expect(t.winners()).toEqual(['blue']);
});

test('WIN-1: at once is before anybody reacts: Wild Cudgel cannot sweep away what has won', () => {
  const t = toPlanning(
    table({ red: { hand: ['negotiate', 'flare-cudgel'] }, blue: { hand: negotiate, colonies: FOUR } }),
  );
  t.answer('red', 'offer', { give: { colony: 'red-1' }, get: { colony: 'green-1' } });
  t.answer('blue', 'offer', 'accept').answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('red', 'ships', { gate: 3 });
  expect(t.winners()).toEqual(['blue']);
});

test('WIN-3: an alien may win in its own way: the masochist without a single colony', () => {
  const t = table({ blue: { alien: 'masochist', homes: [0, 0, 0, 0, 0] } });
  expect(t.game.over).toBe(true);
  expect(t.winners()).toEqual(['blue']);
});

test('WIN-3: others without a colony do not win by it', () => {
  const t = table({ blue: { homes: [0, 0, 0, 0, 0] } });
  expect(t.game.over).toBe(false);
  toPlanning(t);
  expectOutcome(t, 'offense');
});
