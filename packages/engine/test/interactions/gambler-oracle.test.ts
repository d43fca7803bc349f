import { expect, test } from 'vitest';
import { table, toPlanning, waiting, WITH_POWER, type Change } from '../helpers/duel.ts';

/** Gambler attacks Oracle; Filch looks on with the super side of its flare. */
const position = (red: Change = {}, blue: Change = {}) =>
  toPlanning(
    table({
      red: { alien: 'gambler', homes: WITH_POWER, hand: ['attack-04', 'negotiate'], ...red },
      blue: { alien: 'oracle', homes: [4, 8, 4, 4, 0], hand: ['attack-15', 'attack-06'], ...blue },
      green: { alien: 'filch', homes: WITH_POWER, hand: ['flare-filch'] },
    }),
  );

test('Annex E-5: Gambler claims before Oracle chooses; believed, the card ends under the deck, out of reach of Filch', () => {
  const t = position();
  t.answer('red', 'encounter-card', 'attack-04');
  expect(t.options('red', 'respond')).toEqual(['pass', 'gambler:bluff']);
  t.answer('red', 'respond', 'gambler:bluff').answer('red', 'card', 'attack-30');
  expect(waiting(t)).toEqual(['blue yes-no']);
  t.answer('blue', 'yes-no', 'no');
  expect(t.game.view(1).encounter!.laid).toEqual([{ card: null, up: false }, null]);
  expect(t.game.view(1).encounter!.faces[0]).toEqual({ type: 'attack', value: 30 });
  t.answer('blue', 'encounter-card', 'attack-06');
  expect(t.totals()).toEqual([33, 10]);
  // Only Oracle's card lies in the discard pile.
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-filch:pick-any']);
  t.answer('green', 'respond', 'flare-filch').answer('red', 'yes-no', 'no').finish();
  expect(t.hand('green')).toEqual(['attack-06', 'flare-filch']);
  expect(t.discard()).toEqual([]);
  expect(t.s.kinds[t.s.deck[0]]).toBe('attack-04');
});

test('Annex E-5: a challenge is settled before Oracle chooses, with the card in the open', () => {
  const t = position();
  t.answer('red', 'encounter-card', 'attack-04');
  t.answer('red', 'respond', 'gambler:bluff').answer('red', 'card', 'attack-30');
  t.answer('blue', 'yes-no', 'yes');
  t.answer('red', 'ships', { 'red-2': 3 });
  expect(t.game.view(1).encounter!.laid).toEqual([{ card: 'attack-04', up: true }, null]);
  t.answer('blue', 'encounter-card', 'attack-06');
  expect(t.totals()).toEqual([7, 10]);
  t.answer('green', 'respond', 'pass').finish();
  expect(t.warp('red')).toBe(6);
});

test('Annex E-5: or Gambler shows the card, and is not asked again at the reveal', () => {
  const t = position();
  t.answer('red', 'encounter-card', 'attack-04').answer('red', 'respond', 'pass');
  expect(t.game.view(1).encounter!.laid).toEqual([{ card: 'attack-04', up: true }, null]);
  t.answer('blue', 'encounter-card', 'attack-06');
  t.answer('green', 'respond', 'pass').finish();
  expect(t.totals()).toEqual([7, 10]);
});

test('Annex E-5: Oracle’s super gives a hidden card back to Gambler’s hand', () => {
  const t = position({}, { hand: ['attack-15', 'attack-06', 'flare-oracle'] });
  t.answer('red', 'encounter-card', 'attack-04');
  t.answer('red', 'respond', 'gambler:bluff').answer('red', 'card', 'attack-30');
  t.answer('blue', 'yes-no', 'no').answer('blue', 'respond', 'flare-oracle');
  t.answer('red', 'ships', { 'red-2': 3 }).answer('red', 'yes-no', 'no').finish();
  expect(t.hand('red')).toEqual(['attack-04', 'negotiate']);
  expect(t.discard()).toEqual([]);
});
