/** Annex E-8: the hoard and the cards on Demon's sheet are in nobody's hand. */
import { expect, test } from 'vitest';
import { expectOutcome, inviteNobody, launch, table, toPlanning, WITH_POWER } from '../helpers/duel.ts';

const hoard = (...cards: string[]) => [
  { name: 'hoard', cards, playable: true, using: true, back: 'pile' as const },
];
const miser = (hand: string[], ...cards: string[]) => ({
  alien: 'miser',
  homes: WITH_POWER,
  hand,
  piles: hoard(...cards),
});
const demon = (...hand: string[]) => ({ alien: 'demon', homes: WITH_POWER, hand });
const mutant = (...hand: string[]) => ({ alien: 'mutant', homes: WITH_POWER, hand });

test('mutant: reaches neither the hoard nor the cards on Demon’s sheet (Annex E-8)', () => {
  const t = launch(
    table(
      {
        red: mutant('attack-10', 'attack-04', 'attack-05', 'attack-06', 'attack-07'),
        blue: demon('attack-08', 'attack-09'),
        green: { hand: ['attack-30', 'attack-40'] },
        yellow: miser([], 'attack-20', 'attack-23'),
      },
      { deck: ['morph'] },
    ),
  );
  t.answer('red', 'respond', 'pass').answer('blue', 'respond', 'demon:possess');
  // Green's two cards are on Demon's sheet and Miser's two in the hoard: no hand to draw from.
  t.answer('red', 'respond', 'mutant:regenerate');
  expect(t.options('red', 'option')).toEqual(['deck', 'blue']);
  t.answer('red', 'option', 'blue').answer('red', 'option', 'blue');
  // Then only the deck is left, and is not asked for.
  expect(t.hand('red').slice(3)).toEqual(['attack-07', 'attack-08', 'attack-09', 'attack-10', 'morph']);
  expect(t.hand('blue')).toEqual([]);
  expect(t.pile('blue', 'possessed')).toEqual(['attack-30', 'attack-40']);
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-10').answer('blue', 'encounter-card', 'attack-30@possessed');
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toEqual(['attack-40']);
  expect(t.pile('yellow', 'hoard')).toEqual(['attack-20', 'attack-23']);
});

test('mutant: possessed cards do not count for its hand of eight (Annex E-8)', () => {
  const seven = ['attack-10', 'attack-04', 'attack-05', 'attack-06', 'attack-07', 'attack-09', 'attack-11'];
  const t = launch(
    table({
      red: { ...mutant(...seven), incarnation: 'demon' },
      blue: { hand: ['attack-08', 'attack-08'] },
      green: { hand: ['attack-30', 'attack-40'] },
    }),
  );
  t.answer('red', 'respond', 'demon:possess');
  t.answer('red', 'respond', 'mutant:regenerate').answer('red', 'option', 'blue');
  expect(t.hand('red')).toEqual([...seven, 'attack-08'].sort());
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-40@possessed').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['attack-30']);
});

test('demon: compensation does not reach the possessed cards (Annex E-8, COMP-1)', () => {
  const t = launch(
    table({
      red: demon('attack-10', 'quash'),
      blue: { hand: ['negotiate'] },
      green: { hand: ['attack-30', 'force-field', 'mobius-tubes'] },
    }),
  );
  t.answer('red', 'respond', 'demon:possess');
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-30@possessed');
  expectOutcome(t, 'offense');
  // Four ships lost, two cards in the hand.
  expect(t.hand('blue')).toEqual(['attack-10', 'quash']);
  expect(t.hand('green')).toEqual(['force-field', 'mobius-tubes']);
});

test('demon: takes the hand, never the hoard; a flare goes back to the hand it was taken from (Annex E-8)', () => {
  const t = launch(
    table({ red: demon('attack-10'), green: miser(['flare-macron'], 'attack-30', 'flare-virus') }),
  );
  t.answer('red', 'respond', 'demon:possess');
  expect(t.pile('red', 'possessed')).toEqual(['flare-macron']);
  inviteNobody(t);
  t.answer('red', 'respond', 'flare-macron:bulk@possessed');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['flare-macron']);
  expect(t.pile('green', 'hoard')).toEqual(['attack-30', 'flare-virus']);
});

test('miser: the plague discards by the types in hand; the hoard may pay, zapped or not (Annex E-8)', () => {
  const t = table({
    red: miser(['attack-10', 'flare-miser'], 'attack-20', 'negotiate', 'cosmic-zap'),
    green: { hand: ['cosmic-zap', 'plague'] },
  });
  t.answer('red', 'respond', 'flare-miser').answer('red', 'respond', 'pass');
  t.answer('green', 'respond', 'cosmic-zap');
  // The super is zapped, the flare is back, and the hoard can no longer be played from.
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'red');
  t.answer('red', 'ships', { 'red-2': 3 });
  expect(t.options('red', 'card')).toEqual(['attack-10', 'attack-20@hoard']);
  t.answer('red', 'card', 'attack-20@hoard');
  // The flare is the only card of its type; the negotiate and the artifact of the hoard are of no type in hand.
  expect(t.discard()).toEqual(['cosmic-zap', 'attack-20', 'flare-miser', 'plague']);
  expect(t.pile('red', 'hoard')).toEqual(['cosmic-zap', 'negotiate']);
  t.answer('red', 'ships', { 'red-2': 1 });
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('miser and demon: no second encounter with encounter cards outside the hand (Annex E-8, TURN-3)', () => {
  const hoarding = toPlanning(table({ red: miser(['attack-10'], 'attack-30') }));
  hoarding.answer('red', 'encounter-card', 'attack-10');
  expectOutcome(hoarding, 'offense');

  const possessing = launch(table({ red: demon('attack-10'), green: { hand: ['attack-30', 'attack-40'] } }));
  possessing.answer('red', 'respond', 'demon:possess');
  inviteNobody(possessing);
  possessing.answer('red', 'encounter-card', 'attack-10');
  expectOutcome(possessing, 'offense');
  expect(possessing.hand('green')).toEqual(['attack-30', 'attack-40']);

  const saving = launch(table({ red: demon('attack-10'), green: { hand: ['attack-30'] } }));
  saving.answer('red', 'respond', 'demon:possess');
  inviteNobody(saving);
  saving.answer('red', 'encounter-card', 'attack-30@possessed');
  expect(saving.asked('red', 'yes-no').key).toBe('ask.second-encounter');
  saving.answer('red', 'yes-no', 'no');
  expectOutcome(saving, 'offense');
});

test('remora: all cards of one regeneration are one draw, and so is a new hoard (Annex E-8)', () => {
  const regenerating = launch(
    table(
      {
        red: mutant('attack-10', 'attack-04', 'attack-05', 'attack-06', 'attack-07'),
        green: { alien: 'remora', homes: WITH_POWER },
      },
      { deck: ['attack-30', 'attack-40', 'quash', 'morph'] },
    ),
  );
  regenerating.answer('red', 'respond', 'mutant:regenerate');
  regenerating
    .answer('red', 'option', 'deck')
    .answer('red', 'option', 'deck')
    .answer('red', 'option', 'deck');
  expect(regenerating.options('green', 'respond')).toEqual(['pass', 'remora:draw']);
  regenerating.answer('green', 'respond', 'remora:draw');
  expect(regenerating.hand('green')).toEqual(['morph']);
  inviteNobody(regenerating);
  regenerating.answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'no');
  expectOutcome(regenerating, 'offense');

  const eight = [
    'attack-04',
    'attack-05',
    'attack-06',
    'attack-07',
    'attack-09',
    'attack-11',
    'morph',
    'quash',
  ];
  const t = table(
    { blue: miser(['attack-08']), green: { alien: 'remora', homes: WITH_POWER } },
    { deck: eight },
  );
  t.answer('blue', 'respond', 'miser:new-hoard');
  expect(t.options('green', 'respond')).toEqual(['pass', 'remora:draw']);
  t.answer('green', 'respond', 'pass');
  expect(t.pile('blue', 'hoard')).toEqual(eight);
  toPlanning(t).answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
});
