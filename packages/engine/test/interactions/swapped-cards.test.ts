import { expect, test } from 'vitest';
import { launch, table, toPlanning, waiting, WITH_POWER } from '../helpers/duel.ts';

/** Filch attacks Clone (who has a home colony to spare); Sorcerer, allied with Filch, swaps the cards. */
function swapped() {
  const t = launch(
    table({
      red: { alien: 'filch', homes: WITH_POWER, hand: ['attack-04'] },
      blue: { alien: 'clone', homes: [4, 8, 4, 4, 0], hand: ['attack-15'] },
      green: { alien: 'sorcerer', homes: WITH_POWER, hand: ['flare-sorcerer'] },
    }),
  );
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 1 } });
  t.answer('green', 'respond', 'flare-sorcerer');
  expect(t.totals()).toEqual([15 + 3 + 1, 4 + 4]);
  expect(waiting(t)).toEqual(['blue respond']); // Clone before Filch
  expect(t.options('blue', 'respond')).toEqual(['pass', 'clone:replicate']);
  return t;
}

test('Annex E-4: after a swap Clone keeps the card before it, and Filch finds nothing to take', () => {
  const t = swapped();
  t.answer('blue', 'respond', 'clone:replicate').finish();
  expect(t.hand('blue')).toEqual(['attack-04']);
  expect(t.hand('red')).toEqual([]);
  expect(t.discard()).toEqual(['attack-15']);
});

test('Annex E-4: if Clone lets it go, Filch takes what lay before Clone: its own former card', () => {
  const t = swapped();
  t.answer('blue', 'respond', 'pass');
  expect(t.options('red', 'respond')).toEqual(['pass', 'filch:theft']);
  t.answer('red', 'respond', 'filch:theft').answer('red', 'yes-no', 'no').finish();
  expect(t.hand('red')).toEqual(['attack-04']);
  expect(t.hand('blue')).toEqual([]);
  expect(t.discard()).toEqual(['attack-15']);
});

test('Annex E-4: without a swap what Clone keeps is out of reach of Filch as well', () => {
  const t = toPlanning(
    table({
      red: { alien: 'filch', homes: WITH_POWER, hand: ['attack-04'] },
      blue: { alien: 'clone', homes: WITH_POWER, hand: ['attack-15'] },
    }),
  );
  t.answer('blue', 'respond', 'clone:replicate').finish();
  expect(t.hand('blue')).toEqual(['attack-15']);
  expect(t.discard()).toEqual(['attack-04']);
});

test('EX-4: against Sorcerer, Oracle sees the card first, chooses, and then Sorcerer may swap', () => {
  const t = toPlanning(
    table({
      red: { alien: 'oracle', homes: WITH_POWER, hand: ['attack-15', 'attack-04'] },
      blue: { alien: 'sorcerer', homes: WITH_POWER, hand: ['attack-08', 'negotiate'] },
    }),
  );
  expect(waiting(t)).toEqual(['blue encounter-card']);
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.game.view(0).encounter!.laid[1]).toEqual({ card: 'attack-08', up: true });
  t.answer('red', 'encounter-card', 'attack-15');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'sorcerer:magic']);
  // Oracle's card is still face down: Sorcerer decides without having seen it.
  expect(t.game.view(1).encounter!.laid[0]).toEqual({ card: null, up: false });
  t.answer('blue', 'respond', 'sorcerer:magic').finish();
  expect(t.totals()).toEqual([8 + 3, 15 + 4]);
});

test('EX-4: the same with Oracle as defense, and Sorcerer may leave the cards', () => {
  const t = toPlanning(
    table({
      red: { alien: 'sorcerer', homes: WITH_POWER, hand: ['attack-08', 'negotiate'] },
      blue: { alien: 'oracle', homes: WITH_POWER, hand: ['attack-15', 'attack-04'] },
    }),
  );
  t.answer('red', 'encounter-card', 'attack-08');
  expect(waiting(t)).toEqual(['blue encounter-card']);
  t.answer('blue', 'encounter-card', 'attack-15');
  t.answer('red', 'respond', 'pass').finish();
  expect(t.totals()).toEqual([11, 19]);
});
