/** An ally whose ships are all gone from a side is no longer with it (tech.md, Gluon Mines). */
import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { ally, expectOutcome, launch, passAnyTime, table, waiting, WITH_POWER } from '../helpers/duel.ts';
import { withRewards } from '../helpers/rewards.ts';
import { withTechnologies } from '../helpers/technologies.ts';

/** Green has joined the offense with so many ships, and yellow zaps one of them. */
function zapped(ships: number): Table {
  const t = withRewards({ green: { hand: ['reinforcement-5'] }, yellow: { hand: ['ship-zap'] } });
  passAnyTime(launch(t));
  ally(t, { green: ['offense', ships] });
  t.answer('yellow', 'respond', 'ship-zap:zap').answer('yellow', 'player', 'green');
  return t.answer('yellow', 'ships', { gate: 1 });
}

test('Ship Zap on the only ship of an ally: it is no ally any more, and does not reinforce', () => {
  const t = zapped(1);
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('green'), t.ships('blue-1', 'green')]).toEqual([
    [13, 12],
    ['reinforcement-5'],
    0,
  ]);
});

test('Ship Zap on one of two: the ally stays', () => {
  const t = zapped(2);
  expect(t.options('green', 'reinforce')).toContain('reinforcement-5 offense');
  t.answer('green', 'reinforce', 'pass');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.ships('blue-1', 'green')]).toEqual([[14, 12], 1]);
});

test('Plague, played out of its phase, takes the only ship of an ally out of the encounter', () => {
  const t = table({
    green: { homes: [2, 0, 0, 0, 0], warp: 18, hand: ['reinforcement-5'] },
    yellow: { alien: 'greenhorn', homes: WITH_POWER, hand: ['plague', 'attack-04'] },
  });
  const passing = () => {
    while (t.isAsked('yellow', 'respond')) t.answer('yellow', 'respond', 'pass');
    return t;
  };
  passing().answer('yellow', 'player', 'red').answer('yellow', 'card', 'plague');
  launch(passing());
  passing().answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 1 } });
  t.answer('yellow', 'respond', 'plague:infect').answer('yellow', 'player', 'green');
  expect([t.e.allies, t.e.everAllied]).toEqual([
    [0, 0],
    [4, 0],
  ]);
  expectOutcome(passing(), 'offense');
  expect([t.totals(), t.ships('blue-1', 'green')]).toEqual([[13, 12], 0]);
});

test('Ship Zap once the encounter is decided takes nobody out of it', () => {
  const t = withRewards({ blue: { hand: ['attack-20'] }, yellow: { hand: ['ship-zap'] } });
  passAnyTime(launch(t));
  t.answer('red', 'invite', ['green', 'yellow']).answer('blue', 'invite', ['green', 'yellow']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 2 } });
  t.answer('yellow', 'ally', { to: 'none' });
  while (t.e.phase !== 'resolution') t.answer('yellow', 'respond', 'pass');
  t.answer('yellow', 'respond', 'ship-zap:zap').answer('yellow', 'player', 'green');
  t.answer('yellow', 'ships', { aid: 1 });
  // One reward for the ship that is left.
  expect(t.asked('green').decision).toMatchObject({ key: 'ask.rewards', params: { count: 1 } });
});

test('Gluon Mines take an ally of both sides off the gate only', () => {
  const t = withTechnologies({
    blue: { hand: ['attack-20'], technologies: [{ card: 'gluon-mines', ships: 1 }] },
    green: { alien: 'yin-yang', homes: WITH_POWER },
  });
  t.answer('blue', 'option', 'pass');
  launch(t);
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', ['green']);
  t.answer('green', 'respond', 'yin-yang:balance');
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 1 } });
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 2 } });
  t.answer('blue', 'respond', 'gluon-mines:blow-up').answer('blue', 'player', 'green');
  t.answer('blue', 'ships', { 'blue-2': 1 });
  // Still a winner with the defense: two rewards; the offense is not consoled, as green is with one side only.
  expect(t.asked('green').decision).toMatchObject({ key: 'ask.rewards', params: { count: 2 } });
  t.answer('green', 'ships', { 'green-1': 1 }).answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');
  expect([t.hand('green').length, t.warp('green'), waiting(t)]).toEqual([1, 0, []]);
});

/** Green is with this side, with its flagship only, and takes it home while the cards lie open. */
function driven(side: 'offense' | 'defense'): Table {
  const t = table({ green: { special: [{ ship: 'flagship', at: 'green-2' }], hand: ['reinforcement-5'] } });
  passAnyTime(launch(t));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: side, ships: { 'green-2:flagship': 1 } });
  while (t.e.phase !== 'reveal') t.answer('green', 'respond', 'pass');
  t.answer('green', 'respond', 'flagship:hyperspace-drive');
  return t.answer('green', 'ships', { 'green-1:flagship': 1 });
}

test('hyperspace drive: an ally that takes its only ship home is out of the encounter', () => {
  const t = driven('offense');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('green'), t.ships('green-1', 'green')]).toEqual([
    [13, 12],
    ['reinforcement-5'],
    5,
  ]);
});
