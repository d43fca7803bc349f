import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import {
  ally,
  expectOutcome,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';

const rake = (...hand: string[]) => ({ alien: 'muckraker', homes: WITH_POWER, hand });

/** Red wins with green and yellow beside it; purple helps blue. */
function won(players: Players): Table {
  const t = launch(table({ green: {}, yellow: {}, purple: {}, ...players }), 4);
  return ally(t, { green: ['offense', 2], yellow: ['offense', 1], purple: ['defense', 1] });
}

test('muckraker: discards a card and accuses allies of the winner; a higher attack or another sort of card buys them off', () => {
  const t = won({
    blue: rake('attack-08', 'attack-06'),
    green: { hand: ['attack-04', 'attack-12', 'quash', 'negotiate'] },
    yellow: { hand: ['attack-06'] },
  });
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.asked('blue').key).toBe('ask.respond.resolution.start');
  t.answer('blue', 'respond', 'muckraker');
  // Never the loser’s own allies.
  expect(t.options('blue', 'players')).toEqual(['green', 'yellow']);
  t.answer('blue', 'players', ['green', 'yellow']);
  expect(t.options('green', 'option')).toEqual(['leave', 'pay']);
  t.answer('green', 'option', 'pay');
  expect(t.options('green', 'card')).toEqual(['attack-12', 'quash']);
  t.answer('green', 'card', 'quash');
  // Yellow has nothing to pay with: its ship goes home, and it gets no colony.
  t.answer('yellow', 'ships', { 'yellow-1': 1 });
  expectOutcome(t, 'offense');
  expect([t.hand('blue'), t.foreign('red'), t.foreign('green'), t.foreign('yellow')]).toEqual([
    ['quash'],
    1,
    1,
    0,
  ]);
  expect([t.ships('yellow-1', 'yellow'), t.warp('blue'), t.warp('purple')]).toEqual([5, 4, 1]);
});

test('muckraker: OUR READING: a discard that is no encounter card is matched by any that is none', () => {
  const t = won({
    blue: rake('attack-08', 'mobius-tubes'),
    green: { hand: ['attack-40', 'negotiate', 'quash'] },
  });
  t.answer('blue', 'respond', 'muckraker').answer('blue', 'players', ['green']);
  t.answer('green', 'option', 'leave').answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(t, 'offense');
  expect([t.hand('green'), t.foreign('green'), t.foreign('yellow')]).toEqual([
    ['attack-40', 'negotiate', 'quash'],
    0,
    1,
  ]);
});

test('muckraker: an ally of the winning defense who does not pay gets no rewards', () => {
  const t = launch(
    table({ red: rake('attack-08', 'attack-06'), blue: { hand: ['attack-20'] }, green: { hand: [] } }),
  );
  ally(t, { green: ['defense', 2] });
  t.answer('red', 'encounter-card', 'attack-08')
    .answer('red', 'respond', 'muckraker')
    .answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');
  expect([t.hand('green'), t.hand('red'), t.warp('red')]).toEqual([[], [], 3]);
});

test('muckraker: as an ally of the winner it accuses the others; its main player may exempt any of them', () => {
  const t = won({ green: rake('attack-06'), yellow: { hand: [] } });
  t.answer('green', 'respond', 'muckraker');
  // Yellow is the only one to accuse; red says whether that stands.
  expect(t.options('red', 'players')).toEqual(['yellow']);
  t.answer('red', 'players', ['yellow']);
  expectOutcome(t, 'offense');
  // The card is gone all the same.
  expect([t.hand('green'), t.foreign('yellow'), t.foreign('green')]).toEqual([[], 1, 1]);
});

test('muckraker: as the winning main player nobody exempts', () => {
  const t = won({ red: rake('attack-10', 'negotiate'), green: { hand: ['morph'] } });
  t.answer('red', 'encounter-card', 'attack-10');
  t.answer('red', 'respond', 'muckraker').answer('red', 'players', ['green']);
  t.answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'offense');
  expect([t.hand('green'), t.foreign('green'), t.foreign('yellow')]).toEqual([['morph'], 0, 1]);
});

test('muckraker: not without a card, without allies of the winner, after a deal, or as a bystander', () => {
  const cardless = won({ blue: rake('attack-08') });
  expectOutcome(cardless, 'offense');
  const alone = toPlanning(table({ blue: rake('attack-08', 'quash') }));
  expectOutcome(alone, 'offense');
  const looksOn = won({ purple: { ...rake('quash') } });
  expect(waiting(looksOn)).toEqual(['purple respond']);
  const t = launch(table({ green: {}, yellow: rake('quash') }));
  ally(t, { green: ['offense', 1], yellow: 'none' });
  expectOutcome(t, 'offense');
});

test('muckraker: zapped, nothing is discarded and everybody lands', () => {
  const t = won({ blue: rake('attack-08', 'quash'), green: { hand: ['cosmic-zap'] } });
  t.answer('blue', 'respond', 'muckraker').answer('blue', 'players', ['green', 'yellow']);
  t.answer('green', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect([t.hand('blue'), t.foreign('green'), t.foreign('yellow')]).toEqual([['quash'], 1, 1]);
});

test('muckraker wild: after alliances are formed one ally of either side is driven out, never oneself', () => {
  const t = won({ green: { hand: ['flare-muckraker'] } });
  expect(t.asked('green').key).toBe('ask.respond.alliance.formed');
  t.answer('green', 'respond', 'flare-muckraker');
  expect(t.options('green', 'player')).toEqual(['yellow', 'purple']);
  t.answer('green', 'player', 'purple').answer('purple', 'ships', { 'purple-2': 1 });
  expect([t.totals(), t.warp('purple')]).toEqual([[17, 12], 0]);
  expectOutcome(t, 'offense');
});

test('muckraker super: the winning offense, too: it has won, but lands no ships', () => {
  const t = won({
    blue: rake('attack-08', 'attack-06', 'flare-muckraker'),
    red: { hand: ['attack-10', 'negotiate'] },
  });
  t.answer('red', 'encounter-card', 'attack-10').answer('blue', 'encounter-card', 'attack-08');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'muckraker:slander', 'flare-muckraker:scandal']);
  t.answer('blue', 'respond', 'flare-muckraker');
  expect(t.options('blue', 'players')).toEqual(['red', 'green', 'yellow']);
  t.answer('blue', 'players', ['red']);
  // Red has no higher attack and no card of another sort.
  t.answer('red', 'ships', { 'red-2': 4 });
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.foreign('red'), t.foreign('green'), t.warp('blue')]).toEqual([0, 1, 4]);
  // Once in an encounter, with the super side or without.
  expect(t.hand('blue')).toEqual(['flare-muckraker']);
});

test('muckraker super: a winning defense leaves the planet', () => {
  const t = toPlanning(
    table({ red: rake('attack-06', 'attack-30', 'flare-muckraker'), blue: { hand: ['attack-20'] } }),
  );
  t.answer('red', 'encounter-card', 'attack-06').answer('red', 'respond', 'flare-muckraker');
  expect(t.discard()).toContain('attack-30');
  expectOutcome(t, 'defense');
  expect([t.ships('blue-1', 'blue'), t.ships('blue-2', 'blue'), t.warp('red')]).toEqual([0, 20, 3]);
});

test('muckraker super: zapped, nobody is accused (Annex E-6)', () => {
  const t = won({ blue: rake('attack-08', 'quash', 'flare-muckraker'), green: { hand: ['cosmic-zap'] } });
  t.answer('blue', 'respond', 'flare-muckraker')
    .answer('blue', 'players', ['red'])
    .answer('green', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect([t.foreign('red'), t.hand('blue')]).toEqual([1, ['flare-muckraker', 'quash']]);
});
