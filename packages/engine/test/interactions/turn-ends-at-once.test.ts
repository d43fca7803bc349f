/** PLAN-1: whoever takes the offense's last encounter card ends the turn, and nothing else happens before that. */
import { expect, test } from 'vitest';
import { expectOutcome, happened, launch, table, toPlanning, waiting, WITH_POWER } from '../helpers/duel.ts';

const SEVEN = ['attack-04', 'attack-05', 'attack-06', 'attack-07', 'attack-09', 'attack-11', 'attack-13'];

test('PLAN-1: mutant takes the last encounter card of the offense: nobody is invited any more', () => {
  const t = launch(
    table({ red: { hand: ['attack-10'] }, blue: { alien: 'mutant', homes: WITH_POWER, hand: SEVEN } }),
  );
  t.answer('blue', 'respond', 'mutant:regenerate').answer('blue', 'option', 'red');
  expect(waiting(t)).toEqual(['red ships']);
  t.answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'broken-off');
  expect(happened(t)).not.toContain('invited');
  expect([t.hand('red'), t.ships('red-1', 'red'), t.s.offense]).toEqual([[], 7, 1]);
});

test('PLAN-1, PLAN-2: the defense does not renew its hand for a turn that ends', () => {
  const hoard = { name: 'hoard', playable: true, using: true, back: 'pile' as const };
  const t = toPlanning(
    table(
      {
        red: {
          alien: 'miser',
          homes: WITH_POWER,
          hand: ['quash'],
          piles: [{ ...hoard, cards: ['attack-10', 'flare-chosen'] }],
        },
        blue: { hand: ['force-field'] },
        green: { hand: ['cosmic-zap'] },
      },
      { encounter: 2 },
    ),
  );
  t.answer('red', 'respond', 'flare-chosen:prayer@hoard').answer('green', 'respond', 'cosmic-zap');
  t.answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'broken-off');
  expect([t.hand('blue'), t.discard()]).toEqual([['force-field'], ['cosmic-zap']]);
});
