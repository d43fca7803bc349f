import { expect, test } from 'vitest';
import { Table, type PlayerSpec } from '@cosmarium/engine';
import {
  ally,
  duel,
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  toPlanning,
  WITH_POWER,
} from '../helpers/duel.ts';

/** Red is Macron, one ship at most that counts four; green is nobody who acts. */
const macron = (more: Partial<PlayerSpec> = {}) => ({
  red: { alien: 'macron', homes: WITH_POWER, ...more },
  green: { alien: 'human' },
});

const most = (t: Table, colour = 'red') => t.asked(colour).decision;

test('POWER-1: with three home colonies the power works', () => {
  const t = table(macron());
  expect(most(t)).toMatchObject({ min: 1, max: 1 });
  toPlanning(t, 1);
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');
});

test('POWER-1: with two it does not', () => {
  const t = table(macron({ homes: [4, 16, 0, 0, 0] }));
  expect(most(t)).toMatchObject({ min: 1, max: 4 });
  toPlanning(t, 1);
  expect(t.totals()).toEqual([11, 12]);
  expectOutcome(t, 'defense');
});

test('POWER-1: it is lost at once when the third home colony goes, with no last use', () => {
  const t = table(macron({ homes: [4, 15, 1, 0, 0] }));
  expect(most(t)).toMatchObject({ max: 1 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-3': 1 } });
  expect(happened(t)).toContain('power.lost');
  inviteNobody(t);
  expect(t.totals()).toEqual([11, 12]);
  expectOutcome(t, 'defense');
  expect(t.game.view(1).players[0].sheets[0].state).toBe('lost');
});

test('POWER-1: foreign colonies do not keep a power', () => {
  const t = table(macron({ homes: [8, 8, 0, 0, 0], colonies: { 'green-1': 2, 'green-2': 2 } }));
  expect(most(t)).toMatchObject({ max: 4 });
  toPlanning(t, 1);
  expectOutcome(t, 'defense');
});

test('POWER-1: it is back at once with the third home colony', () => {
  const players = macron({ homes: [4, 16, 0, 0, 0] });
  const t = new Table(duel(players, { destiny: ['destiny-red', 'destiny-blue'] }), 2);
  t.answer('red', 'option', 'resettle');
  expect(most(t)).toMatchObject({ max: 4 });
  t.answer('red', 'launch', { to: 'red-3', ships: { 'red-2': 2 } });
  expect(happened(t)).toContain('power.back');
  t.answer('red', 'yes-no', 'yes');
  expect(most(t)).toMatchObject({ max: 1 });
  toPlanning(t, 1);
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');
});

const withFlare = (homes: number[]) => macron({ homes, hand: ['attack-10', 'flare-macron'] });

test('POWER-2: while the power is lost the matching flare is played as wild', () => {
  const t = toPlanning(table(withFlare([4, 16, 0, 0, 0])), 2);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-macron:bulk']);
  t.answer('red', 'respond', 'flare-macron');
  expect(t.totals()).toEqual([10 + 2 + 2, 12]);
  expectOutcome(t, 'offense');
});

test('FLARE-2, POWER-2: while it is there, as super and only as super', () => {
  const t = table(withFlare(WITH_POWER));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-macron:fleet']);
  t.answer('red', 'respond', 'flare-macron');
  expect(most(t)).toMatchObject({ max: 4 });
  toPlanning(t, 4);
  expect(t.totals()).toEqual([10 + 4 * 4, 12]);
  expectOutcome(t, 'offense');
});

const zapper = { green: { alien: 'human', hand: ['cosmic-zap'] } };

test('ZAP-1: a zap cancels the use, and the power cannot be used again in this encounter', () => {
  const t = table({ ...macron(), ...zapper });
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap');
  expect(most(t)).toMatchObject({ max: 4 });
  toPlanning(t, 3);
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.game.events(-1).filter((event) => event.type === 'power.used')).toHaveLength(1);
  expect(t.discard()).toContain('cosmic-zap');
});

test('ZAP-1: an unanswered use goes on, and each use can be zapped anew', () => {
  const t = table({ ...macron(), ...zapper }).answer('green', 'respond', 'pass');
  expect(most(t)).toMatchObject({ max: 1 });
  toPlanning(t, 1).answer('green', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([11, 12]);
  expectOutcome(t, 'defense');
});

test('ZAP-1: the zap wears off with the encounter', () => {
  const players = {
    ...macron({ hand: ['attack-40', 'attack-10'] }),
    ...zapper,
    blue: { hand: ['attack-08', 'attack-08'] },
  };
  const t = new Table(duel(players, { destiny: ['destiny-blue', 'destiny-blue'] }), 2);
  t.answer('green', 'respond', 'cosmic-zap');
  toPlanning(t, 3).answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'yes');
  expect(most(t)).toMatchObject({ max: 1 });
  launch(t, 1, 'blue-3');
  inviteNobody(t);
  expect(t.totals()).toEqual([14, 8]);
  expectOutcome(t, 'offense');
});

test('ZAP-1: parts that are no use cannot be zapped and work on', () => {
  // Green, as a defensive ally, is rewarded double per ship: that is no use of its power.
  const t = launch(
    table(
      {
        red: { hand: ['attack-04', 'cosmic-zap'] },
        green: { alien: 'macron', homes: WITH_POWER },
      },
      { deck: ['attack-40', 'attack-30'] },
    ),
  );
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']).answer('red', 'respond', 'cosmic-zap');
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
  expect(t.totals()).toEqual([7, 13]);
  expect(t.hand('green')).toEqual(['attack-30', 'attack-40']);
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
});

test('ZAP-2: while zapped the owner plays the matching flare as wild', () => {
  const t = table({ ...withFlare(WITH_POWER), ...zapper });
  t.answer('green', 'respond', 'cosmic-zap');
  toPlanning(t, 3);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-macron:bulk']);
  t.answer('red', 'respond', 'flare-macron');
  expect(t.totals()).toEqual([10 + 3 + 3, 12]);
  expectOutcome(t, 'offense');
});

test('ZAP-1: without a use there is nothing to zap', () => {
  const t = launch(table({ green: { hand: ['cosmic-zap'] } }));
  ally(t, { green: 'none' });
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['cosmic-zap']);
});
