import { expect, test } from 'vitest';
import { withRewards } from '../../../helpers/rewards.ts';
import {
  ally,
  expectOutcome,
  happened,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const mesmer = (...hand: string[]) => ({ alien: 'mesmer', homes: WITH_POWER, hand });

test('mesmer: plays an artifact as any other, where that one could be played; the card is discarded', () => {
  const t = table({ green: mesmer('quash') });
  expect(t.options('green', 'respond')).toEqual(['pass', 'plague:infect@mesmer']);
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'red');
  t.answer('red', 'ships', { 'red-2': 3 });
  expect(t.discard()).toEqual(['attack-10', 'quash']);
  expect(t.hand('green')).toEqual([]);
  expectOutcome(t, 'broken-off');
});

test('mesmer: the role and the phase of the named artifact must fit', () => {
  // Mobius Tubes are for the offense: nobody else may name them at the start of the encounter.
  const t = table({ red: { warp: 2, hand: ['attack-10'] }, green: mesmer('quash') });
  expect(t.options('green', 'respond')).toEqual(['pass', 'plague:infect@mesmer']);
  t.answer('green', 'respond', 'pass').answer('red', 'ships', { 'red-1': 1 });
  toPlanning(t);
  expect(t.options('green', 'respond')).toEqual(['pass', 'emotion-control:calm@mesmer']);
  t.answer('green', 'respond', 'pass');
  expectOutcome(t, 'offense');

  const own = table({ red: { ...mesmer('attack-10', 'quash'), homes: [4, 10, 4, 0, 0] } });
  expect(own.options('red', 'respond')).toEqual([
    'pass',
    'mobius-tubes:empty-the-warp@mesmer',
    'plague:infect@mesmer',
  ]);
  own.answer('red', 'respond', 'mobius-tubes').answer('red', 'ships', { 'red-2': 2 });
  expect(own.warp('red')).toBe(0);
  expect(own.discard()).toEqual(['quash']);
  toPlanning(own);
  expectOutcome(own, 'offense');
});

test('mesmer: chooses which artifact to play; one that is what it names needs no power', () => {
  const t = table({ green: mesmer('plague', 'quash', 'ionic-gas') });
  expect(t.options('green', 'respond')).toEqual(['pass', 'plague:infect@mesmer', 'plague:infect']);
  t.answer('green', 'respond', 'plague:infect@mesmer');
  expect(t.options('green', 'card')).toEqual(['quash', 'ionic-gas']);
  expect(t.asked('green').decision).toMatchObject({
    key: 'mesmer.card',
    params: { card: 'plague' },
    secret: true,
  });
  t.answer('green', 'card', 'ionic-gas').answer('green', 'player', 'blue').answer('green', 'respond', 'pass');
  t.answer('blue', 'ships', { 'blue-2': 3 });
  expect(t.hand('green')).toEqual(['plague', 'quash']);
  expect(t.discard()).toEqual(['attack-08', 'ionic-gas']);
  // No limit but the cards in hand.
  expect(t.options('green', 'respond')).toEqual(['pass', 'plague:infect@mesmer', 'plague:infect']);

  const lone = table({ green: mesmer('plague') });
  expect(lone.options('green', 'respond')).toEqual(['pass', 'plague:infect']);
});

test('mesmer: zapped, the card returns and may be played for what it is', () => {
  const t = table({ red: { hand: ['attack-10', 'cosmic-zap'] }, green: mesmer('emotion-control') });
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'red');
  expect(t.asked('red', 'respond').decision.params).toMatchObject({ player: 2, alien: 'mesmer', whom: 0 });
  t.answer('red', 'respond', 'cosmic-zap');
  expect(t.hand('green')).toEqual(['emotion-control']);
  toPlanning(t);
  expect(t.options('green', 'respond')).toEqual(['pass', 'emotion-control:calm']);
  t.answer('green', 'respond', 'emotion-control');
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
});

test('mesmer: Card Zap works against the card that is really played', () => {
  const t = table({ red: { hand: ['attack-10', 'card-zap'] }, green: mesmer('quash') });
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'red');
  expect(t.asked('red', 'respond').decision.params).toMatchObject({ player: 2, card: 'quash' });
  t.answer('red', 'respond', 'card-zap');
  expect(t.hand('green')).toEqual([]);
  expect(t.discard()).toEqual(['card-zap', 'quash']);
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(happened(t)).toContain('card.stopped');
});

test('mesmer: an artifact answers as Cosmic Zap or Card Zap, and never itself without end', () => {
  const t = table({ green: mesmer('quash', 'plague', 'ionic-gas') });
  t.answer('green', 'respond', 'plague:infect@mesmer')
    .answer('green', 'card', 'quash')
    .answer('green', 'player', 'red');
  // Its own use, answered with a card that is still in hand; that is a use of the same power again.
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap@mesmer']);
  t.answer('green', 'respond', 'cosmic-zap').answer('green', 'card', 'plague');
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap@mesmer']);
  t.answer('green', 'respond', 'cosmic-zap');
  // The last card is on the table and cannot be answered any more. It has undone the answer, so the plague strikes.
  t.answer('red', 'ships', { 'red-2': 3 });
  expect(t.discard()).toEqual(['ionic-gas', 'attack-10', 'quash']);
  expect(t.hand('green')).toEqual(['plague']);
  expectOutcome(t, 'broken-off');
});

test('mesmer: without the power artifacts are what they are (POWER-1)', () => {
  const t = table({ green: { ...mesmer('quash'), homes: [4, 16, 0, 0, 0] } });
  expect(waiting(t)).toEqual(['red launch']);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('mesmer: without an artifact there is nothing to hypnotise', () => {
  const t = table({ green: mesmer('reinforcement-2', 'attack-20') });
  expect(waiting(t)).toEqual(['red launch']);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('mesmer: a named artifact does all it does: Force Field picks its players as it is announced (ZAP-1a)', () => {
  const t = launch(
    table({ blue: mesmer('attack-08', 'mobius-tubes'), green: {} }).answer('blue', 'respond', 'pass'),
  );
  ally(t, { green: ['offense', 2] });
  expect(t.options('blue', 'respond')).toEqual(['pass', 'force-field:cancel@mesmer']);
  t.answer('blue', 'respond', 'force-field').answer('green', 'ships', { 'green-1': 2 });
  expect(t.e.allies).toEqual([0, 0]);
  expect(t.discard()).toEqual(['mobius-tubes', 'attack-10', 'attack-08']);
  expectOutcome(t, 'offense');
});

test('mesmer: wild turns an own attack below 10 into a negotiate after the reveal', () => {
  const t = toPlanning(table({ blue: { hand: ['attack-08', 'flare-mesmer'] } }));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-mesmer:soften']);
  t.answer('blue', 'respond', 'flare-mesmer');
  expectOutcome(t, 'offense');
  expect(t.totals()).toBeNull();
  // A negotiate that lost: compensation is due, but there is nothing to take.
  expect(t.e.faces[1]).toEqual({ type: 'negotiate', value: 0 });
});

test('mesmer: wild is not for an attack of 10 or more, nor for a negotiate', () => {
  const ten = toPlanning(table({ red: { hand: ['attack-10', 'flare-mesmer'] } }));
  expectOutcome(ten, 'offense');
  expect(ten.totals()).toEqual([13, 12]);
  const calm = toPlanning(table({ blue: { hand: ['negotiate', 'flare-mesmer'] } }));
  expectOutcome(calm, 'offense');
});

test('mesmer: super plays any card that is no encounter card; the flare comes back', () => {
  const t = table({ green: mesmer('flare-mesmer', 'reinforcement-5', 'attack-20') });
  expect(t.options('green', 'respond')).toEqual(['pass', 'plague:infect@mesmer']);
  t.answer('green', 'respond', 'plague');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-mesmer:any-card']);
  t.answer('green', 'respond', 'flare-mesmer');
  t.answer('green', 'card', 'reinforcement-5');
  // Everybody has seen the card: it is not taken back.
  expect(t.game.canTakeBack(2)).toBe(false);
  t.answer('green', 'player', 'blue');
  t.answer('blue', 'ships', { 'blue-2': 3 });
  expect(t.discard()).toEqual(['attack-08', 'reinforcement-5']);
  expect(t.hand('green')).toEqual(['attack-20', 'flare-mesmer']);
});

test('mesmer: super may be left, and then there is no card to play with; played, it is one flare of the encounter (FLARE-3)', () => {
  const t = table({ green: mesmer('flare-mesmer', 'reinforcement-5') });
  t.answer('green', 'respond', 'plague').answer('green', 'respond', 'pass');
  // What has come to nothing is not offered once more in this window: nobody can go on like that for ever.
  expect(waiting(t)).toEqual(['red launch']);
  expect(t.hand('green')).toEqual(['flare-mesmer', 'reinforcement-5']);
  toPlanning(t);
  t.answer('green', 'respond', 'emotion-control').answer('green', 'respond', 'flare-mesmer');
  t.answer('green', 'card', 'reinforcement-5');
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect(t.hand('green')).toEqual(['flare-mesmer']);
});

test('mesmer: a zap of the super side hits the use it belongs to (ZAP-2)', () => {
  const t = table({
    red: { hand: ['attack-10', 'cosmic-zap'] },
    green: mesmer('flare-mesmer', 'reinforcement-5'),
  });
  t.answer('green', 'respond', 'plague').answer('green', 'respond', 'flare-mesmer');
  t.answer('red', 'respond', 'cosmic-zap');
  expect(t.hand('green')).toEqual(['flare-mesmer', 'reinforcement-5']);
  expect(waiting(t)).toEqual(['red launch']);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('mesmer: RUL-20: artifacts of the reward deck can be named where that is in the game', () => {
  const t = withRewards({ green: mesmer('quash') });
  // At any time, and therefore before anything else.
  const anyTime = ['pass', 'ship-zap:zap@mesmer', 'omni-zap:ship-zap@mesmer'];
  expect(t.options('green', 'respond')).toEqual(anyTime);
  t.answer('green', 'respond', 'pass');
  expect(t.options('green', 'respond')).toEqual(['pass', 'plague:infect@mesmer', 'rebirth:resettle@mesmer']);
  t.answer('green', 'respond', 'rebirth').answer('green', 'player', 'blue').answer('blue', 'ships', {});
  expect([t.discard(), waiting(t)]).toEqual([['quash'], ['red launch']]);
});
