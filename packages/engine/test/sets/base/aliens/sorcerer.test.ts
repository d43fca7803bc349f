import { expect, test } from 'vitest';
import { ally, launch, table, toPlanning, WITH_POWER } from '../../../helpers/duel.ts';

const SORCERER = { alien: 'sorcerer', homes: WITH_POWER };

test('sorcerer: swaps the hidden cards, and each card is now the other’s', () => {
  const t = toPlanning(table({ red: { ...SORCERER, hand: ['attack-04'] }, blue: { hand: ['attack-15'] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'sorcerer:magic']);
  // Nobody has looked before deciding.
  expect(t.game.view(0).encounter!.laid).toEqual([
    { card: 'attack-04', up: false },
    { card: null, up: false },
  ]);
  t.answer('red', 'respond', 'sorcerer:magic').finish();
  expect(t.totals()).toEqual([18, 8]);
  expect(t.outcome()).toBe('offense');
  expect(t.discard()).toEqual(['attack-15', 'attack-04']);
});

test('sorcerer: COMP-1: a negotiate swapped over gives its new owner compensation', () => {
  const t = toPlanning(
    table({
      red: { hand: ['negotiate', 'quash', 'force-field'] },
      blue: { ...SORCERER, hand: ['attack-15'] },
    }),
  );
  t.answer('blue', 'respond', 'sorcerer:magic').finish();
  expect(t.outcome()).toBe('offense');
  expect(t.warp('blue')).toBe(4);
  expect(t.hand('red')).toEqual([]);
  expect(t.hand('blue')).toEqual(['force-field', 'quash']);
});

test('sorcerer: ZAP-1: zapped, the cards stay', () => {
  const t = toPlanning(
    table({
      red: { ...SORCERER, hand: ['attack-04'] },
      blue: { hand: ['attack-15'] },
      green: { hand: ['cosmic-zap'] },
    }),
  );
  t.answer('red', 'respond', 'sorcerer:magic');
  t.answer('green', 'respond', 'cosmic-zap').finish();
  expect(t.totals()).toEqual([7, 19]);
});

test('sorcerer: without its flare an ally does not swap', () => {
  const t = launch(table({ green: SORCERER }));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 1 } });
  t.finish();
  expect(t.totals()).toEqual([14, 12]);
});

test('sorcerer: super swaps the main players’ cards as an ally', () => {
  const t = launch(table({ green: { ...SORCERER, hand: ['flare-sorcerer'] } }));
  ally(t, { green: ['defense', 1] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-sorcerer:swap-others']);
  t.answer('green', 'respond', 'flare-sorcerer');
  expect(t.totals()).toEqual([11, 15]);
  expect(t.asked('green', 'ships').key).toBe('ask.place.home');
  t.answer('green', 'ships', { 'green-2': 1 }).finish();
  expect(t.hand('green')).toContain('flare-sorcerer');
});

test('sorcerer: super is for allies, not for onlookers', () => {
  const t = toPlanning(table({ green: { ...SORCERER, hand: ['flare-sorcerer'] } }));
  t.finish();
  expect(t.totals()).toEqual([13, 12]);
});

test('sorcerer: wild trades powers for good with all that belongs to them, and is discarded without a Sorcerer', () => {
  const t = toPlanning(
    table({
      red: { homes: WITH_POWER },
      blue: { alien: 'warrior', tokens: 5, homes: WITH_POWER },
      green: { hand: ['flare-sorcerer'] },
    }),
  );
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-sorcerer:trade-powers']);
  t.answer('green', 'respond', 'flare-sorcerer').finish();
  expect(t.totals()).toEqual([10 + 3 + 5, 8 + 4 + 4]);
  expect(t.aliens('red')).toEqual(['warrior']);
  expect(t.aliens('blue')).toEqual(['human']);
  expect(t.tokens('red')).toBe(6);
  expect(t.discard()).toContain('flare-sorcerer');
});

test('sorcerer: wild goes to a Sorcerer who looks on', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'flare-sorcerer'] }, green: { alien: 'sorcerer' } }),
  );
  t.answer('red', 'respond', 'flare-sorcerer').finish();
  expect(t.aliens('red')).toEqual(['zombie']);
  expect(t.hand('red')).toEqual([]);
  expect(t.hand('green')).toEqual(['flare-sorcerer']);
});

test('sorcerer: wild is not for encounters of the Sorcerer', () => {
  const t = toPlanning(table({ blue: { alien: 'sorcerer' }, green: { hand: ['flare-sorcerer'] } }));
  t.finish();
  expect(t.aliens('blue')).toEqual(['sorcerer']);
  expect(t.hand('green')).toEqual(['flare-sorcerer']);
});

test('sorcerer: a traded power is active only with enough home colonies, and flares follow it at once', () => {
  const t = toPlanning(
    table({
      red: { alien: 'zombie', hand: ['attack-10', 'flare-filch'], homes: WITH_POWER },
      blue: { alien: 'filch' },
      green: { hand: ['flare-sorcerer'] },
    }),
  );
  t.answer('green', 'respond', 'flare-sorcerer');
  // Blue would be the Zombie, but has two home colonies only.
  expect(t.warp('blue')).toBe(4);
  // Red is Filch now, and plays the super side of the flare.
  expect(t.options('red', 'respond')).toEqual(['pass', 'filch:theft', 'flare-filch:pick-any']);
  t.answer('red', 'respond', 'pass').finish();
});
