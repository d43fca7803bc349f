import { expect, test } from 'vitest';
import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { gather } from '../helpers/gather.ts';

/** Red, anti-matter, attacks blue-1. */
const position = (red: string[], blue: Partial<PlayerSpec>, ...others: string[]): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'anti-matter', hand: red },
    { colour: 'blue', alien: 'warrior', ...blue },
    ...others.map((alien, i) => ({ colour: (['green', 'yellow'] as const)[i], alien })),
  ],
  destiny: ['destiny-blue'],
});
const attack = { offense: 'red', defense: 'blue', at: 'blue-1', ships: 2 };

test('Annex E-7: an opposing macron’s ships are added, four each', () => {
  const t = new Table(position(['attack-20'], { alien: 'macron', hand: ['attack-06'] }, 'loser'));
  gather(t, attack);
  t.finish();
  expect(t.totals()).toEqual([20 - 2, 6 + 4 * 4]);
  expect(t.outcome()).toBe('offense');
});

test('Annex E-7: an allied macron’s ship is subtracted with its four, on either side', () => {
  const own = new Table(position(['attack-20'], { hand: ['attack-06'] }, 'macron'));
  gather(own, { ...attack, allies: [['green', 'offense', 1]] });
  own.finish();
  expect(own.totals()).toEqual([20 - 2 - 4, 6 + 4]);
  expect(own.outcome()).toBe('defense');

  const opposing = new Table(position(['attack-10'], { hand: ['attack-06'] }, 'macron'));
  gather(opposing, { ...attack, allies: [['green', 'defense', 1]] });
  opposing.answer('green', 'ships', { 'green-1': 1 });
  opposing.finish();
  expect(opposing.totals()).toEqual([10 - 2, 6 + 4 - 4]);
  expect(opposing.outcome()).toBe('defense');
});

test('Annex E-7: an opposing virus multiplies its own ships, its allies are subtracted', () => {
  const t = new Table(position(['attack-30'], { alien: 'virus', hand: ['attack-08'] }, 'loser', 'macron'));
  gather(t, {
    ...attack,
    allies: [
      ['green', 'defense', 3],
      ['yellow', 'defense', 1],
    ],
  });
  t.answer('green', 'ships', { 'green-1': 3 });
  t.answer('yellow', 'ships', { 'yellow-1': 1 });
  t.finish();
  expect(t.totals()).toEqual([30 - 2, 8 * 4 - 3 - 4]);
  expect(t.outcome()).toBe('defense');
});

test('Annex E-7: an opposing super virus multiplies all its ships and subtracts none', () => {
  const t = new Table(
    position(['attack-30'], { alien: 'virus', hand: ['attack-04', 'flare-virus'] }, 'loser'),
  );
  gather(t, { ...attack, allies: [['green', 'defense', 3]] });
  t.answer('blue', 'respond', 'flare-virus:epidemic');
  t.answer('green', 'ships', { 'green-1': 3 });
  t.finish();
  expect(t.totals()).toEqual([28, 4 * (4 + 3)]);
  expect(t.outcome()).toBe('defense');
});

test('Annex E-7: a virus allied to anti-matter does not multiply', () => {
  const t = new Table(position(['attack-10'], { hand: ['attack-06'] }, 'virus'));
  gather(t, { ...attack, allies: [['green', 'offense', 3]] });
  t.finish();
  expect(t.totals()).toEqual([10 - 2 - 3, 6 + 4]);
  expect(t.outcome()).toBe('offense');
});

test('Annex E-7: wild virus under negation takes the sign of the own ships', () => {
  const own = new Table(position(['attack-20', 'flare-virus'], { hand: ['attack-06'] }, 'loser'));
  gather(own, { ...attack, allies: [['green', 'offense', 3]] });
  own.answer('red', 'respond', 'flare-virus:cross');
  own.finish();
  expect(own.totals()).toEqual([20 - 2 * 3, 6 + 4]);

  const opposing = new Table(position(['attack-20'], { hand: ['attack-06', 'flare-virus'] }, 'loser'));
  gather(opposing, { ...attack, allies: [['green', 'defense', 3]] });
  opposing.answer('blue', 'respond', 'flare-virus:cross');
  opposing.answer('green', 'ships', { 'green-1': 3 });
  opposing.finish();
  expect(opposing.totals()).toEqual([20 - 2, 6 + 4 * 3]);
});

test('Annex E-7: the human’s four keep their sign as opponent and as either side’s ally', () => {
  const opponent = new Table(position(['attack-10'], { alien: 'human', hand: ['attack-01'] }, 'loser'));
  gather(opponent, attack);
  opponent.finish();
  expect(opponent.totals()).toEqual([8, 1 + 4 + 4]);
  expect(opponent.outcome()).toBe('offense');

  const own = new Table(position(['attack-10'], { hand: ['attack-06'] }, 'human'));
  gather(own, { ...attack, allies: [['green', 'offense', 1]] });
  own.finish();
  expect(own.totals()).toEqual([10 - 2 - 1 + 4, 10]);
  expect(own.outcome()).toBe('defense');

  const opposing = new Table(position(['attack-10'], { hand: ['attack-01'] }, 'human'));
  gather(opposing, { ...attack, allies: [['green', 'defense', 1]] });
  opposing.answer('green', 'ships', { 'green-1': 1 });
  opposing.finish();
  expect(opposing.totals()).toEqual([8, 1 + 4 - 1 + 4]);
  expect(opposing.outcome()).toBe('defense');
});

test('Annex E-7: a zapped human wins whatever negation makes of the totals', () => {
  const t = new Table(
    position(['attack-00'], { alien: 'human', hand: ['attack-40', 'cosmic-zap'] }, 'loser'),
  );
  gather(t, attack);
  // Negation is used first, then humanity.
  t.answer('blue', 'respond', 'pass');
  t.answer('blue', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.totals()).toEqual([0 - 2, 44]);
  expect(t.outcome()).toBe('defense');
});
