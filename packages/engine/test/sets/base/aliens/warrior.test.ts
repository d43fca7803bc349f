import { expect, test } from 'vitest';
import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { gather } from '../../../helpers/gather.ts';

/** Red, the warrior, attacks blue-1 (four ships). Blue has too few home colonies for its power. */
const position = (
  red: Partial<PlayerSpec>,
  blue: string[],
  green: string[] = [],
  rest: Partial<PositionSpec> = {},
): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'warrior', ...red },
    { colour: 'blue', alien: 'human', hand: blue, homes: [4, 16, 0, 0, 0] },
    { colour: 'green', alien: 'virus', hand: green },
  ],
  destiny: ['destiny-blue'],
  ...rest,
});

const attack = { offense: 'red', defense: 'blue', at: 'blue-1', ships: 2 };

test('warrior: tokens add to its total and are kept, a win brings one more', () => {
  const t = new Table(position({ hand: ['attack-08'], tokens: 5 }, ['attack-10']));
  gather(t, attack);
  t.finish();
  expect(t.totals()).toEqual([8 + 2 + 5, 14]);
  expect(t.outcome()).toBe('offense');
  expect(t.tokens('red')).toBe(6);
});

test('warrior: a loss brings two, as defense too', () => {
  const t = new Table(position({ hand: ['attack-08'] }, ['attack-10']));
  gather(t, attack);
  t.finish();
  expect(t.outcome()).toBe('defense');
  expect(t.tokens('red')).toBe(2);

  const defense = new Table(
    position({ hand: ['attack-04'], tokens: 1 }, ['attack-10'], [], {
      offense: 'blue',
      destiny: ['destiny-red'],
    }),
  );
  gather(defense, { offense: 'blue', defense: 'red', at: 'red-2', ships: 2 });
  defense.finish();
  expect(defense.totals()).toEqual([12, 4 + 4 + 1]);
  expect(defense.tokens('red')).toBe(3);
});

test('warrior: a deal brings one token, a failed deal two', () => {
  const table = () =>
    gather(new Table(position({ hand: ['negotiate'] }, ['negotiate', 'attack-04'])), attack)
      .answer('blue', 'encounter-card', 'negotiate')
      .answer('red', 'offer', { give: {}, get: { cards: { 'attack-04': 1 } } });
  const made = table().answer('blue', 'offer', 'accept').answer('red', 'ships', { 'red-1': 2 });
  made.answer('red', 'yes-no', 'no').finish();
  expect(made.outcome()).toBe('deal');
  expect(made.tokens('red')).toBe(1);

  const failed = table().answer('blue', 'offer', 'fail');
  failed.answer('red', 'ships', { gate: 2, 'red-2': 1 }).answer('blue', 'ships', { 'blue-2': 3 }).finish();
  expect(failed.outcome()).toBe('failed-deal');
  expect(failed.tokens('red')).toBe(2);
});

test('warrior: when both sides lose it has lost', () => {
  const t = new Table(position({ hand: ['attack-08', 'flare-loser'] }, ['attack-10']));
  gather(t, attack);
  t.answer('red', 'respond', 'flare-loser');
  t.finish();
  expect(t.outcome()).toBe('both-lose');
  expect(t.tokens('red')).toBe(2);
});

test('warrior: retaking an empty home planet counts as a win, unless read otherwise (DEST-6, Annex D-3)', () => {
  const resettle = (rest: Partial<PositionSpec>) =>
    new Table(
      position({ hand: ['attack-08'], homes: [4, 8, 8, 0, 0] }, ['attack-10'], [], {
        destiny: ['destiny-red'],
        ...rest,
      }),
    )
      .answer('red', 'option', 'resettle')
      .answer('red', 'launch', { to: 'red-4', ships: { 'red-2': 1 } })
      .answer('red', 'yes-no', 'no')
      .finish();
  const won = resettle({});
  expect(won.outcome()).toBe('peace');
  expect(won.ships('red-4', 'red')).toBe(1);
  expect(won.tokens('red')).toBe(1);
  expect(resettle({ readings: { retakingWins: false } }).tokens('red')).toBe(0);
});

test('warrior: an encounter broken off teaches nothing (PLAN-1)', () => {
  const t = new Table(position({ hand: ['attack-08'] }, ['attack-10'], ['plague']));
  t.answer('green', 'respond', 'plague');
  t.answer('green', 'player', 'red');
  t.answer('red', 'ships', { 'red-1': 3 });
  t.finish();
  expect(t.outcome()).toBe('broken-off');
  expect(t.tokens('red')).toBe(0);
});

test('warrior: zapped it adds nothing but still learns', () => {
  const t = new Table(position({ hand: ['attack-08'], tokens: 5 }, ['attack-10'], ['cosmic-zap']));
  gather(t, attack);
  t.answer('green', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.totals()).toEqual([10, 14]);
  expect(t.tokens('red')).toBe(7);
});

test('warrior: no use with a negotiate', () => {
  const t = new Table(position({ hand: ['negotiate'], tokens: 5 }, ['attack-10'], ['cosmic-zap']));
  gather(t, attack);
  t.finish();
  expect(t.hand('green')).toEqual(['cosmic-zap']);
  expect(t.outcome()).toBe('defense');
  expect(t.tokens('red')).toBe(7);
});

test('warrior: neither bonus nor token without the power (POWER-1)', () => {
  const t = new Table(position({ hand: ['attack-08'], tokens: 5, homes: [10, 10, 0, 0, 0] }, ['attack-10']));
  gather(t, attack);
  t.finish();
  expect(t.totals()).toEqual([10, 14]);
  expect(t.tokens('red')).toBe(5);
});

/** Green attacks blue-1, the warrior is there to help. */
const helping = (hand: string[]): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'warrior', hand, tokens: 5 },
    { colour: 'blue', alien: 'human', hand: ['attack-10'], homes: [4, 16, 0, 0, 0] },
    { colour: 'green', alien: 'anti-matter', hand: ['attack-08'], homes: [4, 16, 0, 0, 0] },
  ],
  offense: 'green',
  destiny: ['destiny-blue'],
});
const help = { offense: 'green', defense: 'blue', at: 'blue-1', ships: 2 };

test('warrior: as an ally neither bonus nor token', () => {
  const t = new Table(helping([]));
  gather(t, { ...help, allies: [['red', 'offense', 1]] });
  t.finish();
  expect(t.totals()).toEqual([11, 14]);
  expect(t.tokens('red')).toBe(5);
});

test('warrior super: as an ally the tokens count for its side, on either side', () => {
  const t = new Table(helping(['flare-warrior']));
  gather(t, { ...help, allies: [['red', 'offense', 1]] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-warrior:advise']);
  t.answer('red', 'respond', 'flare-warrior');
  t.finish();
  expect(t.totals()).toEqual([11 + 5, 14]);
  expect(t.outcome()).toBe('offense');
  expect([t.hand('red'), t.tokens('red')]).toEqual([['flare-warrior'], 5]);

  const defense = new Table({
    ...helping(['flare-warrior']),
    deck: ['attack-06'],
  });
  gather(defense, { ...help, allies: [['red', 'defense', 1]] });
  defense.answer('red', 'respond', 'flare-warrior');
  defense.answer('red', 'ships', { 'red-1': 1 });
  defense.finish();
  expect(defense.totals()).toEqual([10, 15 + 5]);
  expect(defense.hand('red')).toEqual(['attack-06', 'flare-warrior']);
});

test('warrior super: not as a main player, not without tokens', () => {
  const main = new Table(position({ hand: ['attack-08', 'flare-warrior'], tokens: 5 }, ['attack-10']));
  gather(main, attack);
  main.finish();
  expect(main.totals()).toEqual([15, 14]);

  const spec = helping(['flare-warrior']);
  spec.players[0].tokens = 0;
  const none = new Table(spec);
  gather(none, { ...help, allies: [['red', 'offense', 1]] });
  none.finish();
  expect(none.totals()).toEqual([11, 14]);
});

/** Red attacks blue, who may strike back. */
const wild = (blue: string[], red: string[]): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'virus', hand: red, homes: [4, 16, 0, 0, 0] },
    { colour: 'blue', alien: 'human', hand: blue, homes: [4, 15, 0, 0, 0] },
    { colour: 'green', alien: 'warrior' },
  ],
  destiny: ['destiny-blue', 'destiny-green'],
});

test('warrior wild: an encounter against the offense right after this one, then the turn goes on', () => {
  const t = new Table(
    wild(['attack-08', 'attack-20', 'flare-warrior'], ['attack-10', 'attack-06', 'attack-04']),
  );
  gather(t, attack);
  t.answer('red', 'encounter-card', 'attack-10');
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.outcome()).toBe('defense');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-warrior:retaliate']);
  t.answer('blue', 'respond', 'flare-warrior');
  // Regroup: one ship comes back. No destiny card is drawn, the gate may be aimed at red only.
  t.answer('blue', 'ships', { 'blue-2': 1 });
  expect(t.options('blue', 'launch')).toEqual([
    'to red-1',
    'to red-2',
    'to red-3',
    'to red-4',
    'to red-5',
    'blue-1 0..4',
    'blue-2 0..16',
  ]);
  expect([t.e.extra, t.e.destiny, t.s.turnEncounters, t.s.offense]).toEqual([true, '', 1, 0]);
  t.answer('blue', 'launch', { to: 'red-1', ships: { 'blue-2': 3 } });
  t.answer('blue', 'invite', []);
  t.answer('red', 'invite', []);
  t.answer('red', 'encounter-card', 'attack-06');
  t.finish();
  expect(t.ships('red-1', 'blue')).toBe(3);
  // The first encounter was lost: red's turn is over.
  expect([t.outcome(), t.s.stage, t.s.offense]).toEqual(['defense', 'start-turn', 1]);
  expect(t.hand('blue')).toEqual(['flare-warrior']);
  expect(t.s.encounters).toBe(2);
});

test('warrior wild: it is none of the two encounters of the turn (TURN-3)', () => {
  const t = new Table(
    wild(['attack-08', 'attack-01', 'flare-warrior'], ['attack-20', 'attack-15', 'attack-10']),
  );
  gather(t, attack);
  t.answer('red', 'encounter-card', 'attack-20');
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.outcome()).toBe('offense');
  t.answer('blue', 'respond', 'flare-warrior');
  t.answer('blue', 'launch', { to: 'red-1', ships: { 'blue-2': 1 } });
  t.answer('blue', 'invite', []);
  t.answer('red', 'invite', []);
  t.answer('red', 'encounter-card', 'attack-15');
  expect(t.asked('red', 'yes-no').key).toBe('ask.second-encounter');
  t.answer('red', 'yes-no', 'yes');
  t.finish();
  expect([t.outcome(), t.s.stage, t.s.offense]).toEqual(['offense', 'encounter', 0]);
});

test('warrior wild: needs an encounter card, and to be the defense', () => {
  const none = new Table(wild(['attack-08', 'flare-warrior'], ['attack-10']));
  gather(none, attack);
  none.finish();
  expect(none.s.encounters).toBe(1);

  const offense = new Table(wild(['attack-08'], ['attack-06', 'attack-10', 'flare-warrior']));
  gather(offense, attack);
  offense.answer('red', 'encounter-card', 'attack-06');
  offense.finish();
  expect(offense.s.encounters).toBe(1);
});

test('warrior wild: nothing follows an encounter that was broken off, it had no resolution (PLAN-1, FLARE-4)', () => {
  const six = ['attack-04', 'attack-05', 'attack-06', 'attack-07', 'attack-09', 'attack-11'];
  const t = new Table({
    players: [
      { colour: 'red', alien: 'virus', hand: ['attack-10'] },
      { colour: 'blue', alien: 'mutant', hand: [...six, 'flare-warrior'] },
      { colour: 'green', alien: 'human' },
    ],
    destiny: ['destiny-blue'],
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('blue', 'respond', 'mutant:regenerate').answer('blue', 'option', 'red');
  t.answer('red', 'ships', { 'red-1': 2 });
  t.finish();
  expect([t.outcome(), t.s.encounters, t.s.offense]).toEqual(['broken-off', 1, 1]);
});
