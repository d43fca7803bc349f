import { expect, test } from 'vitest';
import { Table, type PositionSpec } from '@cosmarium/engine';
import { gather } from '../../../helpers/gather.ts';

interface Hands {
  red: string[];
  blue: string[];
  green?: string[];
}

/** Red attacks blue-1. Warrior without tokens adds nothing; Anti-Matter does nothing as an ally. */
const position = (hands: Hands): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'virus', hand: hands.red },
    { colour: 'blue', alien: 'warrior', hand: hands.blue },
    { colour: 'green', alien: 'anti-matter', hand: hands.green ?? [] },
    { colour: 'yellow', alien: 'macron' },
  ],
  destiny: ['destiny-blue'],
});

const attack = { offense: 'red', defense: 'blue', at: 'blue-1' };

test('virus: card times own ships, allies are added afterwards', () => {
  const t = new Table(position({ red: ['attack-06'], blue: ['attack-15'] }));
  gather(t, { ...attack, ships: 3, allies: [['green', 'offense', 2]] });
  t.finish();
  expect(t.totals()).toEqual([6 * 3 + 2, 19]);
  expect(t.outcome()).toBe('offense');
  expect([t.ships('blue-1', 'red'), t.ships('blue-1', 'green')]).toEqual([3, 2]);
});

test('virus: an allied macron ship is added with its four', () => {
  const t = new Table(position({ red: ['attack-06'], blue: ['attack-10'] }));
  gather(t, { ...attack, ships: 2, allies: [['yellow', 'offense', 1]] });
  t.finish();
  expect(t.totals()).toEqual([6 * 2 + 4, 14]);
});

test('virus: as defense the ships on the planet multiply', () => {
  const t = new Table({
    ...position({ red: ['attack-05'], blue: ['attack-15'] }),
    offense: 'blue',
    destiny: ['destiny-red'],
  });
  gather(t, { offense: 'blue', defense: 'red', at: 'red-3', ships: 4 });
  t.finish();
  expect(t.totals()).toEqual([19, 20]);
  expect(t.outcome()).toBe('defense');
  expect(t.warp('blue')).toBe(4);
});

test('virus: without own ships the product is zero', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'virus', hand: ['attack-40'], homes: [0, 8, 4, 4, 4] },
      { colour: 'blue', alien: 'warrior', hand: ['attack-01'] },
      { colour: 'green', alien: 'anti-matter' },
    ],
    offense: 'blue',
    destiny: ['destiny-red'],
  });
  gather(t, { offense: 'blue', defense: 'red', at: 'red-1', ships: 1, allies: [['green', 'defense', 1]] });
  t.finish();
  expect(t.totals()).toEqual([2, 0 + 1]);
  expect(t.outcome()).toBe('offense');
});

test('virus: must multiply by one although adding would win', () => {
  const t = new Table(position({ red: ['attack-12'], blue: ['attack-08'] }));
  gather(t, { ...attack, ships: 1 });
  t.finish();
  expect(t.totals()).toEqual([12, 12]);
  expect(t.outcome()).toBe('defense');
});

test('virus: zapped it adds as usual', () => {
  const t = new Table(position({ red: ['attack-06'], blue: ['attack-08'], green: ['cosmic-zap'] }));
  gather(t, { ...attack, ships: 3 });
  t.answer('green', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.totals()).toEqual([9, 12]);
  expect(t.outcome()).toBe('defense');
});

test('virus: no use with a negotiate of its own, none as an ally', () => {
  const t = new Table(position({ red: ['negotiate'], blue: ['negotiate'], green: ['cosmic-zap'] }));
  gather(t, { ...attack, ships: 3 });
  expect(t.options('red', 'offer')).toEqual(['fail', 'propose']);
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 });
  t.answer('blue', 'ships', { 'blue-2': 3 });
  t.finish();
  expect(t.hand('green')).toEqual(['cosmic-zap']);

  const ally = new Table({
    players: [
      { colour: 'red', alien: 'virus' },
      { colour: 'blue', alien: 'warrior', hand: ['attack-08'] },
      { colour: 'green', alien: 'human', hand: ['attack-06'] },
    ],
    offense: 'blue',
    destiny: ['destiny-green'],
  });
  gather(ally, {
    offense: 'blue',
    defense: 'green',
    at: 'green-1',
    ships: 2,
    allies: [['red', 'offense', 3]],
  });
  ally.finish();
  expect(ally.totals()).toEqual([8 + 2 + 3, 6 + 4 + 4]);
});

test('virus: reinforcements and the human are added after the product', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'virus', hand: ['attack-05', 'reinforcement-3'] },
      { colour: 'blue', alien: 'warrior', hand: ['attack-20'] },
      { colour: 'green', alien: 'human' },
    ],
    destiny: ['destiny-blue'],
  });
  gather(t, { ...attack, ships: 3, allies: [['green', 'offense', 2]] });
  t.answer('red', 'reinforce', 'reinforcement-3 offense');
  t.finish();
  expect(t.totals()).toEqual([5 * 3 + 2 + 4 + 3, 24]);
  expect(t.outcome()).toBe('defense');
});

test('virus super: card times all ships of the side, as pieces (Annex D-5)', () => {
  const t = new Table(position({ red: ['attack-06', 'flare-virus'], blue: ['attack-30'] }));
  gather(t, {
    ...attack,
    ships: 3,
    allies: [
      ['green', 'offense', 2],
      ['yellow', 'offense', 1],
    ],
  });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-virus:epidemic']);
  t.answer('red', 'respond', 'flare-virus');
  t.finish();
  expect(t.totals()).toEqual([6 * (3 + 2 + 1), 34]);
  expect(t.outcome()).toBe('offense');
  expect(t.hand('red')).toEqual(['flare-virus']);
});

test('virus super: zapped, the ships are added and the flare may still be played as a wild (ZAP-2)', () => {
  const t = new Table(
    position({ red: ['attack-06', 'flare-virus'], blue: ['attack-20'], green: ['cosmic-zap'] }),
  );
  gather(t, { ...attack, ships: 4, allies: [['green', 'offense', 3]] });
  t.answer('green', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-virus:epidemic');
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-virus:cross']);
  t.answer('red', 'respond', 'flare-virus');
  t.finish();
  expect(t.totals()).toEqual([6 + 4 * 3, 24]);
  expect(t.hand('red')).toEqual(['flare-virus']);
});

const wild = (alien: string, hand: string[]): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'warrior', hand },
    { colour: 'blue', alien: 'zombie', hand: ['attack-10'], homes: [0, 8, 4, 4, 4] },
    { colour: 'green', alien },
  ],
  destiny: ['destiny-blue'],
});

test('virus wild: own ships times allied ships', () => {
  const t = new Table(wild('anti-matter', ['attack-01', 'flare-virus']));
  gather(t, { ...attack, ships: 4, allies: [['green', 'offense', 4]] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-virus:cross']);
  t.answer('red', 'respond', 'flare-virus');
  t.finish();
  expect(t.totals()).toEqual([1 + 4 * 4, 10]);
  expect(t.outcome()).toBe('offense');
  expect(t.hand('red')).toEqual(['flare-virus']);
});

test('virus wild: a macron ally counts as one piece (Annex D-5)', () => {
  const t = new Table(wild('macron', ['attack-08', 'flare-virus']));
  gather(t, { ...attack, ships: 4, allies: [['green', 'offense', 1]] });
  t.answer('red', 'respond', 'flare-virus');
  t.finish();
  expect(t.totals()).toEqual([8 + 4 * 1, 10]);
});

test('virus wild: without allies the product is zero', () => {
  const t = new Table(wild('anti-matter', ['attack-08', 'flare-virus']));
  gather(t, { ...attack, ships: 4 });
  t.answer('red', 'respond', 'flare-virus');
  t.finish();
  expect(t.totals()).toEqual([8, 10]);
  expect(t.outcome()).toBe('defense');
});

test('virus wild: not without two attacks, not for an ally', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'warrior', hand: ['attack-08', 'flare-virus'] },
      { colour: 'blue', alien: 'zombie', hand: ['negotiate'], homes: [0, 8, 4, 4, 4] },
      { colour: 'green', alien: 'anti-matter' },
    ],
    destiny: ['destiny-blue'],
  });
  gather(t, { ...attack, ships: 2 });
  t.finish();
  expect(t.outcome()).toBe('offense');

  const ally = new Table({
    players: [
      { colour: 'red', alien: 'warrior', hand: ['attack-12'] },
      { colour: 'blue', alien: 'zombie', hand: ['attack-10'], homes: [0, 8, 4, 4, 4] },
      { colour: 'green', alien: 'anti-matter', hand: ['flare-virus'] },
    ],
    destiny: ['destiny-blue'],
  });
  gather(ally, { ...attack, ships: 2, allies: [['green', 'offense', 2]] });
  ally.finish();
  expect(ally.totals()).toEqual([16, 10]);
});

test('virus super: passed on at first, it may answer whatever others do in the reveal phase (FLARE-4)', () => {
  const t = new Table(position({ red: ['attack-06', 'flare-virus'], blue: ['attack-15', 'flare-citadel'] }));
  gather(t, { ...attack, ships: 3, allies: [['green', 'offense', 2]] });
  t.answer('red', 'respond', 'pass');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-citadel:bastion']);
  t.answer('blue', 'respond', 'flare-citadel:bastion');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-virus:epidemic']);
  t.answer('red', 'respond', 'flare-virus').finish();
  expect([t.totals(), t.outcome()]).toEqual([[6 * 5, 15 + 4 + 5], 'offense']);
});
