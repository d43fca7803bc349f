import { expect, test } from 'vitest';
import { Table, type PositionSpec } from '@cosmarium/engine';
import { gather } from '../../../helpers/gather.ts';

interface Hands {
  red: string[];
  blue: string[];
  green?: string[];
}

/** Red attacks blue-1 (four ships). Warrior without tokens adds nothing; Virus does nothing as an ally. */
const position = (hands: Hands): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'loser', hand: hands.red },
    { colour: 'blue', alien: 'warrior', hand: hands.blue },
    { colour: 'green', alien: 'virus', hand: hands.green ?? [] },
  ],
  destiny: ['destiny-blue'],
});

const attack = { offense: 'red', defense: 'blue', at: 'blue-1', ships: 2 };

test('loser: in an upset the winner loses', () => {
  const t = new Table(position({ red: ['attack-04'], blue: ['attack-08'] }));
  gather(t, { ...attack, allies: [['green', 'offense', 1]] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'loser:upset']);
  t.answer('red', 'respond', 'loser');
  t.finish();
  expect(t.totals()).toEqual([7, 12]);
  expect(t.outcome()).toBe('offense');
  expect([t.ships('blue-1', 'red'), t.ships('blue-1', 'green')]).toEqual([2, 1]);
  expect(t.warp('blue')).toBe(4);
});

test('loser: as defense too, and then its higher total loses', () => {
  const t = new Table({
    ...position({ red: ['attack-20'], blue: ['attack-08'] }),
    offense: 'blue',
    destiny: ['destiny-red'],
  });
  gather(t, { offense: 'blue', defense: 'red', at: 'red-2', ships: 1 });
  t.answer('red', 'respond', 'loser');
  t.finish();
  expect(t.totals()).toEqual([9, 24]);
  expect(t.outcome()).toBe('offense');
  expect(t.warp('red')).toBe(4);
});

test('loser: without a declaration everything is as usual', () => {
  const t = new Table(position({ red: ['attack-04', 'negotiate'], blue: ['attack-08', 'negotiate'] }));
  gather(t, attack);
  t.answer('red', 'respond', 'pass');
  expect(t.options('red', 'encounter-card')).toEqual(['attack-04', 'negotiate']);
  t.answer('red', 'encounter-card', 'attack-04');
  t.answer('blue', 'encounter-card', 'attack-08');
  t.finish();
  expect(t.outcome()).toBe('defense');
  expect(t.warp('red')).toBe(2);
});

test('loser: an upset obliges both to an attack if they hold one; a morph is none', () => {
  const t = new Table(
    position({ red: ['attack-04', 'attack-06', 'negotiate'], blue: ['attack-08', 'attack-10', 'morph'] }),
  );
  gather(t, attack);
  t.answer('red', 'respond', 'loser');
  expect(t.options('red', 'encounter-card')).toEqual(['attack-04', 'attack-06']);
  expect(t.options('blue', 'encounter-card')).toEqual(['attack-08', 'attack-10']);
  t.answer('red', 'encounter-card', 'attack-04');
  t.answer('blue', 'encounter-card', 'attack-10');
  t.answer('red', 'yes-no', 'no');
  t.finish();
  expect(t.outcome()).toBe('offense');
});

test('loser: a negotiate that wins through the upset gives nothing to either player', () => {
  const t = new Table(position({ red: ['attack-04', 'attack-06'], blue: ['negotiate', 'negotiate'] }));
  gather(t, attack);
  t.answer('red', 'respond', 'loser');
  t.answer('red', 'encounter-card', 'attack-04');
  t.finish();
  expect(t.outcome()).toBe('defense');
  expect(t.warp('red')).toBe(2);
  expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-06'], ['negotiate']]);
});

test('loser: two negotiates lead to a deal as usual', () => {
  const t = new Table(position({ red: ['negotiate'], blue: ['negotiate', 'plague'] }));
  t.answer('blue', 'respond', 'pass');
  gather(t, attack);
  t.answer('red', 'respond', 'loser');
  t.answer('red', 'offer', { give: {}, get: { cards: { plague: 1 } } });
  t.answer('blue', 'offer', 'accept');
  t.answer('red', 'ships', { 'red-1': 2 });
  t.finish();
  expect(t.outcome()).toBe('deal');
  expect(t.hand('red')).toEqual(['plague']);
});

test('loser: a zap cancels upset and obligation', () => {
  const t = new Table(
    position({ red: ['attack-04', 'negotiate'], blue: ['attack-08'], green: ['cosmic-zap'] }),
  );
  gather(t, attack);
  t.answer('red', 'respond', 'loser');
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.options('red', 'encounter-card')).toEqual(['attack-04', 'negotiate']);
  t.answer('red', 'encounter-card', 'attack-04');
  t.finish();
  expect(t.outcome()).toBe('defense');
});

test('loser: nothing to declare as an ally', () => {
  const t = new Table({
    ...position({ red: [], blue: ['attack-08'], green: ['negotiate'] }),
    offense: 'blue',
    destiny: ['destiny-green'],
  });
  gather(t, {
    offense: 'blue',
    defense: 'green',
    at: 'green-1',
    ships: 1,
    allies: [['red', 'offense', 1]],
  });
  t.finish();
  expect(t.outcome()).toBe('offense');
});

test('loser wild: both sides lose all ships in the encounter and no card is played', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'warrior', hand: ['attack-20', 'flare-loser'] },
      { colour: 'blue', alien: 'human', hand: ['attack-08'] },
      { colour: 'green', alien: 'virus' },
      { colour: 'yellow', alien: 'anti-matter' },
    ],
    destiny: ['destiny-blue'],
  });
  gather(t, {
    ...attack,
    allies: [
      ['green', 'offense', 3],
      ['yellow', 'defense', 1],
    ],
  });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-loser:both-lose']);
  t.answer('red', 'respond', 'flare-loser');
  t.finish();
  expect(t.outcome()).toBe('both-lose');
  expect(['red', 'blue', 'green', 'yellow'].map((colour) => t.warp(colour))).toEqual([2, 4, 3, 1]);
  expect([t.hand('red'), t.hand('blue'), t.hand('yellow')]).toEqual([
    ['attack-20', 'flare-loser'],
    ['attack-08'],
    [],
  ]);
  // A failed encounter for the offense: the turn has passed on.
  expect([t.s.stage, t.s.offense]).toEqual(['start-turn', 1]);
});

test('loser wild: after an upset both simply lose; the upset cannot follow it', () => {
  const hands = { red: ['attack-04'], blue: ['attack-08', 'flare-loser'] };
  const after = new Table(position(hands));
  gather(after, attack);
  after.answer('red', 'respond', 'loser');
  after.answer('blue', 'respond', 'flare-loser');
  after.finish();
  expect(after.outcome()).toBe('both-lose');
  expect([after.warp('red'), after.warp('blue')]).toEqual([2, 4]);

  const before = new Table(position(hands));
  gather(before, attack);
  before.answer('red', 'respond', 'pass');
  before.answer('blue', 'respond', 'flare-loser');
  before.finish();
  expect(before.outcome()).toBe('both-lose');
});

test('loser wild: not for an ally', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'warrior', hand: ['attack-20'] },
      { colour: 'blue', alien: 'human', hand: ['attack-08'] },
      { colour: 'green', alien: 'virus', hand: ['flare-loser'] },
    ],
    destiny: ['destiny-blue'],
  });
  gather(t, { ...attack, allies: [['green', 'offense', 1]] });
  t.finish();
  expect(t.totals()).toEqual([23, 16]);
});

test('loser super: the upset after the choice, without the obligation', () => {
  const t = new Table(
    position({ red: ['attack-04', 'negotiate', 'flare-loser'], blue: ['attack-08', 'negotiate'] }),
  );
  gather(t, attack);
  expect(t.options('red', 'respond')).toEqual(['pass', 'loser:upset']);
  t.answer('red', 'respond', 'pass');
  expect(t.options('blue', 'encounter-card')).toEqual(['attack-08', 'negotiate']);
  t.answer('red', 'encounter-card', 'negotiate');
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.e.phase).toBe('planning');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-loser:late-upset']);
  t.answer('red', 'respond', 'flare-loser');
  t.answer('red', 'yes-no', 'no');
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect(t.ships('blue-1', 'red')).toBe(2);
  expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-04', 'flare-loser'], ['negotiate']]);
});

test('loser super: not on top of an upset; zapped it is no upset', () => {
  const hands = { red: ['attack-04', 'flare-loser'], blue: ['attack-08'], green: ['cosmic-zap'] };
  const declared = new Table(position(hands));
  gather(declared, attack);
  declared.answer('red', 'respond', 'loser');
  declared.answer('green', 'respond', 'pass');
  declared.finish();
  expect(declared.outcome()).toBe('offense');

  const zapped = new Table(position(hands));
  gather(zapped, attack);
  zapped.answer('red', 'respond', 'pass');
  zapped.answer('red', 'respond', 'flare-loser:late-upset');
  zapped.answer('green', 'respond', 'cosmic-zap');
  zapped.finish();
  expect(zapped.outcome()).toBe('defense');
  expect(zapped.hand('red')).toEqual(['flare-loser']);
});

test('loser: with anti-matter the higher total wins again', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'loser', hand: ['attack-20'] },
      { colour: 'blue', alien: 'anti-matter', hand: ['attack-08'] },
      { colour: 'green', alien: 'virus' },
    ],
    destiny: ['destiny-blue'],
  });
  gather(t, attack);
  t.answer('red', 'respond', 'loser');
  t.finish();
  expect(t.totals()).toEqual([22, 4]);
  expect(t.outcome()).toBe('offense');
});
