/** Two effects oblige a main player to a card: both are kept as far as the hand allows, the earlier one first. */
import { expect, test } from 'vitest';
import { ally, expectOutcome, inviteNobody, launch, table, toPlanning, WITH_POWER } from '../helpers/duel.ts';

/** Red declares upsets. Its ally green has given it a card and holds the flare that obliges to play it. */
function given(card: string, red: string[]) {
  const t = launch(
    table({
      red: { alien: 'loser', homes: WITH_POWER, hand: red },
      green: { alien: 'philanthropist', homes: WITH_POWER, hand: [card, 'flare-philanthropist'] },
    }),
  );
  ally(t, { green: ['offense', 1] });
  t.answer('green', 'respond', 'philanthropist:giving').answer('green', 'player', 'red');
  return t.answer('green', 'card', card);
}

const OBLIGE = 'flare-philanthropist:oblige';

test('loser and philanthropist: an attack that was given must be played, upset or not', () => {
  const before = given('attack-40', ['attack-01', 'attack-05']);
  before.answer('red', 'respond', 'loser:upset').answer('green', 'respond', OBLIGE);
  expect(before.totals()).toEqual([44, 12]);
  expectOutcome(before, 'defense');

  const after = given('attack-40', ['attack-01', 'attack-05']);
  after.answer('red', 'respond', 'pass').answer('green', 'respond', OBLIGE);
  // The upset does not let red choose among its attacks again.
  after.answer('red', 'respond', 'loser:upset');
  expect(after.totals()).toEqual([44, 12]);
  expectOutcome(after, 'defense');
});

test('loser and philanthropist: of two obligations that exclude each other the earlier one binds', () => {
  const upset = given('negotiate', ['attack-01', 'attack-05']);
  upset.answer('red', 'respond', 'loser:upset').answer('green', 'respond', OBLIGE);
  expect(upset.options('red', 'encounter-card')).toEqual(['attack-01', 'attack-05']);
  upset.answer('red', 'encounter-card', 'attack-01');
  expect(upset.totals()).toEqual([5, 12]);
  upset.answer('red', 'yes-no', 'no');
  expectOutcome(upset, 'offense');

  const gift = given('negotiate', ['attack-01', 'attack-05']);
  gift.answer('red', 'respond', 'pass').answer('green', 'respond', OBLIGE);
  gift.answer('red', 'respond', 'loser:upset');
  expect(gift.totals()).toBe(null); // the negotiate against blue's attack
  gift.answer('red', 'yes-no', 'no');
  expectOutcome(gift, 'offense');
  expect(gift.hand('red')).toEqual(['attack-01', 'attack-05']);
});

test('loser and philanthropist: without an attack for the upset, the gift must be played', () => {
  const t = given('negotiate', ['morph']);
  t.answer('red', 'respond', 'pass').answer('green', 'respond', OBLIGE);
  t.answer('red', 'respond', 'loser:upset');
  expect(t.totals()).toBe(null);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['morph']);
});

/** Blue is Miser, with these cards in hand and those in the hoard. */
const miser = (hand: string[], ...hoard: string[]) => ({
  alien: 'miser',
  homes: WITH_POWER,
  hand,
  piles: [{ name: 'hoard', cards: hoard, playable: true, using: true, back: 'pile' as const }],
});

function upsetAgainst(hand: string[], ...hoard: string[]) {
  const red = { alien: 'loser', homes: WITH_POWER, hand: ['attack-10'] };
  const t = toPlanning(table({ red, blue: miser(hand, ...hoard), green: { hand: ['cosmic-zap'] } }));
  return t.answer('red', 'respond', 'loser:upset').answer('green', 'respond', 'pass');
}

test('PRIO-2a, Annex F-1: an attack in the hoard obliges Miser to nothing', () => {
  const t = upsetAgainst(['negotiate', 'morph'], 'attack-20');
  expect(t.options('blue', 'encounter-card')).toEqual(['attack-20@hoard', 'negotiate', 'morph']);
  t.answer('blue', 'encounter-card', 'negotiate');
  expectOutcome(t, 'defense');
});

test('PRIO-2a: an attack in hand must be played, or anything from the hoard', () => {
  const t = upsetAgainst(['attack-08', 'negotiate'], 'negotiate', 'attack-20');
  expect(t.options('blue', 'encounter-card')).toEqual(['attack-08', 'attack-20@hoard', 'negotiate@hoard']);
  // Where the hoard is closed again, the hand's obligation is what is left.
  t.answer('blue', 'encounter-card', 'negotiate@hoard').answer('green', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['negotiate']);
  expect(t.pile('blue', 'hoard')).toEqual(['attack-20', 'negotiate']);
});

test('PRIO-2a, Annex F-1: attacks on Demon’s sheet oblige to nothing either', () => {
  const t = launch(
    table({
      red: { alien: 'loser', homes: WITH_POWER, hand: ['attack-10'] },
      blue: { alien: 'demon', homes: WITH_POWER, hand: ['negotiate', 'morph'] },
      green: { hand: ['attack-20', 'attack-30'] },
    }),
  );
  t.answer('blue', 'respond', 'demon:possess');
  inviteNobody(t).answer('red', 'respond', 'loser:upset');
  expect(t.options('blue', 'encounter-card')).toEqual([
    'attack-20@possessed',
    'attack-30@possessed',
    'negotiate',
    'morph',
  ]);
  t.answer('blue', 'encounter-card', 'attack-30@possessed');
  expect(t.totals()).toEqual([13, 34]);
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['attack-20']);
});

test('PRIO-2a: a gift that must be played binds the hand; the hoard stays free', () => {
  const t = launch(
    table({
      blue: miser(['attack-08'], 'attack-20'),
      green: { alien: 'philanthropist', homes: WITH_POWER, hand: ['negotiate', 'flare-philanthropist'] },
    }),
  );
  ally(t, { green: ['offense', 1] });
  t.answer('green', 'respond', 'philanthropist:giving').answer('green', 'player', 'blue');
  t.answer('green', 'card', 'negotiate').answer('green', 'respond', OBLIGE);
  expect(t.options('blue', 'encounter-card')).toEqual(['attack-20@hoard', 'negotiate']);
  t.answer('blue', 'encounter-card', 'attack-20@hoard');
  expect(t.totals()).toEqual([14, 24]);
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['attack-08', 'negotiate']);
});
