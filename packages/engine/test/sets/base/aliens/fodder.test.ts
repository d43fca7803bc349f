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

const fodder = (...hand: string[]) => ({ alien: 'fodder', homes: WITH_POWER, hand });
const HAND = ['attack-06', 'attack-06', 'attack-08', 'attack-10', 'attack-12', 'attack-04'];

/** Red, with this hand, plays the card against blue’s. */
function meets(own: string, theirs: string, hand: string[], more: Parameters<typeof table>[0] = {}) {
  const t = toPlanning(table({ red: fodder(own, ...hand), blue: { hand: [theirs] }, ...more }));
  if (hand.some((card) => card.startsWith('attack') && card !== own)) t.answer('red', 'encounter-card', own);
  return t;
}

test('fodder: attacks strictly between the two cards are thrown in, all together', () => {
  const t = meets('attack-06', 'attack-12', [
    'attack-06',
    'attack-08',
    'attack-10',
    'attack-12',
    'attack-04',
  ]);
  expect(t.options('red', 'respond')).toEqual(['pass', 'fodder:overwhelm']);
  t.answer('red', 'respond', 'fodder');
  expect(t.options('red', 'cards')).toEqual(['attack-08', 'attack-10']);
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 2 });
  t.answer('red', 'cards', ['attack-08', 'attack-10']);
  // To the discard pile at once, and not again.
  expect(t.totals()).toEqual([27, 16]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['attack-04', 'attack-06', 'attack-12']);
  expect(t.discard()).toEqual(['attack-08', 'attack-10', 'attack-06', 'attack-12']);
});

test('fodder: once per encounter, also when the reveal opens again (REV-6a); a later reinforcement may be answered', () => {
  const t = toPlanning(
    table({
      red: fodder('attack-06', 'attack-08', 'attack-10'),
      blue: { hand: ['attack-12', 'reinforcement-5'] },
    }),
  );
  t.answer('red', 'encounter-card', 'attack-06').answer('red', 'respond', 'pass');
  t.answer('blue', 'reinforce', 'reinforcement-5 defense');
  expect(t.options('red', 'respond')).toEqual(['pass', 'fodder:overwhelm']);
  t.answer('red', 'respond', 'fodder').answer('red', 'cards', ['attack-08']);
  expect(t.totals()).toEqual([17, 21]);
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual(['attack-10']);

  const used = toPlanning(
    table({
      red: fodder('attack-06', 'attack-08', 'attack-10'),
      blue: { hand: ['attack-12', 'reinforcement-5'] },
    }),
  );
  used
    .answer('red', 'encounter-card', 'attack-06')
    .answer('red', 'respond', 'fodder')
    .answer('red', 'cards', ['attack-08']);
  used.answer('blue', 'reinforce', 'reinforcement-5 defense');
  expectOutcome(used, 'defense');
});

test('fodder: no gap, no attack, a negotiate or a morph: not asked', () => {
  for (const [own, theirs, outcome] of [
    ['attack-08', 'attack-10', 'defense'],
    ['attack-12', 'attack-08', 'offense'],
    ['attack-06', 'negotiate', 'offense'],
  ] as const) {
    const t = meets(
      own,
      theirs,
      HAND.filter((card) => card !== own && card !== theirs),
    );
    // A negotiator takes red's whole hand in compensation.
    if (own === 'attack-12') t.answer('red', 'yes-no', 'no');
    expectOutcome(t, outcome);
  }
  const morph = meets('morph', 'attack-30', ['attack-08', 'attack-10']);
  expect(morph.totals()).toEqual([33, 34]);
  expectOutcome(morph, 'defense');
});

test('fodder: as the defense; not as an ally', () => {
  const t = toPlanning(table({ red: { hand: ['attack-12'] }, blue: fodder('attack-04', 'attack-08') }));
  t.answer('blue', 'encounter-card', 'attack-04').answer('blue', 'respond', 'fodder');
  expect(t.totals()).toEqual([15, 16]);
  expectOutcome(t, 'defense');

  const allied = ally(
    launch(
      table({ red: { hand: ['attack-04'] }, blue: { hand: ['attack-12'] }, green: fodder('attack-08') }),
    ),
    {
      green: ['offense', 1],
    },
  );
  expect(allied.totals()).toEqual([8, 16]);
  expectOutcome(allied, 'defense');
});

test('fodder: zapped, the cards stay in hand', () => {
  const t = meets('attack-06', 'attack-12', ['attack-08'], { green: { hand: ['cosmic-zap'] } });
  t.answer('red', 'respond', 'fodder').answer('green', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([9, 16]);
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual(['attack-08']);
});

test('fodder: compares what the encounter cards now count as; its own cards count as printed', () => {
  const mirror = { alien: 'mirror', homes: WITH_POWER, hand: ['attack-04'] };
  const t = meets('attack-30', 'attack-04', ['attack-08', 'attack-40', 'attack-01'], { blue: mirror });
  // 30 reads 3, 04 reads 40.
  t.answer('blue', 'respond', 'mirror').answer('red', 'respond', 'fodder');
  // Of 01, 08 and 40 only the 08 lies between.
  expect(t.totals()).toEqual([14, 44]);
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual(['attack-01', 'attack-40']);
});

test('fodder: Clone, Filch and Fido cannot have the extra cards', () => {
  const t = toPlanning(
    table({
      red: fodder('attack-06', 'attack-08'),
      blue: { alien: 'filch', homes: [4, 8, 4, 4, 0], hand: ['attack-12'] },
    }),
  );
  t.answer('red', 'encounter-card', 'attack-06').answer('red', 'respond', 'fodder');
  t.answer('blue', 'respond', 'filch');
  expectOutcome(t, 'offense');
  expect([t.hand('blue'), t.discard()]).toEqual([['attack-06'], ['attack-08', 'attack-12']]);
});

test('fodder super: also cards equal to or below the own, but never up to the opposing card', () => {
  const t = meets('attack-06', 'attack-12', [
    'attack-06',
    'attack-08',
    'attack-12',
    'attack-04',
    'attack-20',
    'flare-fodder',
  ]);
  t.answer('red', 'respond', 'fodder');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-fodder:any-below']);
  t.answer('red', 'respond', 'flare-fodder');
  expect(t.options('red', 'cards')).toEqual(['attack-04', 'attack-06', 'attack-08']);
  t.answer('red', 'cards', ['attack-04', 'attack-06', 'attack-08']);
  expect(t.totals()).toEqual([27, 16]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['attack-12', 'attack-20', 'flare-fodder']);
});

test('fodder super: with lower cards only the power is offered if the flare can be played', () => {
  const t = meets('attack-08', 'attack-10', ['attack-04', 'flare-fodder']);
  t.answer('red', 'respond', 'fodder').answer('red', 'respond', 'flare-fodder');
  expect(t.totals()).toEqual([15, 14]);
  expectOutcome(t, 'offense');

  const without = meets('attack-08', 'attack-10', ['attack-04']);
  expect(without.totals()).toEqual([11, 14]);
  expectOutcome(without, 'defense');
});

test('fodder super: zapped, nothing is thrown in and the flare returns (Annex E-6)', () => {
  const t = meets('attack-06', 'attack-12', ['attack-04', 'attack-08', 'flare-fodder'], {
    green: { hand: ['cosmic-zap'] },
  });
  t.answer('red', 'respond', 'fodder').answer('green', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-fodder').answer('green', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([9, 16]);
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual(['attack-04', 'attack-08', 'flare-fodder']);
});

test('fodder wild: who was invited and declined joins after the reveal with one ship', () => {
  const t = launch(
    table({ red: { hand: ['attack-08'] }, blue: { hand: ['attack-06'] }, green: { hand: ['flare-fodder'] } }),
    2,
  );
  ally(t, {});
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-fodder:join-late']);
  t.answer('green', 'respond', 'flare-fodder');
  expect(t.options('green', 'option')).toEqual(['offense', 'defense']);
  t.answer('green', 'option', 'offense');
  expect(t.options('green', 'ships')).toEqual(['green-1 0..4', 'green-2 0..16']);
  expect(t.asked('green').decision).toMatchObject({ min: 1, max: 1 });
  t.answer('green', 'ships', { 'green-2': 1 });
  expect(t.totals()).toEqual([11, 10]);
  expectOutcome(t, 'offense');
  // Shares the result like any ally.
  expect([t.ships('blue-1', 'green'), t.foreign('green'), t.hand('green')]).toEqual([1, 1, ['flare-fodder']]);
});

test('fodder wild: only a side that invited; a late defensive ally is rewarded', () => {
  const t = launch(
    table({ red: { hand: ['attack-06'] }, green: { hand: ['flare-fodder'] } }, { deck: ['attack-30'] }),
  );
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']).answer('green', 'ally', { to: 'none' });
  t.answer('green', 'respond', 'flare-fodder').answer('green', 'ships', { 'green-2': 1 });
  expect(t.totals()).toEqual([9, 13]);
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toEqual(['attack-30', 'flare-fodder']);
});

test('fodder wild: not without an invitation, not for an ally, nor for one whose alliance was cancelled', () => {
  const uninvited = inviteNobody(launch(table({ green: { hand: ['flare-fodder'] } })));
  expectOutcome(uninvited, 'offense');

  const allied = ally(launch(table({ green: { hand: ['flare-fodder'] } })), { green: ['offense', 1] });
  expectOutcome(allied, 'offense');

  const players = { blue: { hand: ['attack-08', 'force-field'] }, green: { hand: ['flare-fodder'] } };
  const cancelled = ally(launch(table(players)), { green: ['offense', 1] });
  cancelled.answer('blue', 'respond', 'force-field').answer('green', 'ships', { 'green-1': 1 });
  expect(cancelled.totals()).toEqual([13, 12]);
  expectOutcome(cancelled, 'offense');
});

test('fodder wild: the side is named before anybody may answer (ZAP-1a); zapped, nobody joins', () => {
  const green = { hand: ['flare-fodder'] };
  const t = ally(launch(table({ blue: { hand: ['attack-08', 'card-zap'] }, green })), {});
  t.answer('green', 'respond', 'flare-fodder').answer('green', 'option', 'offense');
  expect(t.asked('blue', 'respond').decision.params).toEqual({ player: 2, card: 'flare-fodder', whom: 0 });
  t.answer('blue', 'respond', 'card-zap');
  expect([t.totals(), t.ships('blue-1', 'green'), t.hand('green')]).toEqual([[13, 12], 0, []]);
  expectOutcome(t, 'offense');
});

test('PRIO-3: what an ally’s power does by itself it does for one who joins late', () => {
  const late = (alien: string, hand: string[]) => {
    const green = { alien, homes: WITH_POWER, hand: ['flare-fodder'] };
    const t = launch(table({ red: { alien: 'fido', hand }, blue: { hand: ['attack-12'] }, green }));
    ally(t, {}).answer('green', 'respond', 'flare-fodder').answer('green', 'option', 'offense');
    return t.answer('green', 'ships', { 'green-2': 1 });
  };
  const human = late('human', ['attack-10']);
  expect(human.totals()).toEqual([10 + 3 + 1 + 4, 16]);
  expectOutcome(human, 'offense');

  const macron = late('macron', ['attack-10']);
  expect(macron.totals()).toEqual([10 + 3 + 4, 16]);
  expectOutcome(macron, 'offense');

  const zapped = late('human', ['attack-10', 'cosmic-zap']);
  expect(zapped.options('red', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  zapped.answer('red', 'respond', 'cosmic-zap');
  expect(zapped.totals()).toEqual([14, 16]);
  expectOutcome(zapped, 'offense');
});

test('fodder wild: until totals are final, and a grudge is not undone by joining late', () => {
  const grudge = { alien: 'grudge', homes: WITH_POWER, hand: ['attack-08', 'reinforcement-2'] };
  const t = launch(table({ red: { hand: ['attack-08'] }, blue: grudge, green: { hand: ['flare-fodder'] } }));
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']).answer('green', 'ally', { to: 'none' });
  t.answer('green', 'respond', 'pass').answer('blue', 'reinforce', 'reinforcement-2 defense');
  t.answer('green', 'respond', 'flare-fodder').answer('green', 'ships', { 'green-2': 1 });
  expect(t.totals()).toEqual([11, 15]);
  // Blue wins: the token costs one ship all the same.
  expect(t.asked('green', 'ships')).toMatchObject({ key: 'grudge.lose' });
  t.answer('green', 'ships', { 'green-1': 1 });
  expect(waiting(t)).toEqual(['green ships']);
  t.answer('green', 'ships', {}).answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect(t.warp('green')).toBe(1);
});
