/** Two effects oblige a main player to a card: both are kept as far as the hand allows, the earlier one first. */
import { expect, test } from 'vitest';
import { ally, expectOutcome, launch, table, WITH_POWER } from '../helpers/duel.ts';

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
