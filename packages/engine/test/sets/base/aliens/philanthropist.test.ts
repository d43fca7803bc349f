import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';
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

const philanthropist = (...hand: string[]) => ({ alien: 'philanthropist', homes: WITH_POWER, hand });

test('philanthropist: a main player gives a card to the opponent, who may play it at once', () => {
  const t = toPlanning(table({ red: philanthropist('attack-10', 'attack-01') }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'philanthropist:giving']);
  t.answer('red', 'respond', 'philanthropist:giving');
  expect(t.options('red', 'card')).toEqual(['attack-10', 'attack-01']);
  t.answer('red', 'card', 'attack-01');
  expect(t.hand('blue')).toEqual(['attack-01', 'attack-08']);
  // Only the two of them know which card it was.
  expect(t.game.view(0).players[1].hand).toEqual(['attack-01']);
  expect(t.game.view(2).players[1].hand).toEqual([]);
  expect(t.options('blue', 'encounter-card')).toEqual(['attack-01', 'attack-08']);
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
});

test('philanthropist: an ally gives to either main player', () => {
  const t = launch(table({ green: philanthropist('attack-40', 'quash') }));
  ally(t, { green: ['offense', 1] });
  t.answer('green', 'respond', 'philanthropist:giving');
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'red');
  expect(t.options('green', 'card')).toEqual(['attack-40', 'quash']);
  t.answer('green', 'card', 'attack-40');
  t.answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([44, 12]);
  expect(t.hand('green')).toEqual(['quash']);
});

test('philanthropist: is not asked as a bystander, nor without a card', () => {
  const bystander = toPlanning(table({ green: philanthropist('quash') }));
  expectOutcome(bystander, 'offense');
  expect(bystander.hand('green')).toEqual(['quash']);

  const t = launch(table({ green: philanthropist() }));
  ally(t, { green: ['offense', 1] });
  expectOutcome(t, 'offense');
});

test('philanthropist: a zap leaves the card', () => {
  const t = toPlanning(table({ red: philanthropist('attack-10', 'quash'), green: { hand: ['cosmic-zap'] } }));
  t.answer('red', 'respond', 'philanthropist:giving').answer('green', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['quash']);
});

test('philanthropist: a main player without an encounter card left draws a new hand', () => {
  const deck = [
    'attack-30',
    'attack-40',
    'attack-23',
    'attack-20',
    'attack-15',
    'attack-14',
    'morph',
    'mobius-tubes',
  ];
  const t = toPlanning(table({ red: philanthropist('attack-10', 'quash') }, { deck }));
  t.answer('red', 'respond', 'philanthropist:giving').answer('red', 'card', 'attack-10');
  expect(t.hand('red')).toEqual(deck.slice().sort());
  expect(t.discard()).toEqual(['quash']);
  t.answer('red', 'encounter-card', 'attack-40').answer('blue', 'encounter-card', 'attack-10');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('philanthropist: an ally without an encounter card draws nothing', () => {
  const t = launch(table({ green: philanthropist('attack-01', 'quash') }));
  ally(t, { green: ['offense', 1] });
  t.answer('green', 'respond', 'philanthropist:giving').answer('green', 'player', 'blue');
  t.answer('green', 'card', 'attack-01').answer('blue', 'encounter-card', 'attack-01');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['quash']);
});

test('philanthropist: super obliges the receiver to play the gift', () => {
  const t = toPlanning(table({ red: philanthropist('attack-10', 'attack-01', 'flare-philanthropist') }));
  t.answer('red', 'respond', 'philanthropist:giving').answer('red', 'card', 'attack-01');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-philanthropist:oblige']);
  t.answer('red', 'respond', 'flare-philanthropist');
  // Blue is left no choice.
  expect(t.totals()).toEqual([13, 5]);
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['attack-08']);
  expect(t.hand('red')).toEqual(['flare-philanthropist']);
});

test('philanthropist: super works as an ally, on the player who was given the card', () => {
  const t = launch(table({ green: philanthropist('attack-01', 'flare-philanthropist') }));
  ally(t, { green: ['offense', 1] });
  t.answer('green', 'respond', 'philanthropist:giving').answer('green', 'player', 'blue');
  t.answer('green', 'card', 'attack-01').answer('green', 'respond', 'flare-philanthropist');
  expect(t.totals()).toEqual([14, 5]);
  expectOutcome(t, 'offense');
});

test('philanthropist: super is not offered for another card, nor if nothing was given', () => {
  const t = toPlanning(table({ red: philanthropist('attack-10', 'quash', 'flare-philanthropist') }));
  t.answer('red', 'respond', 'philanthropist:giving').answer('red', 'card', 'quash');
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['quash']);

  const none = toPlanning(table({ red: philanthropist('attack-10', 'flare-philanthropist') }));
  none.answer('red', 'respond', 'pass');
  expectOutcome(none, 'offense');
});

test('philanthropist: super that is zapped leaves the choice', () => {
  const t = toPlanning(
    table({
      red: philanthropist('attack-10', 'attack-01', 'flare-philanthropist'),
      green: { hand: ['cosmic-zap'] },
    }),
  );
  t.answer('red', 'respond', 'philanthropist:giving').answer('green', 'respond', 'pass');
  t.answer('red', 'card', 'attack-01').answer('red', 'respond', 'flare-philanthropist');
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.options('blue', 'encounter-card')).toEqual(['attack-01', 'attack-08']);
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
});

test('philanthropist: wild lends the own power for a ship; the borrower’s own is put away meanwhile', () => {
  const t = table({
    red: { alien: 'human', homes: WITH_POWER, hand: ['attack-10', 'flare-philanthropist'] },
    green: { alien: 'macron', homes: WITH_POWER },
  });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-philanthropist:lend']);
  t.answer('red', 'respond', 'flare-philanthropist');
  expect(t.options('red', 'player')).toEqual(['blue', 'green']);
  t.answer('red', 'player', 'green');
  expect(t.options('red', 'ships')).toEqual(['red-1 0..4', 'red-2 0..12', 'red-3 0..4']);
  t.answer('red', 'ships', { 'red-2': 1 });
  expect(t.aliens('green')).toEqual(['human']);
  expect(t.aliens('red')).toEqual([]);
  // The ship is retrieved in the same regroup phase (REGR-1).
  t.answer('red', 'ships', { 'red-1': 1 });
  launch(t);
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  // Macron's power is away: four ships of one each, and Humanity for the defense.
  expect(t.asked('green', 'ally').decision).toMatchObject({ max: 4 });
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 2 } });
  expect(t.totals()).toEqual([13, 18]);
  t.answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');
  expect(t.aliens('red')).toEqual(['human']);
  expect(t.aliens('green')).toEqual(['macron']);
  expect(t.hand('red')).toEqual(['flare-philanthropist']);
});

test('philanthropist: wild: Zombie pays by moving the ship, its power is lent afterwards', () => {
  const t = table({
    red: { alien: 'zombie', homes: WITH_POWER, hand: ['attack-10', 'flare-philanthropist'] },
    blue: { alien: 'human' },
  });
  t.answer('red', 'respond', 'flare-philanthropist').answer('red', 'player', 'blue');
  t.answer('red', 'ships', { 'red-2': 1 });
  expect(t.options('red', 'ships')).toEqual(['red-1 0..1', 'red-2 0..1', 'red-3 0..1']);
  t.answer('red', 'ships', { 'red-3': 1 });
  expect([t.warp('red'), t.ships('red-3', 'red')]).toEqual([0, 5]);
  expect(t.s.players[1].sheets.map((sheet) => [sheet.alien, sheet.shelved, sheet.lentBy])).toEqual([
    ['human', true, -1],
    ['zombie', false, 0],
  ]);
  toPlanning(t);
  expectOutcome(t, 'offense');
  // Blue has too few home colonies for any power: its ships are lost (POWER-1).
  expect(t.warp('blue')).toBe(4);
});

test('philanthropist: wild cannot be played without a ship to pay with', () => {
  const t = table({ red: { hand: ['attack-10', 'flare-philanthropist'], homes: [0, 0, 0, 0, 0], warp: 20 } });
  // The retrieved ship is on the gate (REGR-2).
  expect(waiting(t)).toEqual(['red launch']);
  t.answer('red', 'launch', { to: 'blue-1' });
  inviteNobody(t);
  expectOutcome(t, 'defense');
});

test('philanthropist: with no card left after answering a zap, the gift comes to nothing', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'macron', hand: ['attack-08', 'cosmic-zap'], homes: [4, 16, 0, 0, 0] },
      { colour: 'blue', alien: 'zombie', hand: ['attack-06'], homes: [4, 16, 0, 0, 0] },
      { colour: 'green', alien: 'philanthropist', hand: ['card-zap'] },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 1 } });
  expect(t.options('green', 'respond')).toEqual(['pass', 'philanthropist:giving']);
  t.answer('green', 'respond', 'philanthropist').answer('green', 'player', 'red');
  t.answer('red', 'respond', 'cosmic-zap').answer('green', 'respond', 'card-zap');
  t.finish();
  expect(t.totals()).toEqual([10, 10]);
  expect(t.hand('red')).toEqual([]);
});
