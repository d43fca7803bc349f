import { expect, test } from 'vitest';
import { expectOutcome, table, toPlanning } from '../helpers/duel.ts';

/** Red grants a colony on its third planet for a card; green quashes, and red may give up a ship to save the deal. */
const quashed = () =>
  toPlanning(
    table({
      red: { hand: ['negotiate', 'flare-void'], homes: [4, 15, 1, 0, 0], alien: 'virus' },
      blue: { hand: ['negotiate', 'attack-08'] },
      green: { hand: ['quash'] },
    }),
  )
    .answer('blue', 'encounter-card', 'negotiate')
    .answer('red', 'offer', { give: { colony: 'red-3' }, get: { cards: { 'attack-08': 1 } } })
    .answer('blue', 'offer', 'accept')
    .answer('green', 'respond', 'quash')
    .answer('red', 'respond', 'flare-void');

test('DEAL-1, quash: a colony promised where its giver has none any more cannot be granted, the deal fails', () => {
  const t = quashed().answer('red', 'ships', { 'red-3': 1 });
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.hand('red'), t.ships('red-3', 'blue'), t.discard()]).toEqual([
    ['flare-void'],
    0,
    ['quash', 'negotiate', 'negotiate'],
  ]);
});

test('DEAL-1, quash: the deal stands if the colony does', () => {
  const t = quashed().answer('red', 'ships', { 'red-2': 1 });
  t.answer('blue', 'ships', { 'blue-2': 1 }).answer('red', 'ships', { 'red-1': 3 });
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect([t.hand('red'), t.ships('red-3', 'blue')]).toEqual([['attack-08', 'flare-void'], 1]);
});
