import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { ally, expectOutcome, inviteNobody, launch, table, waiting } from '../helpers/duel.ts';

const sides = (t: Table, colour: string): string[] =>
  t.options(colour, 'ally').filter((label) => label.startsWith('to '));

const five = { yellow: {}, purple: {} };

test('ALLY-1: the offense invites any set of the others, never the defense, and nobody answers yet', () => {
  const t = launch(table(five));
  expect(t.asked('red', 'invite')).toMatchObject({
    options: ['green', 'yellow', 'purple'],
    decision: { min: 0, max: 3 },
  });
  t.answer('red', 'invite', ['green', 'purple']);
  expect(waiting(t)).toEqual(['blue invite']);
  t.answer('blue', 'invite', []);
  expect(waiting(t)).toEqual(['green ally']);
  t.answer('green', 'ally', { to: 'none' }).answer('purple', 'ally', { to: 'none' });
  expectOutcome(t, 'offense');
});

test('ALLY-2: then the defense invites, never the offense, also players already invited', () => {
  const t = launch(table(five)).answer('red', 'invite', ['green']);
  expect(t.options('blue', 'invite')).toEqual(['green', 'yellow', 'purple']);
  t.answer('blue', 'invite', ['green', 'yellow']);
  expect(sides(t, 'green')).toEqual(['to none', 'to offense', 'to defense']);
  t.answer('green', 'ally', { to: 'none' });
  expect(sides(t, 'yellow')).toEqual(['to none', 'to defense']);
  t.answer('yellow', 'ally', { to: 'none' });
  expectOutcome(t, 'offense');
});

test('ALLY-3: invited players decide in turn from the left of the offense, one side or neither', () => {
  const t = launch(table({ ...five, purple: { hand: ['attack-06'] } }, { offense: 'red' }));
  t.answer('red', 'invite', ['green', 'purple']).answer('blue', 'invite', ['green']);
  expect(waiting(t)).toEqual(['green ally']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 2 } });
  expect([t.ships('aid', 'green'), t.ships('gate', 'green')]).toEqual([2, 0]);
  expect(waiting(t)).toEqual(['purple ally']);
  expect(sides(t, 'purple')).toEqual(['to none', 'to offense']);
  t.answer('purple', 'ally', { to: 'offense', ships: { 'purple-2': 3 } });
  expect(t.totals()).toEqual([16, 14]);
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'purple'), t.warp('green')]).toEqual([3, 2]);
});

test('ALLY-3: the order is counted from the offense, wherever it sits', () => {
  const t = table({ ...five, green: { hand: ['attack-10'] } }, { offense: 'green' });
  t.answer('green', 'launch', { to: 'blue-1', ships: { 'green-2': 4 } });
  t.answer('green', 'invite', ['red', 'yellow', 'purple']).answer('blue', 'invite', []);
  for (const colour of ['yellow', 'purple', 'red']) {
    expect(waiting(t)).toEqual([`${colour} ally`]);
    t.answer(colour, 'ally', { to: 'none' });
  }
  expectOutcome(t, 'offense');
});

test('ALLY-3: who is not invited is not asked', () => {
  const t = inviteNobody(launch(table(five)));
  expectOutcome(t, 'offense');
  expect(t.game.events(-1).filter((event) => event.type === 'allied')).toEqual([]);
});

test('ALLY-4: an ally sends one to four ships from any own colonies, bystanders on the planet included', () => {
  const t = launch(table({ green: { colonies: { 'blue-1': 2 } } }));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', ['green']);
  expect(t.asked('green', 'ally')).toMatchObject({
    options: ['to none', 'to offense', 'to defense', 'blue-1 0..2', 'green-1 0..4', 'green-2 0..14'],
    decision: { min: 1, max: 4 },
  });
  t.answer('green', 'ally', { to: 'offense', ships: { 'blue-1': 2, 'green-1': 1, 'green-2': 1 } });
  expect(t.totals()).toEqual([17, 12]);
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'green'), t.foreign('green')]).toEqual([4, 1]);
});

test('ALLY-4: offensive allies go onto the gate, defensive allies beside the planet', () => {
  const t = launch(table(five));
  ally(t, { green: ['offense', 1], yellow: ['defense', 1] });
  expect(t.totals()).toEqual([14, 13]);
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'green'), t.warp('yellow'), t.ships('blue-1', 'yellow')]).toEqual([1, 1, 0]);
});

test('ALLY-4: an invited player without a ship in a colony cannot ally and is not asked', () => {
  const t = launch(table({ green: { homes: [0, 0, 0, 0, 0] } }));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', ['green']);
  expectOutcome(t, 'offense');
  expect(t.e.allies).toEqual([0, 0]);
});

test('ALLY-5: main players are nobody to invite, and an alliance once made is not asked about again', () => {
  const t = launch(table({ blue: { hand: ['attack-08', 'attack-06'] } }));
  expect([...t.options('red', 'invite')]).toEqual(['green']);
  t.answer('red', 'invite', ['green']);
  expect(t.options('blue', 'invite')).toEqual(['green']);
  t.answer('blue', 'invite', []).answer('green', 'ally', { to: 'offense', ships: { 'green-2': 1 } });
  expect(waiting(t)).toEqual(['blue encounter-card']);
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
  expect(t.ships('blue-1', 'green')).toBe(1);
});
