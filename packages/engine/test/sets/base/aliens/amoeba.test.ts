import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const amoeba = (...hand: string[]) => ({ alien: 'amoeba', homes: WITH_POWER, hand });

test('amoeba: adds ships from any colonies after selection, beyond the four', () => {
  const t = toPlanning(table({ red: amoeba('attack-10'), blue: { hand: ['attack-20'] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'amoeba:ooze']);
  expect(t.e.laid.map((laid) => laid?.up)).toEqual([false, false]);
  t.answer('red', 'respond', 'amoeba');
  expect(t.options('red', 'option')).toEqual(['in', 'out']);
  t.answer('red', 'option', 'in');
  expect(t.options('red', 'ships')).toEqual(['red-1 0..4', 'red-2 0..9', 'red-3 0..4']);
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 17 });
  t.answer('red', 'ships', { 'red-1': 3, 'red-2': 8, 'red-3': 3 });
  expect(t.totals()).toEqual([27, 24]);
  expectOutcome(t, 'offense');
  expect(t.ships('blue-1', 'red')).toBe(17);
  expect([1, 2, 3].map((planet) => t.ships(`red-${planet}`, 'red'))).toEqual([1, 1, 1]);
});

test('amoeba: all twenty at once; the power goes only after the whole move (POWER-1)', () => {
  const t = toPlanning(table({ red: amoeba('attack-10'), blue: { hand: ['attack-20'] } }));
  t.answer('red', 'respond', 'amoeba').answer('red', 'option', 'in');
  t.answer('red', 'ships', { 'red-1': 4, 'red-2': 9, 'red-3': 4 });
  expect(t.s.players[0].powerless).toBe(true);
  expect(t.totals()).toEqual([30, 24]);
  expectOutcome(t, 'offense');
  expect(t.ships('blue-1', 'red')).toBe(20);
  expect([t.foreign('red'), t.s.players[0].homes]).toEqual([1, 0]);
});

test('amoeba: takes out any number, also all; the encounter goes on, and without a ship no colony is won', () => {
  const t = toPlanning(table({ red: amoeba('attack-20') }));
  t.answer('red', 'respond', 'amoeba').answer('red', 'option', 'out');
  expect(t.options('red', 'ships')).toEqual(['red-1 0..3', 'red-2 0..3', 'red-3 0..3']);
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 3 });
  t.answer('red', 'ships', { 'red-1': 1, 'red-3': 2 });
  expect(t.totals()).toEqual([20, 12]);
  expectOutcome(t, 'offense');
  expect([t.ships('red-1', 'red'), t.ships('red-2', 'red'), t.ships('red-3', 'red')]).toEqual([5, 9, 6]);
  expect([t.foreign('red'), t.ships('blue-1', 'red'), t.warp('blue')]).toEqual([0, 0, 4]);
});

test('amoeba: ships that have left are not lost and bring no compensation (COMP-1)', () => {
  const t = toPlanning(
    table({ red: amoeba('negotiate'), blue: { hand: ['attack-08', 'quash', 'card-zap'] } }),
  );
  t.answer('red', 'respond', 'amoeba').answer('red', 'option', 'out').answer('red', 'ships', { 'red-1': 2 });
  expectOutcome(t, 'defense');
  expect(t.warp('red')).toBe(1);
  expect([t.hand('red').length, t.hand('blue').length]).toEqual([1, 1]);
});

test('amoeba: a defense adds ships to its planet, and cannot take them from or to it', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10'] }, blue: amoeba('attack-08') }));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'amoeba:ooze']);
  t.answer('blue', 'respond', 'amoeba').answer('blue', 'option', 'in');
  expect(t.options('blue', 'ships')).toEqual(['blue-2 0..12', 'blue-3 0..4']);
  t.answer('blue', 'ships', { 'blue-2': 6 });
  expect(t.totals()).toEqual([13, 18]);
  expectOutcome(t, 'defense');
  expect(t.ships('blue-1', 'blue')).toBe(10);
});

test('amoeba: a defense whose last ship leaves gives up the colony, but defends (LOSE-1)', () => {
  const t = toPlanning(table({ red: { hand: ['attack-01'] }, blue: amoeba('attack-08') }));
  t.answer('blue', 'respond', 'amoeba').answer('blue', 'option', 'out');
  expect(t.options('blue', 'ships')).toEqual(['blue-2 0..4', 'blue-3 0..4']);
  t.answer('blue', 'ships', { 'blue-2': 3, 'blue-3': 1 });
  expect(t.totals()).toEqual([4, 8]);
  expectOutcome(t, 'defense');
  expect([t.ships('blue-1', 'blue'), t.ships('blue-2', 'blue'), t.ships('blue-3', 'blue')]).toEqual([
    0, 15, 5,
  ]);
  expect(t.warp('red')).toBe(3);
});

test('amoeba: without a ship in the encounter it has nothing to ooze; nor does an ally, nor a bystander', () => {
  const homes = [0, 12, 4, 4, 0];
  const bare = toPlanning(table({ blue: { alien: 'amoeba', homes, hand: ['attack-08'] } }));
  expect(bare.totals()).toEqual([13, 8]);
  expectOutcome(bare, 'offense');

  const t = ally(launch(table({ green: amoeba() })), { green: ['offense', 1] });
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');

  const apart = toPlanning(table({ green: amoeba() }));
  expect(apart.totals()).toEqual([13, 12]);
  expectOutcome(apart, 'offense');
});

test('amoeba: zapped, the ships stay, and it does not ooze again (ZAP-1)', () => {
  const t = toPlanning(table({ red: amoeba('attack-10'), green: { hand: ['cosmic-zap'] } }));
  t.answer('red', 'respond', 'amoeba');
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
});

test('amoeba: what counts ships in the encounter counts them after oozing', () => {
  const t = toPlanning(
    table({
      red: { ...amoeba('attack-20'), incarnation: 'barbarian' },
      blue: { hand: ['attack-08', 'quash', 'card-zap', 'force-field'] },
    }),
  );
  t.answer('red', 'respond', 'amoeba').answer('red', 'option', 'out').answer('red', 'ships', { 'red-2': 1 });
  expect(t.asked('red', 'cards').decision).toMatchObject({ min: 0, max: 2 });
  t.answer('red', 'cards', ['card-zap', 'quash']);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['card-zap', 'quash']);
});

test('amoeba wild: before selection, up to four ships in; the gate may hold more than four', () => {
  const t = launch(table({ red: { hand: ['attack-10', 'flare-amoeba'] }, blue: { hand: ['attack-08'] } }), 4);
  inviteNobody(t);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-amoeba:flow']);
  expect(t.e.laid).toEqual([null, null]);
  t.answer('red', 'respond', 'flare-amoeba').answer('red', 'option', 'in');
  expect(t.asked('red', 'ships').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('red', 'ships', { 'red-1': 1, 'red-2': 3 });
  expect(t.totals()).toEqual([18, 12]);
  expectOutcome(t, 'offense');
  expect(t.ships('blue-1', 'red')).toBe(8);
  expect(t.hand('red')).toEqual(['flare-amoeba']);
});

test('amoeba wild: up to four ships out', () => {
  const homes = [7, 13, 0, 0, 0];
  const t = toPlanning(table({ blue: { homes, hand: ['attack-08', 'flare-amoeba'] } }));
  t.answer('blue', 'respond', 'flare-amoeba').answer('blue', 'option', 'out');
  // Only one other colony: where they go is no question, how many is.
  expect(t.options('blue', 'ships')).toEqual(['blue-2 0..7']);
  expect(t.asked('blue').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('blue', 'ships', { 'blue-2': 4 });
  expect(t.totals()).toEqual([13, 11]);
  expectOutcome(t, 'offense');
  expect(t.warp('blue')).toBe(3);
});

test('amoeba wild: also for a defense without a ship on the planet; then it can only flow in', () => {
  const homes = [0, 20, 0, 0, 0];
  const t = toPlanning(table({ blue: { homes, hand: ['attack-08', 'flare-amoeba'] } }));
  t.answer('blue', 'respond', 'flare-amoeba').answer('blue', 'ships', { 'blue-2': 4 });
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.warp('blue')).toBe(4);
});

test('amoeba wild: not for an ally', () => {
  const t = ally(launch(table({ green: { hand: ['flare-amoeba'] } })), { green: ['defense', 2] });
  expect(t.totals()).toEqual([13, 14]);
  t.answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');
});

test('amoeba super: an ally oozes in', () => {
  const t = ally(launch(table({ green: amoeba('flare-amoeba') })), { green: ['defense', 2] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-amoeba:ooze-as-ally']);
  t.answer('green', 'respond', 'flare-amoeba').answer('green', 'option', 'in');
  t.answer('green', 'ships', { 'green-2': 7 });
  expect(t.totals()).toEqual([13, 21]);
  // Rewards for nine ships.
  expect(waiting(t)).toEqual(['green ships']);
  t.answer('green', 'ships', { 'green-1': 9 });
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toHaveLength(10);
});

test('amoeba super: who leaves with every ship has allied all the same: no grudge, no rewards, and Wild Mutant reaches it', () => {
  const grudge = { alien: 'grudge', homes: WITH_POWER, hand: ['attack-20'] };
  const t = launch(table({ blue: grudge, green: amoeba('flare-amoeba', 'quash') }));
  ally(t, { green: ['defense', 2] });
  t.answer('green', 'respond', 'flare-amoeba').answer('green', 'option', 'out');
  t.answer('green', 'ships', { 'green-2': 2 });
  expect(t.totals()).toEqual([13, 24]);
  expect([t.e.allies[1], t.e.aid[2]]).toEqual([4, 0]);
  expectOutcome(t, 'defense');
  expect([t.warp('green'), t.hand('green')]).toEqual([0, ['flare-amoeba', 'quash']]);

  const green = amoeba('flare-amoeba', 'quash');
  const mutant = launch(table({ blue: { hand: ['attack-20', 'flare-mutant'] }, green }));
  ally(mutant, { green: ['offense', 2] });
  mutant.answer('green', 'respond', 'flare-amoeba').answer('green', 'option', 'out');
  mutant.answer('green', 'ships', { 'green-2': 2 });
  mutant.answer('blue', 'respond', 'flare-mutant:absorb');
  expectOutcome(mutant, 'defense');
  expect([mutant.warp('green'), mutant.hand('green').length, mutant.hand('blue').length]).toEqual([0, 1, 2]);
});

test('amoeba super: zapped, the ships stay and the flare returns (Annex E-6)', () => {
  const t = launch(table({ blue: { hand: ['attack-08', 'cosmic-zap'] }, green: amoeba('flare-amoeba') }));
  ally(t, { green: ['offense', 2] });
  t.answer('green', 'respond', 'flare-amoeba').answer('blue', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([15, 12]);
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['flare-amoeba']);
});
