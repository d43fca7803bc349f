/** Aliens of both boxes at one table: what a player would ask about. */
import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import {
  ally,
  expectOutcome,
  launch,
  table,
  toPlanning,
  WITH_POWER,
  type Players,
} from '../../helpers/duel.ts';

const alien = (id: string, ...hand: string[]) => ({ alien: id, homes: WITH_POWER, hand });
const duel = (players: Players, rest: Parameters<typeof table>[1] = {}) => toPlanning(table(players, rest));
const rewards = (t: Table) =>
  t.game.events(-1).flatMap((event) => (event.type === 'rewards' ? [[event.seat, event.cards]] : []));
const deck = ['attack-01', 'attack-04', 'attack-05', 'attack-06'];

test('Mirage and Macron: RUL-10: the ships of the colony are pieces, and each of Macron’s counts four', () => {
  const t = duel({
    red: alien('mirage', 'attack-04'),
    blue: alien('macron', 'attack-08'),
    green: { alien: 'human' },
  });
  t.answer('red', 'planet', 'red-2').answer('red', 'planet', 'blue-3');
  // 4 + 9 against 8 + 4 × 4.
  expect(t.totals()).toEqual([13, 24]);
  expectOutcome(t, 'defense');
});

test('Mirage and Virus: the card is multiplied by the ships that stand in', () => {
  const t = duel({ red: alien('mirage', 'attack-20'), blue: alien('virus', 'attack-08') });
  t.answer('red', 'planet', 'red-2').answer('red', 'planet', 'blue-2');
  // 20 + 9 against 8 × 12.
  expect(t.totals()).toEqual([29, 96]);
  expectOutcome(t, 'defense');
});

test('Mirage and Anti-Matter: where ships are subtracted it is the ships of the colonies that are', () => {
  const t = duel({ red: alien('mirage', 'attack-20'), blue: alien('anti-matter', 'attack-08') });
  t.answer('red', 'planet', 'red-1').answer('red', 'planet', 'blue-1');
  expect(t.totals()![1]).toBe(8 - 4);
});

test('Daredevil and Macron: a narrow win rewards Macron’s one ship twice', () => {
  const t = launch(table({ red: alien('daredevil', 'attack-08'), green: alien('macron') }));
  ally(t, { green: ['offense', 1] });
  // 8 + 3 + 4 against 8 + 4.
  expect([t.totals(), rewards(t)]).toEqual([
    [15, 12],
    [
      [0, 3],
      [2, 2],
    ],
  ]);
});

test('Daredevil and Loser: whoever wins a turned encounter has won by the difference', () => {
  const t = duel({ red: alien('loser', 'attack-10'), blue: alien('daredevil', 'attack-08') });
  t.answer('red', 'respond', 'loser');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'defense');
  expect(rewards(t)).toEqual([[1, 4]]);
});

test('Quartermaster and Macron: it deals out twice what Macron’s ship has earned', () => {
  const t = launch(
    table(
      { red: alien('quartermaster', 'attack-04'), blue: { hand: ['attack-20'] }, green: alien('macron') },
      { deck },
    ),
  );
  ally(t, { green: ['defense', 1] });
  t.answer('red', 'option', 'cosmic').answer('red', 'cards', ['attack-01', 'attack-05']);
  t.answer('green', 'ships', { 'green-1': 1 });
  expectOutcome(t, 'defense');
  expect([t.hand('green'), t.hand('red')]).toEqual([['attack-01', 'attack-05'], ['attack-04']]);
});

test('Quartermaster and Barbarian: what has been dealt out can be burned by whoever got it (wild flare)', () => {
  const t = launch(
    table(
      {
        red: alien('quartermaster', 'attack-04'),
        blue: { hand: ['attack-20'] },
        green: { hand: ['flare-barbarian'] },
      },
      { deck },
    ),
  );
  ally(t, { green: ['defense', 2] });
  t.answer('red', 'option', 'none');
  t.answer('green', 'respond', 'flare-barbarian');
  expect(t.options('green', 'cards')).toEqual(['attack-01', 'attack-04']);
  t.answer('green', 'cards', ['attack-01']).answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toEqual(['attack-04', 'flare-barbarian']);
});

test('Love and Vulch: artifacts go to Vulch as they are discarded, and Love collects what is left (RUL-6: as with Hate)', () => {
  const t = table({
    red: alien('love', 'attack-10', 'quash'),
    blue: { hand: ['attack-08'] },
    green: alien('vulch'),
  });
  t.answer('red', 'card', 'quash').answer('blue', 'card', 'none').answer('green', 'card', 'none');
  expect([t.hand('green'), t.discard()]).toEqual([['quash'], []]);

  const matched = table({
    red: alien('love', 'attack-10', 'quash'),
    blue: { hand: ['attack-08', 'ionic-gas'] },
    green: alien('vulch', 'plague'),
  });
  matched
    .answer('red', 'card', 'quash')
    .answer('blue', 'card', 'ionic-gas')
    .answer('green', 'card', 'plague');
  expect([matched.hand('red'), matched.hand('green')]).toEqual([
    ['attack-10', 'plague'],
    ['ionic-gas', 'quash'],
  ]);
});

test('Alchemist and Vulch: the artifact that was transmuted is Vulch’s', () => {
  const t = table(
    { blue: alien('vulch', 'attack-08'), green: alien('alchemist', 'quash') },
    { discard: ['mobius-tubes'] },
  );
  t.answer('green', 'respond', 'alchemist').answer('green', 'ships', { 'green-2': 1 });
  expect([t.hand('green'), t.hand('blue'), t.discard()]).toEqual([
    ['mobius-tubes'],
    ['attack-08', 'quash'],
    [],
  ]);
});

test('Angler and Miser: what lies in the hoard is not in the hand', () => {
  const piles = [{ name: 'hoard', cards: ['attack-30'], playable: true, using: true, back: 'pile' as const }];
  const t = duel(
    { red: alien('angler', 'attack-10'), blue: { ...alien('miser', 'attack-08'), piles } },
    { deck: ['quash'] },
  );
  t.answer('red', 'respond', 'angler').answer('red', 'card', 'attack-30');
  expect([t.hand('red'), t.pile('blue', 'hoard')]).toEqual([['attack-10', 'quash'], ['attack-30']]);
});

test('Judge and Pacifist: an attack was revealed, so a fiat for the winner is Pacifist’s', () => {
  const t = duel({ red: alien('judge', 'attack-10', 'quash'), blue: alien('pacifist', 'negotiate') });
  t.answer('red', 'respond', 'judge')
    .answer('red', 'option', 'winner')
    .answer('red', 'yes-no', 'no')
    .answer('red', 'option', 'all');
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['quash']]);
});

test('Trader and Whirligig: hands are traded by the offense first, then swirled', () => {
  const t = duel({
    red: alien('trader', 'attack-04', 'attack-06'),
    blue: alien('whirligig', 'attack-20', 'attack-30', 'attack-40'),
  });
  t.answer('red', 'respond', 'trader')
    .answer('blue', 'respond', 'whirligig')
    .answer('blue', 'option', 'exchanged');
  // Blue had two after the trade, red three: now it is the other way round.
  expect([t.hand('red').length, t.hand('blue').length]).toEqual([2, 3]);
});

test('Muckraker and Macron: an ally of the defense who does not pay has no rewards, double or not', () => {
  const t = launch(
    table(
      {
        red: alien('muckraker', 'attack-04', 'quash'),
        blue: { hand: ['attack-20'] },
        green: alien('macron'),
      },
      { deck },
    ),
  );
  ally(t, { green: ['defense', 1] });
  t.answer('red', 'respond', 'muckraker').answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect([rewards(t), t.hand('green')]).toEqual([[], []]);
});

test('Greenhorn and Reserve: a reinforcement from outside can be cancelled like any other', () => {
  const t = table({
    red: alien('reserve', 'attack-10', 'negotiate'),
    green: alien('greenhorn', 'attack-06', 'reinforcement-5'),
  });
  t.answer('green', 'player', 'blue').answer('green', 'card', 'attack-06').answer('green', 'respond', 'pass');
  toPlanning(t).answer('red', 'encounter-card', 'attack-10');
  t.answer('green', 'reinforce', 'reinforcement-5 defense').answer('red', 'respond', 'reserve');
  expect([t.totals(), t.hand('red')]).toEqual([[13, 12], []]);
  expectOutcome(t, 'offense');
});

test('Mirage and Reserve: a negotiate that was played as +3 can be cancelled, and counts no more', () => {
  const t = duel({
    red: { hand: ['attack-08', 'negotiate', 'flare-mirage'] },
    blue: alien('reserve', 'attack-08', 'negotiate'),
  });
  t.answer('red', 'encounter-card', 'attack-08').answer('blue', 'encounter-card', 'attack-08');
  t.answer('red', 'respond', 'flare-mirage')
    .answer('red', 'option', 'own')
    .answer('blue', 'respond', 'reserve');
  expect(t.totals()).toEqual([11, 12]);
  expectOutcome(t, 'defense');
});
