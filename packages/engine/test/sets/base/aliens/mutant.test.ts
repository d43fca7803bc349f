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

const mutant = (...hand: string[]) => ({ alien: 'mutant', homes: WITH_POWER, hand });
const SIX = ['attack-10', 'attack-04', 'attack-05', 'attack-06', 'attack-07', 'attack-09'];
const DECK = ['attack-30', 'attack-40', 'attack-23'];

test('mutant: draws one card at a time from the deck or from hands until it holds eight', () => {
  const t = launch(
    table(
      { red: mutant(...SIX.slice(0, 5)), blue: { hand: ['attack-08'] }, green: { hand: ['quash'] } },
      { deck: DECK },
    ),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'mutant:regenerate']);
  t.answer('red', 'respond', 'mutant:regenerate');
  expect(t.options('red', 'option')).toEqual(['deck', 'blue', 'green']);
  expect(t.asked('red').decision.params).toEqual({ count: 3 });
  t.answer('red', 'option', 'green');
  // Green has no card left; red goes on to exactly eight.
  expect(t.options('red', 'option')).toEqual(['deck', 'blue']);
  t.answer('red', 'option', 'deck').answer('red', 'option', 'deck');
  expect(t.hand('red')).toEqual([...SIX.slice(0, 5), 'attack-30', 'attack-40', 'quash'].sort());
  expect(t.hand('green')).toEqual([]);
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('mutant: the taken card is random, and known to the two players only', () => {
  const t = launch(
    table(
      { red: mutant(...SIX, 'attack-11'), green: { hand: ['quash', 'force-field', 'mobius-tubes'] } },
      { seed: 'a' },
    ),
  );
  t.answer('red', 'respond', 'mutant:regenerate').answer('red', 'option', 'green');
  expect(t.hand('green')).toHaveLength(2);
  expect(t.hand('red')).toHaveLength(8);
  const taken = t.hand('red').filter((card) => !card.startsWith('attack'));
  expect(t.game.view(2).players[0].hand).toEqual(taken);
  expect(t.game.view(1).players[0].hand).toEqual([]);
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-04');
  expectOutcome(t, 'defense');
});

test('mutant: may take from the opponent, who then renews the hand (PLAN-2)', () => {
  const deck = [
    'attack-30',
    'attack-40',
    'attack-23',
    'attack-20',
    'attack-15',
    'attack-14',
    'morph',
    'quash',
  ];
  const t = launch(table({ red: mutant(...SIX, 'attack-11') }, { deck }));
  t.answer('red', 'respond', 'mutant:regenerate').answer('red', 'option', 'blue');
  expect(t.hand('red')).toContain('attack-08');
  inviteNobody(t);
  expect(t.hand('blue')).toEqual(deck.sort());
  t.answer('red', 'encounter-card', 'attack-10').answer('blue', 'encounter-card', 'attack-40');
  expectOutcome(t, 'defense');
});

test('mutant: is not asked with eight cards, nor as a bystander', () => {
  const t = launch(table({ red: mutant(...SIX, 'attack-11', 'attack-12') }));
  expect(waiting(t)).toEqual(['red invite']);
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');

  const bystander = launch(table({ green: mutant('quash') }));
  expect(waiting(bystander)).toEqual(['red invite']);
  inviteNobody(bystander);
  expectOutcome(bystander, 'offense');
});

test('mutant: a zap stops it before the first card', () => {
  const t = launch(table({ red: mutant('attack-10'), green: { hand: ['cosmic-zap'] } }));
  t.answer('red', 'respond', 'mutant:regenerate').answer('green', 'respond', 'cosmic-zap');
  expect(t.hand('red')).toEqual(['attack-10']);
  inviteNobody(t);
  expectOutcome(t, 'offense');
});

test('mutant: works for the defense too', () => {
  const t = launch(table({ blue: mutant('attack-08', ...SIX) }, { deck: DECK }));
  t.answer('blue', 'respond', 'mutant:regenerate').answer('blue', 'option', 'deck');
  expect(t.hand('blue')).toHaveLength(8);
  inviteNobody(t);
  t.answer('blue', 'encounter-card', 'attack-30');
  expectOutcome(t, 'defense');
});

test('mutant: wild takes a card from the beaten opponent and each of its allies', () => {
  const t = launch(
    table({
      red: { hand: ['attack-20', 'flare-mutant'] },
      blue: { hand: ['attack-08', 'quash'] },
      green: { hand: ['force-field'] },
      yellow: { hand: ['mobius-tubes'] },
      purple: { hand: ['cosmic-zap'] },
    }),
  );
  ally(t, { green: ['defense', 1], yellow: ['offense', 1] });
  t.answer('green', 'respond', 'pass');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-mutant:absorb']);
  t.answer('red', 'respond', 'flare-mutant');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-mutant', 'force-field', 'quash']);
  expect(t.hand('yellow')).toEqual(['mobius-tubes']);
  expect(t.hand('purple')).toEqual(['cosmic-zap']);
});

test('mutant: wild after a deal takes from the opponent only', () => {
  const t = launch(
    table({
      red: { hand: ['negotiate', 'flare-mutant'] },
      blue: { hand: ['negotiate', 'mobius-tubes', 'attack-12'] },
      green: { hand: ['force-field'] },
    }),
  );
  ally(t, { green: ['defense', 1] });
  t.answer('green', 'respond', 'pass');
  t.answer('blue', 'encounter-card', 'negotiate');
  t.answer('green', 'ships', { 'green-2': 1 });
  t.answer('red', 'offer', { get: { cards: { 'attack-12': 1 } } }).answer('blue', 'offer', 'accept');
  t.answer('red', 'ships', { 'red-2': 3 });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-mutant:absorb']);
  t.answer('red', 'respond', 'flare-mutant').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect(t.hand('red')).toEqual(['attack-12', 'flare-mutant', 'mobius-tubes']);
  expect(t.hand('green')).toEqual(['force-field']);
});

test('mutant: wild is not for the loser, nor if the losers hold no card', () => {
  const lost = toPlanning(
    table({ red: { hand: ['attack-01', 'flare-mutant'] }, blue: { hand: ['attack-08', 'quash'] } }),
  );
  expectOutcome(lost, 'defense');
  expect(lost.hand('blue')).toEqual(['quash']);

  const empty = toPlanning(table({ red: { hand: ['attack-20', 'flare-mutant'] } }));
  expectOutcome(empty, 'offense');
  expect(empty.hand('red')).toEqual(['flare-mutant']);
});

test('mutant: super discards up to three cards before the power, and comes back', () => {
  const t = launch(table({ red: mutant(...SIX, 'attack-01', 'flare-mutant') }, { deck: DECK }));
  // Eight cards: only the flare can be played.
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-mutant:shed']);
  t.answer('red', 'respond', 'flare-mutant');
  expect(t.options('red', 'cards')).toEqual(['attack-01', ...SIX.slice(1, 5), 'attack-09', 'attack-10']);
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 3 });
  t.answer('red', 'cards', ['attack-01', 'attack-04', 'attack-05']);
  expect(t.discard()).toEqual(['attack-01', 'attack-04', 'attack-05']);
  expect(t.options('red', 'respond')).toEqual(['pass', 'mutant:regenerate']);
  t.answer('red', 'respond', 'mutant:regenerate');
  t.answer('red', 'option', 'deck').answer('red', 'option', 'deck').answer('red', 'option', 'deck');
  expect(t.hand('red')).toEqual(
    [...SIX.filter((card) => !['attack-04', 'attack-05'].includes(card)), ...DECK, 'flare-mutant'].sort(),
  );
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('mutant: super may be played without using the power afterwards', () => {
  const t = launch(table({ red: mutant('attack-10', 'attack-01', 'flare-mutant') }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'mutant:regenerate', 'flare-mutant:shed']);
  t.answer('red', 'respond', 'flare-mutant').answer('red', 'cards', ['attack-01']);
  t.answer('red', 'respond', 'pass');
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-mutant']);
});

test('mutant: a zapped super discards nothing and the power is zapped too (ZAP-2)', () => {
  const t = launch(
    table({ red: mutant('attack-10', 'attack-01', 'flare-mutant'), green: { hand: ['cosmic-zap'] } }),
  );
  t.answer('red', 'respond', 'flare-mutant').answer('green', 'respond', 'cosmic-zap');
  expect(t.hand('red')).toEqual(['attack-01', 'attack-10', 'flare-mutant']);
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('mutant: super comes before the power, not after it', () => {
  const t = launch(table({ red: mutant(...SIX, 'flare-mutant') }, { deck: DECK }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'mutant:regenerate', 'flare-mutant:shed']);
  t.answer('red', 'respond', 'mutant:regenerate').answer('red', 'option', 'deck');
  expect(waiting(t)).toEqual(['red invite']);
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-30').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual([...SIX, 'flare-mutant'].sort());
});
