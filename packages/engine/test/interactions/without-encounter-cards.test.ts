/** Whoever needs no encounter card suffers nothing for having none, whatever asks for one. */
import { expect, test } from 'vitest';
import { expectOutcome, inviteNobody, launch, table, toPlanning, waiting } from '../helpers/duel.ts';

const doppelganger = (...hand: string[]) => ({ alien: 'doppelganger', homes: [4, 8, 4, 4, 0], hand });

test('hate wild: does not beat Doppelganger for want of an encounter card (doppelganger-5)', () => {
  const t = toPlanning(
    table(
      { red: { hand: ['attack-10', 'flare-hate'] }, blue: doppelganger('quash'), green: { hand: [] } },
      { deck: ['attack-20', 'attack-04'] },
    ),
  );
  t.answer('red', 'respond', 'flare-hate');
  // The last card is gone, and two encounter cards come off the deck.
  expect([t.discard(), t.options('blue', 'encounter-card')]).toEqual([['quash'], ['attack-04', 'attack-20']]);
  t.answer('blue', 'encounter-card', 'attack-20');
  expect(t.totals()).toEqual([13, 24]);
  expectOutcome(t, 'defense');
});

test('hate wild: beats anybody else whose hand has none left', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'flare-hate'] }, blue: { hand: ['attack-08'] } }, {}),
  ).answer('red', 'respond', 'flare-hate');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.discard()).toEqual(['attack-08']);
});

test('warrior wild: Doppelganger needs no encounter card to strike back (doppelganger-5)', () => {
  const t = launch(
    table({
      red: { hand: ['attack-40'] },
      blue: doppelganger('attack-01', 'flare-warrior'),
      green: { hand: ['attack-12', 'negotiate'] },
    }),
  );
  inviteNobody(t).answer('blue', 'encounter-card', 'negotiate');
  // The other card it had borrowed is back with green.
  expect(t.hand('blue')).toEqual(['flare-warrior']);
  expect(waiting(t)).toEqual(['blue respond']);
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-warrior:retaliate']);
  t.answer('blue', 'respond', 'flare-warrior').answer('blue', 'ships', { 'blue-2': 1 });
  expect(t.asked('blue', 'launch').options).toContain('to red-1');
});
