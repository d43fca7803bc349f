/** Somebody who is an ally of both sides: what cards and powers make of it. */
import type { Table } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { expectOutcome, launch, table, waiting, WITH_POWER } from '../helpers/duel.ts';

const yinYang = (...hand: string[]) => ({ alien: 'yin-yang', homes: WITH_POWER, hand });

/** Green joins both sides, with so many ships each. */
const onBoth = (t: Table, offense: number, defense: number) =>
  launch(t)
    .answer('red', 'invite', ['green'])
    .answer('blue', 'invite', ['green'])
    .answer('green', 'respond', 'yin-yang:balance')
    .answer('green', 'ally', { to: 'offense', ships: { 'green-2': offense } })
    .answer('green', 'ally', { to: 'defense', ships: { 'green-2': defense } });

test('pirate wild: a winning ally of the defense takes rewards from its hand, also one that was with the offense, too', () => {
  const players = {
    red: { hand: ['attack-04'] },
    blue: { hand: ['attack-08', 'quash'] },
    green: yinYang('flare-pirate'),
  };
  const t = onBoth(table(players, { deck: ['morph'] }), 1, 2);
  t.answer('red', 'number', '0');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-pirate:mutiny']);
  t.answer('green', 'respond', 'flare-pirate:mutiny');
  expect([t.hand('green'), t.hand('blue')]).toEqual([['flare-pirate', 'quash'], []]);
  t.answer('green', 'ships', {}).answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toEqual(['flare-pirate', 'morph', 'quash']);
});

test('daredevil wild: whichever of its sides wins narrowly lets an ally of both found the colony', () => {
  const dared = (attack: string) =>
    onBoth(table({ red: { hand: [attack] }, green: yinYang('flare-daredevil') }), 1, 1).answer(
      'green',
      'respond',
      'flare-daredevil',
    );
  // 8 + 3 + 1 against 8 + 4 + 1: the defense wins by one.
  const lost = dared('attack-08');
  expect(lost.totals()).toEqual([12, 13]);
  lost.answer('green', 'yes-no', 'yes');
  expect(lost.options('green', 'planet')).toEqual(['red-1', 'red-2', 'red-3', 'red-4', 'red-5']);
  lost.answer('green', 'planet', 'red-3').answer('red', 'number', '0');
  expectOutcome(lost, 'defense');
  expect([lost.ships('red-3', 'green'), lost.warp('green')]).toEqual([1, 1]);

  // 11 + 3 + 1 against 13: the offense does, by two.
  const won = dared('attack-11');
  won.answer('blue', 'number', '0').answer('green', 'yes-no', 'yes').answer('green', 'planet', 'blue-3');
  expectOutcome(won, 'offense');
  expect([won.ships('blue-3', 'green'), won.warp('green')]).toEqual([1, 1]);

  // By more than four: three ships are lost.
  const far = dared('attack-40').answer('blue', 'number', '0');
  expect(far.asked('green', 'ships').key).toBe('daredevil.lose');
  far.answer('green', 'ships', { 'green-2': 3 });
  expectOutcome(far, 'offense');
  expect(far.warp('green')).toBe(4);
});

test('ace wild: an ally of both sides faces either main player alike', () => {
  const red = onBoth(table({ red: { hand: ['attack-04', 'flare-ace'] }, green: yinYang() }), 1, 1);
  expect(red.options('red', 'respond')).toEqual(['pass', 'flare-ace:against-all']);
  red.answer('red', 'respond', 'flare-ace').answer('blue', 'number', '0');
  expectOutcome(red, 'offense');
  const blue = onBoth(table({ blue: { hand: ['attack-04', 'flare-ace'] }, green: yinYang() }), 1, 1);
  expect(waiting(blue)).toEqual(['blue respond']);
  expect(blue.options('blue', 'respond')).toEqual(['pass', 'flare-ace:against-all']);
});

test('grudge wild: an ally of both sides takes home what it had with the winner, and loses the rest (yin-yang-4)', () => {
  const t = onBoth(table({ blue: { hand: ['attack-01', 'flare-grudge'] }, green: yinYang() }), 2, 1);
  t.answer('blue', 'respond', 'flare-grudge').answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'green'), t.ships('green-1', 'green'), t.warp('green')]).toEqual([0, 6, 1]);
});

test('muckraker: an ally of both sides that does not pay leaves the winner only (yin-yang-4)', () => {
  const players = {
    red: { hand: ['attack-01'] },
    blue: { alien: 'muckraker', homes: [4, 12, 4, 0, 0], hand: ['attack-08', 'quash'] },
    green: yinYang(),
  };
  const t = onBoth(table(players), 1, 2);
  t.answer('blue', 'respond', 'muckraker:slander').answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(t, 'defense');
  // Nothing for winning, and the ship on the gate is lost.
  expect([t.hand('green'), t.ships('green-1', 'green'), t.warp('green')]).toEqual([[], 6, 1]);
});

test('RUL-30: of two special ships only one is sent, also by somebody who sends ships to both sides', () => {
  const ship = (name: string) => ({ ship: name, at: 'green-2', spent: true });
  const green = { ...yinYang(), special: [ship('flagship'), ship('salvage-vessel')] };
  const t = launch(table({ green })).answer('red', 'invite', ['green']).answer('blue', 'invite', ['green']);
  t.answer('green', 'respond', 'yin-yang:balance');
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2:flagship-spent': 1 } });
  expect(t.options('green', 'ally')).toEqual(['to defense', 'green-1 0..4', 'green-2 0..10', 'green-3 0..4']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
  t.answer('green', 'respond', 'pass').answer('blue', 'number', '0');
  expectOutcome(t, 'offense');
});
