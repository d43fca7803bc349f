import { expect, test } from 'vitest';
import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { table } from '../../../helpers/duel.ts';

/** Red attacks blue-1 with two ships, nobody is invited. */
function attack(
  red: PlayerSpec,
  blue: PlayerSpec,
  green: PlayerSpec,
  more: Partial<PositionSpec> = {},
): Table {
  const t = new Table({ players: [red, blue, green], destiny: ['destiny-blue'], ...more });
  return launch(t);
}
function launch(t: Table): Table {
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  return t;
}

test('clone: takes its card back, which allows a second encounter', () => {
  const t = attack(
    { colour: 'red', alien: 'clone', hand: ['attack-20'] },
    { colour: 'blue', alien: 'human', hand: ['attack-06'] },
    { colour: 'green', alien: 'zombie' },
  );
  expect(t.totals()).toEqual([22, 14]);
  expect(t.options('red', 'respond')).toEqual(['pass', 'clone:replicate']);
  t.answer('red', 'respond', 'clone:replicate');
  expect(t.asked('red', 'yes-no').key).toBe('ask.second-encounter');
  t.answer('red', 'yes-no', 'no').finish();
  expect(t.hand('red')).toEqual(['attack-20']);
  expect(t.discard()).toEqual(['attack-06']);
});

test('clone: without its power the only card is gone, and no second encounter', () => {
  const t = attack(
    { colour: 'red', alien: 'clone', hand: ['attack-20'] },
    { colour: 'blue', alien: 'human', hand: ['attack-06'] },
    { colour: 'green', alien: 'zombie' },
  );
  t.answer('red', 'respond', 'pass').finish();
  expect(t.hand('red')).toEqual([]);
  expect(t.discard()).toEqual(['attack-20', 'attack-06']);
});

test('clone: as defense takes back a morph as a morph, after losing', () => {
  const t = attack(
    { colour: 'red', alien: 'human', hand: ['attack-20'] },
    { colour: 'blue', alien: 'clone', hand: ['morph'] },
    { colour: 'green', alien: 'zombie' },
  );
  expect(t.totals()).toEqual([26, 24]);
  t.answer('blue', 'respond', 'clone:replicate').finish();
  expect(t.hand('blue')).toEqual(['morph']);
  expect(t.discard()).toEqual(['attack-20']);
});

test('clone: after compensation, which takes from the hand without the card played', () => {
  const t = attack(
    { colour: 'red', alien: 'human', hand: ['negotiate'] },
    { colour: 'blue', alien: 'clone', hand: ['attack-20', 'quash'] },
    { colour: 'green', alien: 'zombie' },
  );
  expect(t.hand('red')).toEqual(['quash']);
  expect(t.options('blue', 'respond')).toEqual(['pass', 'clone:replicate']);
  t.answer('blue', 'respond', 'clone:replicate').finish();
  expect(t.hand('blue')).toEqual(['attack-20']);
});

test('clone: ZAP-1: zapped, the card is discarded', () => {
  const t = attack(
    { colour: 'red', alien: 'clone', hand: ['attack-04'] },
    { colour: 'blue', alien: 'zombie', hand: ['attack-20'] },
    { colour: 'green', alien: 'human', hand: ['cosmic-zap'] },
  );
  t.answer('red', 'respond', 'clone:replicate');
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap').finish();
  expect(t.hand('red')).toEqual([]);
  expect(t.discard()).toEqual(['cosmic-zap', 'attack-04', 'attack-20']);
});

test('clone: an ally has no card to take back', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'human', hand: ['attack-20'] },
      { colour: 'blue', alien: 'zombie', hand: ['attack-30'] },
      { colour: 'green', alien: 'clone' },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', ['green']);
  t.answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 1 } });
  t.finish();
  expect(t.totals()).toEqual([27, 34]);
  expect(t.discard()).toEqual(['attack-20', 'attack-30']);
});

test('clone: wild keeps an artifact that has worked, not to be played again in this encounter', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'zombie', hand: ['attack-10', 'cosmic-zap', 'flare-clone'] },
      { colour: 'blue', alien: 'macron', hand: ['attack-08'] },
      { colour: 'green', alien: 'human' },
    ],
    destiny: ['destiny-blue'],
    deck: ['attack-01'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-1': 1 } });
  expect(t.options('red', 'respond')).toEqual(['pass', 'cosmic-zap:zap']); // Macron's mass
  t.answer('red', 'respond', 'cosmic-zap');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-clone:keep-artifact']);
  t.answer('red', 'respond', 'flare-clone');
  // Human's and Zombie's powers are used without another question: the zap is spent.
  expect(t.totals()).toEqual([12, 17]);
  expect(t.hand('red')).toEqual(['cosmic-zap', 'flare-clone']);
  t.answer('red', 'ships', { 'red-1': 2 });
  t.answer('green', 'ships', { 'green-1': 1 });
  t.finish();
  expect(t.hand('green')).toEqual(['attack-01']);
  expect(t.discard()).toEqual(['attack-10', 'attack-08']);
});

test('clone: wild does not keep an artifact that a Card Zap has stopped', () => {
  const t = new Table({
    players: [
      {
        colour: 'red',
        alien: 'zombie',
        hand: ['attack-04', 'mobius-tubes', 'flare-clone'],
        homes: [4, 4, 4, 4, 2],
      },
      { colour: 'blue', alien: 'human', hand: ['attack-20'] },
      { colour: 'green', alien: 'macron', hand: ['card-zap'] },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'respond', 'mobius-tubes');
  t.answer('green', 'respond', 'card-zap');
  expect(t.discard()).toEqual(['card-zap', 'mobius-tubes']);
  t.answer('red', 'ships', { 'red-5': 1 }); // REGR-1, no flare in between
  launch(t);
  t.answer('red', 'ships', { 'red-1': 2 }).finish();
  expect(t.hand('red')).toEqual(['flare-clone']);
});

const loser = (hand: string[]) =>
  attack(
    { colour: 'red', alien: 'clone', hand: ['negotiate', 'flare-clone'] },
    { colour: 'blue', alien: 'human', hand: ['attack-06', ...hand] },
    { colour: 'green', alien: 'zombie' },
  );

test('clone: super takes any number from the normal compensation to twice as many', () => {
  const t = loser(['attack-00', 'attack-01', 'attack-05', 'attack-07', 'attack-09']);
  t.answer('blue', 'encounter-card', 'attack-06');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-clone:double']);
  t.answer('red', 'respond', 'flare-clone');
  expect(t.options('red', 'number')).toEqual(['2', '3', '4']);
  t.answer('red', 'number', '3');
  expect(t.hand('blue')).toHaveLength(2);
  t.answer('red', 'respond', 'clone:replicate').finish();
  expect(t.hand('red')).toHaveLength(5);
  expect(t.hand('red')).toEqual(expect.arrayContaining(['flare-clone', 'negotiate']));
});

test('clone: super ends at the payer’s hand', () => {
  const t = loser(['attack-00', 'attack-01', 'attack-05']);
  t.answer('blue', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'flare-clone');
  expect(t.options('red', 'number')).toEqual(['2', '3']);
  t.answer('red', 'number', '3');
  t.answer('red', 'respond', 'pass').finish();
  expect(t.hand('blue')).toEqual([]);
  expect(t.hand('red')).toEqual(['attack-00', 'attack-01', 'attack-05', 'flare-clone']);
});

test('clone: super is not offered where there is nothing more to take', () => {
  const t = loser(['attack-00', 'attack-01']);
  t.answer('blue', 'encounter-card', 'attack-06');
  expect(t.options('red', 'respond')).toEqual(['pass', 'clone:replicate']);
  t.answer('red', 'respond', 'pass').finish();
  expect(t.hand('red')).toEqual(['attack-00', 'attack-01', 'flare-clone']);
});

test('clone: POWER-1: the third home colony won back in the fight brings the power back in time', () => {
  const t = table(
    {
      red: { alien: 'clone', homes: [4, 16, 0, 0, 0], hand: ['attack-20'] },
      blue: { hand: ['attack-08'], colonies: { 'red-3': 2 } },
    },
    { destiny: ['destiny-red'] },
  );
  t.answer('red', 'option', 'blue').answer('red', 'launch', { to: 'red-3', ships: { 'red-2': 3 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  t.answer('red', 'respond', 'clone:replicate').answer('red', 'yes-no', 'no');
  expect([t.hand('red'), t.ships('red-3', 'red'), t.warp('blue')]).toEqual([['attack-20'], 3, 2]);
});
