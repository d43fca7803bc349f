import { expect, test } from 'vitest';
import { Table, type PositionSpec } from '@cosmarium/engine';
import { expectOutcome, table, toPlanning, WITH_POWER } from '../../../helpers/duel.ts';
import { gather } from '../../../helpers/gather.ts';

/** Red attacks blue-1 (four ships). Warrior without tokens adds nothing; Virus and Loser do nothing as allies. */
const position = (hands: { red: string[]; blue: string[]; green?: string[] }): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'anti-matter', hand: hands.red },
    { colour: 'blue', alien: 'warrior', hand: hands.blue },
    { colour: 'green', alien: 'virus', hand: hands.green ?? [] },
    { colour: 'yellow', alien: 'loser' },
  ],
  destiny: ['destiny-blue'],
});

const attack = { offense: 'red', defense: 'blue', at: 'blue-1' };

test('anti-matter: the lower total wins, own and all allied ships are subtracted', () => {
  const t = new Table(position({ red: ['attack-10'], blue: ['attack-10'] }));
  gather(t, {
    ...attack,
    ships: 3,
    allies: [
      ['green', 'offense', 2],
      ['yellow', 'defense', 1],
    ],
  });
  t.finish();
  expect(t.totals()).toEqual([10 - 3 - 2, 10 + 4 - 1]);
  expect(t.outcome()).toBe('offense');
  expect([t.ships('blue-1', 'red'), t.ships('blue-1', 'green')]).toEqual([3, 2]);
  expect([t.warp('blue'), t.warp('yellow')]).toEqual([4, 1]);
});

test('anti-matter: as defense the same, with the signs of its own side', () => {
  const t = new Table({
    ...position({ red: ['attack-10'], blue: ['attack-10'] }),
    offense: 'blue',
    destiny: ['destiny-red'],
  });
  gather(t, {
    offense: 'blue',
    defense: 'red',
    at: 'red-2',
    ships: 2,
    allies: [
      ['green', 'offense', 3],
      ['yellow', 'defense', 1],
    ],
  });
  t.answer('yellow', 'ships', { 'yellow-1': 1 });
  t.finish();
  expect(t.totals()).toEqual([10 + 2 - 3, 10 - 4 - 1]);
  expect(t.outcome()).toBe('defense');
  expect([t.warp('blue'), t.warp('green')]).toEqual([2, 3]);
});

test('anti-matter: a tie goes to the defense', () => {
  const t = new Table(position({ red: ['attack-14'], blue: ['attack-08'] }));
  gather(t, { ...attack, ships: 2 });
  t.finish();
  expect(t.totals()).toEqual([12, 12]);
  expect(t.outcome()).toBe('defense');
});

test('anti-matter: no use when a negotiate is revealed', () => {
  // Green could zap the power if it were used.
  const t = new Table(position({ red: ['attack-10'], blue: ['negotiate'], green: ['cosmic-zap'] }));
  gather(t, { ...attack, ships: 1 });
  t.finish();
  expect(t.totals()).toBeNull();
  expect(t.outcome()).toBe('offense');
  expect(t.hand('green')).toEqual(['cosmic-zap']);
});

test('anti-matter: a negotiate made by emotion control is a negotiate too', () => {
  const t = new Table(
    position({ red: ['attack-10'], blue: ['negotiate'], green: ['cosmic-zap', 'emotion-control'] }),
  );
  gather(t, { ...attack, ships: 1 });
  expect(t.options('green', 'respond')).toEqual(['pass', 'emotion-control:calm']);
  t.answer('green', 'respond', 'emotion-control');
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 1, 'red-2': 2 });
  t.answer('blue', 'ships', { 'blue-2': 3 });
  t.finish();
  expect(t.outcome()).toBe('failed-deal');
});

test('anti-matter: nothing as an ally', () => {
  const t = new Table({
    ...position({ red: ['cosmic-zap'], blue: ['attack-10'], green: ['negotiate'] }),
    offense: 'blue',
    destiny: ['destiny-green'],
  });
  gather(t, {
    offense: 'blue',
    defense: 'green',
    at: 'green-1',
    ships: 2,
    allies: [['red', 'offense', 1]],
  });
  // There is no use to be zapped.
  t.finish();
  expect(t.e.lowerWins).toBe(false);
  expect(t.outcome()).toBe('offense');
  expect(t.ships('green-1', 'red')).toBe(1);
});

test('anti-matter: its own cosmic zap restores normal totals', () => {
  const t = new Table(position({ red: ['attack-10', 'cosmic-zap'], blue: ['attack-08'] }));
  gather(t, { ...attack, ships: 4, allies: [['green', 'offense', 1]] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('red', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.totals()).toEqual([15, 12]);
  expect(t.outcome()).toBe('offense');
  expect(t.discard()).toContain('cosmic-zap');
});

test('anti-matter: a reinforcement on its side hurts it', () => {
  const t = new Table(
    position({ red: ['attack-15'], blue: ['attack-08', 'reinforcement-3'], green: ['reinforcement-2'] }),
  );
  gather(t, { ...attack, ships: 4 });
  // Eleven against twelve, until blue strengthens the offense. Green is not involved.
  expect(t.options('blue', 'reinforce')).toEqual([
    'pass',
    'reinforcement-3 defense',
    'reinforcement-3 offense',
  ]);
  t.answer('blue', 'reinforce', 'reinforcement-3 offense');
  t.finish();
  expect(t.totals()).toEqual([14, 12]);
  expect(t.outcome()).toBe('defense');
});

test('anti-matter wild: stops a wild flare, which stays in hand, costs nothing and is barred', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'warrior', hand: ['attack-10', 'flare-macron', 'flare-virus'] },
      { colour: 'blue', alien: 'zombie', hand: ['attack-08', 'flare-anti-matter'] },
      { colour: 'green', alien: 'loser' },
    ],
    destiny: ['destiny-blue'],
  });
  gather(t, { ...attack, ships: 3, allies: [['green', 'offense', 2]] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-macron:bulk', 'flare-virus:cross']);
  t.answer('red', 'respond', 'flare-macron');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-anti-matter:stop-wild']);
  t.answer('blue', 'respond', 'flare-anti-matter');
  expect(t.hand('red')).toEqual(['flare-macron', 'flare-virus']);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-virus:cross']);
  // The flare that stopped the other has been played: blue has no answer to this one.
  t.answer('red', 'respond', 'flare-virus');
  t.answer('blue', 'ships', { 'blue-2': 4 });
  t.finish();
  expect(t.totals()).toEqual([10 + 3 * 2, 12]);
  expect(t.hand('red')).toEqual(['flare-macron', 'flare-virus']);
  expect(t.hand('blue')).toEqual(['flare-anti-matter']);
});

test('anti-matter wild: not for a bystander, not against a super', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'human', hand: ['attack-10', 'flare-human'] },
      { colour: 'blue', alien: 'warrior', hand: ['attack-08', 'flare-anti-matter'] },
      { colour: 'green', alien: 'loser' },
    ],
    destiny: ['destiny-blue'],
  });
  gather(t, { ...attack, ships: 1 });
  t.answer('red', 'respond', 'flare-human:double');
  t.answer('red', 'respond', 'pass');
  t.finish();
  expect(t.totals()).toEqual([19, 12]);

  const bystander = new Table({
    players: [
      { colour: 'red', alien: 'warrior', hand: ['attack-10', 'flare-macron'] },
      { colour: 'blue', alien: 'zombie', hand: ['attack-08'] },
      { colour: 'green', alien: 'loser', hand: ['flare-anti-matter'] },
    ],
    destiny: ['destiny-blue'],
  });
  gather(bystander, { ...attack, ships: 3 });
  bystander.answer('red', 'respond', 'flare-macron');
  bystander.answer('blue', 'ships', { 'blue-2': 4 });
  bystander.finish();
  expect(bystander.totals()).toEqual([16, 12]);
});

test('anti-matter super: any player stops a super, and it is itself a play that need not be made', () => {
  const table = () => {
    const t = new Table({
      players: [
        { colour: 'red', alien: 'human', hand: ['attack-10', 'flare-human'] },
        { colour: 'blue', alien: 'warrior', hand: ['attack-08'] },
        { colour: 'green', alien: 'anti-matter', hand: ['flare-anti-matter'] },
      ],
      destiny: ['destiny-blue'],
    });
    gather(t, { ...attack, ships: 1 });
    t.answer('red', 'respond', 'flare-human:double');
    expect(t.options('green', 'respond')).toEqual(['pass', 'flare-anti-matter:stop-flare']);
    return t;
  };
  const stopped = table().answer('green', 'respond', 'flare-anti-matter').finish();
  expect(stopped.totals()).toEqual([15, 12]);
  expect(stopped.hand('red')).toEqual(['flare-human']);
  expect(stopped.e.flaresBy).toBe(1 << 2);

  const passed = table().answer('green', 'respond', 'pass').answer('red', 'respond', 'pass').finish();
  expect(passed.totals()).toEqual([19, 12]);
  expect(passed.e.flaresBy).toBe(1 << 0);
});

test('anti-matter super: stops a wild flare, not an artifact', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'warrior', hand: ['attack-10', 'flare-macron'] },
      { colour: 'blue', alien: 'zombie', hand: ['attack-08', 'emotion-control'] },
      { colour: 'green', alien: 'anti-matter', hand: ['flare-anti-matter'] },
    ],
    destiny: ['destiny-blue'],
  });
  gather(t, { ...attack, ships: 3 });
  t.answer('blue', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-macron');
  t.answer('green', 'respond', 'flare-anti-matter');
  t.answer('blue', 'respond', 'pass'); // once more, after what was tried
  t.answer('blue', 'ships', { 'blue-2': 4 });
  t.finish();
  expect(t.totals()).toEqual([13, 12]);

  const artifact = new Table({
    players: [
      { colour: 'red', alien: 'warrior', hand: ['attack-10'] },
      { colour: 'blue', alien: 'zombie', hand: ['attack-08', 'emotion-control'] },
      { colour: 'green', alien: 'anti-matter', hand: ['flare-anti-matter'] },
    ],
    destiny: ['destiny-blue'],
  });
  gather(artifact, { ...attack, ships: 3 });
  artifact.answer('blue', 'respond', 'emotion-control');
  artifact.answer('red', 'offer', 'fail');
  artifact.answer('red', 'ships', { gate: 3 });
  artifact.answer('blue', 'ships', { 'blue-1': 3 });
  artifact.answer('blue', 'ships', { 'blue-2': 3 });
  artifact.finish();
  expect(artifact.outcome()).toBe('failed-deal');
  expect(artifact.discard()).toContain('emotion-control');
});

test('anti-matter super: stops the flare that would stop another one, which goes on', () => {
  const t = toPlanning(
    table(
      {
        red: { hand: ['attack-10', 'flare-chosen'] },
        blue: { hand: ['attack-12', 'flare-filch', 'negotiate'] },
        green: { alien: 'anti-matter', homes: WITH_POWER, hand: ['flare-anti-matter'] },
      },
      { deck: ['attack-30'] },
    ),
  );
  t.answer('red', 'respond', 'flare-chosen');
  t.answer('blue', 'respond', 'flare-filch').answer('green', 'respond', 'flare-anti-matter');
  expect([t.hand('red'), t.hand('blue'), t.discard()]).toEqual([
    ['attack-10', 'attack-30', 'flare-chosen'],
    ['attack-12', 'flare-filch', 'negotiate'],
    [],
  ]);
  t.answer('red', 'encounter-card', 'attack-10').answer('blue', 'encounter-card', 'attack-12');
  expectOutcome(t, 'defense');
});
