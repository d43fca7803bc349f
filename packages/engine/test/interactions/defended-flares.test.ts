import type { Table } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { ally, expectOutcome, launch, table, toPlanning, waiting, WITH_POWER } from '../helpers/duel.ts';

/** The flare is stopped, and its player's Card Zap, the last other card, stops that: now there is nothing to do it with. */
const defended = (t: Table, flare: string, by: string, stops: string): Table =>
  t.answer(by, 'respond', flare).answer(stops, 'respond', 'card-zap').answer(by, 'respond', 'card-zap');

const doppelganger = (...hand: string[]) => ({ alien: 'doppelganger', homes: WITH_POWER, hand });
const cardZap = { hand: ['card-zap'] };

test('a flare whose reason the answers have taken away comes to nothing: no card left to send into the warp', () => {
  const t = table({ green: { hand: ['flare-voyager', 'card-zap'] }, yellow: cardZap });
  defended(t, 'flare-voyager:visit', 'green', 'yellow');
  expect([t.hand('green'), waiting(t)]).toEqual([['flare-voyager'], ['red launch']]);
  expectOutcome(toPlanning(t), 'offense');
});

test('none left to spin', () => {
  const deck = ['attack-08', 'attack-08'];
  const t = toPlanning(
    table({ blue: doppelganger('flare-whirligig', 'card-zap'), green: cardZap }, { deck }),
  );
  defended(t, 'flare-whirligig:spin', 'blue', 'green');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['attack-08', 'flare-whirligig']]);
});

test('none left to discard for an accusation', () => {
  const players = {
    red: { alien: 'muckraker', homes: WITH_POWER, hand: ['attack-10', 'flare-muckraker', 'card-zap'] },
    green: {},
    yellow: cardZap,
  };
  const t = ally(launch(table(players)), { green: ['offense', 2], yellow: ['defense', 1] });
  defended(t, 'flare-muckraker:scandal', 'red', 'yellow');
  // The flare is back and can itself be thrown away for the power.
  expect(t.options('red', 'respond')).toEqual(['pass', 'muckraker:slander']);
  t.answer('red', 'respond', 'pass');
  expectOutcome(t, 'offense');
  expect(t.ships('blue-1', 'green')).toBe(2);
});

test('none left to lay aside for', () => {
  const t = launch(table({ blue: doppelganger('flare-laser', 'card-zap'), green: {}, yellow: cardZap }));
  t.answer('blue', 'respond', 'flare-laser:glare').answer('blue', 'player', 'red');
  t.answer('yellow', 'respond', 'card-zap').answer('blue', 'respond', 'card-zap');
  expect([waiting(t), t.hand('red'), t.hand('blue')]).toEqual([
    ['red invite'],
    ['attack-10'],
    ['flare-laser'],
  ]);
});

test('none left to take from the main player, who has played the last one', () => {
  const players = {
    red: { hand: ['attack-04'] },
    blue: { hand: ['attack-30', 'card-zap'] },
    green: { hand: ['flare-pirate', 'card-zap'] },
  };
  const t = ally(launch(table(players, { deck: ['quash', 'plague'] })), { green: ['defense', 2] });
  defended(t, 'flare-pirate:mutiny', 'green', 'blue');
  t.answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');
  // The rewards are what they would have been.
  expect(t.hand('green')).toEqual(['flare-pirate', 'plague', 'quash']);
});

test('none left to take from an offense that needs none', () => {
  const players = {
    red: doppelganger('card-zap'),
    blue: { hand: ['attack-30', 'card-zap', 'flare-pickpocket'] },
    green: { hand: ['attack-12'] },
  };
  const t = defended(launch(table(players)), 'flare-pickpocket:toll', 'blue', 'red');
  expect([waiting(t), t.hand('red')]).toEqual([['red invite'], []]);
});
