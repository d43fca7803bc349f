/** START-2, PLAN-2: what can be played at any time can be played before the hand goes. */
import { expect, test } from 'vitest';
import { expectOutcome, inviteNobody, launch, toPlanning } from '../helpers/duel.ts';
import { spent, withRewards } from '../helpers/rewards.ts';

const FRESH = ['attack-40', ...Array<string>(7).fill('negotiate')];

test('START-2: the offense plays a Ship Zap out of the hand that it is about to throw away', () => {
  const t = withRewards({ red: { hand: ['ship-zap', 'quash'] } }, { deck: FRESH });
  t.answer('red', 'respond', 'ship-zap:zap').answer('red', 'player', 'blue');
  t.answer('red', 'ships', { 'blue-2': 1 });
  expect([t.warp('blue'), t.hand('red'), spent(t), t.discard()]).toEqual([1, FRESH, ['ship-zap'], ['quash']]);
});

test('START-2: a card that is not played goes with the hand', () => {
  const t = withRewards({ red: { hand: ['ship-zap', 'quash'] } }, { deck: FRESH });
  t.answer('red', 'respond', 'pass');
  expect([t.hand('red'), spent(t), t.discard()]).toEqual([FRESH, ['ship-zap'], ['quash']]);
});

test('PLAN-2: so does a defense without an encounter card', () => {
  const t = withRewards({ blue: { hand: ['ship-zap'] } }, { deck: FRESH });
  toPlanning(t);
  expect([t.e.phase, t.asked('blue').key]).toEqual(['planning', 'ask.respond.free']);
  t.answer('blue', 'respond', 'ship-zap:zap')
    .answer('blue', 'player', 'red')
    .answer('blue', 'ships', { gate: 1 });
  t.answer('blue', 'encounter-card', 'attack-40');
  expectOutcome(t, 'defense');
  expect([t.totals(), spent(t)]).toEqual([[12, 44], ['ship-zap']]);
});

test('START-1: whoever finds an encounter card before the hand goes keeps it', () => {
  const t = withRewards({ red: { hand: ['flare-greenhorn', 'quash'] } }, { deck: FRESH });
  t.answer('red', 'respond', 'flare-greenhorn');
  expect([t.hand('red'), t.discard()]).toEqual([[...FRESH, 'flare-greenhorn'].sort(), ['quash']]);
  inviteNobody(launch(t));
  expect(t.isAsked('red', 'encounter-card')).toBe(true);
});
