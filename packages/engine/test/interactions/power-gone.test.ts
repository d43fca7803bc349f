/** Annex E-9: what lies on a sheet goes with the power that is lost for good. */
import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';
import { duel, expectOutcome, inviteNobody, table, toPlanning, WITH_POWER } from '../helpers/duel.ts';
import { citadelAt, hoard } from '../helpers/piles.ts';

const rebirth = (t: Table): Table => t.answer('red', 'respond', 'flare-reincarnator');
const killer = { hand: ['attack-40', 'flare-reincarnator'] };

test('reincarnator wild: tokens, hoard and citadels of the old alien are gone (Annex E-9)', () => {
  const warrior = rebirth(
    toPlanning(table({ red: killer, blue: { alien: 'warrior', tokens: 7 } }, { aliens: ['clone'] })),
  );
  expectOutcome(warrior, 'offense');
  expect([warrior.aliens('blue'), warrior.tokens('blue')]).toEqual([['clone'], 0]);

  const miser = rebirth(
    toPlanning(
      table(
        { red: killer, blue: { alien: 'miser', piles: hoard('attack-20', 'quash') } },
        { aliens: ['clone'] },
      ),
    ),
  );
  expectOutcome(miser, 'offense');
  expect([miser.aliens('blue'), miser.pile('blue', 'hoard')]).toEqual([['clone'], []]);
  expect(miser.discard()).toEqual(['attack-40', 'attack-08', 'attack-20', 'quash']);

  const citadel = rebirth(
    toPlanning(
      table(
        { red: killer, blue: { alien: 'citadel', piles: citadelAt(1, 'blue-2', 'attack-15') } },
        { aliens: ['clone'] },
      ),
    ),
  );
  expectOutcome(citadel, 'offense');
  expect([citadel.aliens('blue'), citadel.pile('blue', 'citadel-5')]).toEqual([['clone'], []]);
  expect(citadel.discard()).toEqual(['attack-40', 'attack-08', 'attack-15']);
});

test('reincarnator wild: the old flare is wild and the new one super after the encounter (Annex E-9, FLARE-2)', () => {
  const t = new Table(
    duel(
      {
        red: { alien: 'virus', hand: ['attack-40', 'attack-12'] },
        blue: {
          alien: 'macron',
          homes: [4, 8, 4, 4, 0],
          hand: ['attack-08', 'attack-09', 'flare-human', 'flare-macron'],
        },
        green: { alien: 'clone', hand: ['flare-reincarnator'] },
      },
      { destiny: ['destiny-blue', 'destiny-blue'], aliens: ['human'] },
    ),
    2,
  );
  toPlanning(t).answer('red', 'encounter-card', 'attack-40').answer('blue', 'encounter-card', 'attack-08');
  // The human flare is wild, and the macron flare super: nothing for a defense.
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-human:forty-two']);
  t.answer('blue', 'respond', 'pass');
  expect(t.totals()).toEqual([43, 24]);
  t.answer('green', 'respond', 'flare-reincarnator').answer('red', 'yes-no', 'yes');
  expect(t.aliens('blue')).toEqual(['human']);
  t.answer('red', 'launch', { to: 'blue-2', ships: { 'red-2': 3 } });
  inviteNobody(t);
  const both = ['pass', 'flare-human:double', 'flare-human:martyr', 'flare-macron:bulk'];
  expect(t.options('blue', 'respond')).toEqual(both);
  t.answer('blue', 'respond', 'pass');
  expect(t.totals()).toEqual([15, 21]);
  t.answer('blue', 'respond', 'pass');
  expectOutcome(t, 'defense');
});

test('reincarnator wild: the new alien is inactive with too few home colonies (Annex E-9, POWER-1)', () => {
  const t = new Table(
    duel(
      {
        red: { alien: 'virus', hand: ['attack-40', 'attack-12', 'flare-reincarnator'] },
        blue: { hand: ['attack-08', 'attack-09'] },
      },
      { destiny: ['destiny-blue', 'destiny-blue'], aliens: ['human'] },
    ),
    2,
  );
  toPlanning(t).answer('red', 'encounter-card', 'attack-40').answer('blue', 'encounter-card', 'attack-08');
  rebirth(t).answer('red', 'yes-no', 'yes');
  expect(t.aliens('blue')).toEqual(['human']);
  t.answer('red', 'launch', { to: 'blue-2', ships: { 'red-2': 3 } });
  inviteNobody(t);
  // No Humanity: blue has one home colony.
  expect(t.totals()).toEqual([15, 25]);
  t.answer('blue', 'respond', 'pass');
  expectOutcome(t, 'defense');
});

test('reincarnator: a discarded Citadel incarnation takes its citadels along (Annex E-9)', () => {
  const t = table(
    {
      red: {
        alien: 'reincarnator',
        incarnation: 'citadel',
        homes: WITH_POWER,
        hand: ['attack-01', 'attack-15'],
      },
    },
    { aliens: ['clone'] },
  );
  t.answer('red', 'respond', 'citadel:build')
    .answer('red', 'card', 'attack-15')
    .answer('red', 'planet', 'red-1');
  toPlanning(t);
  expectOutcome(t, 'defense');
  expect(t.aliens('red')).toEqual(['reincarnator', 'clone']);
  expect(t.discard()).toEqual(['attack-01', 'attack-08', 'attack-15']);
});
