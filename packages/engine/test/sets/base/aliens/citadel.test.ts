import { expect, test } from 'vitest';
import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { expectOutcome, table, WITH_POWER } from '../../../helpers/duel.ts';

const red: PlayerSpec = { colour: 'red', alien: 'machine', hand: ['attack-12'] };
const blue: PlayerSpec = { colour: 'blue', alien: 'will', hand: ['attack-08'] };
const green: PlayerSpec = {
  colour: 'green',
  alien: 'citadel',
  hand: ['attack-04', 'attack-20', 'negotiate'],
};
/** Two citadels beside blue-1, worth 10. */
const built: PlayerSpec = {
  ...green,
  hand: [],
  piles: [{ name: 'citadel-5', cards: ['attack-04', 'attack-06'], see: 'all', planet: 'blue-1' }],
};

const position = (...players: PlayerSpec[]): PositionSpec => ({ players, destiny: ['destiny-blue'] });

/** Red sends two ships to a planet of blue's, where blue has four; nobody allies. */
const launch = (t: Table, to = 'blue-1') =>
  t
    .answer('red', 'launch', { to, ships: { 'red-1': 2 } })
    .answer('red', 'invite', [])
    .answer('blue', 'invite', []);

const PLANETS = ['red', 'blue', 'green'].flatMap((colour) => [1, 2, 3, 4, 5].map((n) => `${colour}-${n}`));

test('citadel: lays an attack from the hand face up beside any planet, once in an encounter', () => {
  const t = new Table(position(red, blue, green));
  expect(t.options('green', 'respond')).toEqual(['pass', 'citadel:build']);
  t.answer('green', 'respond', 'citadel');
  expect(t.options('green', 'card')).toEqual(['attack-04', 'attack-20']);
  t.answer('green', 'card', 'attack-20');
  expect(t.options('green', 'planet')).toEqual(PLANETS);
  t.answer('green', 'planet', 'red-3');
  expect(t.pile('green', 'citadel-2')).toEqual(['attack-20']);
  expect(t.game.view(0).players[2].sheets[0].piles).toMatchObject([{ cards: ['attack-20'], planet: 2 }]);
  // The next question is the launch: no second citadel in this encounter.
  launch(t).finish();
  expect(t.hand('green')).toEqual(['attack-04', 'negotiate']);
  expect(t.totals()).toEqual([14, 12]);
});

test('citadel: may build on its own turn and beside its own planet; without an attack it may not', () => {
  const own = { ...green, colour: 'red' as const, hand: ['attack-04', 'negotiate'] };
  const t = new Table(position(own, blue, { ...red, colour: 'green' }));
  t.answer('red', 'respond', 'citadel').answer('red', 'planet', 'red-1');
  expect(t.pile('red', 'citadel-0')).toEqual(['attack-04']);
  launch(t).finish();
  const poor = new Table(position(red, blue, { ...green, hand: ['negotiate', 'morph'] }));
  launch(poor).finish();
  expect(poor.hand('green')).toEqual(['morph', 'negotiate']);
});

test('citadel: one may be added to others beside the same planet every encounter', () => {
  const t = new Table(position(red, blue, { ...built, hand: ['attack-20'] }));
  t.answer('green', 'respond', 'citadel').answer('green', 'planet', 'blue-1');
  launch(t).answer('green', 'respond', 'citadel').finish();
  expect(t.totals()).toEqual([14, 42]);
  expect(t.pile('green', 'citadel-5')).toEqual(['attack-04', 'attack-06', 'attack-20']);
});

test('citadel: switched on, their sum is added to the defense, and they stay if it wins', () => {
  const t = launch(new Table(position(red, blue, built)));
  expect(t.options('green', 'respond')).toEqual(['pass', 'citadel:switch-on']);
  t.answer('green', 'respond', 'citadel').finish();
  expect(t.totals()).toEqual([14, 22]);
  expect(t.outcome()).toBe('defense');
  expect(t.pile('green', 'citadel-5')).toEqual(['attack-04', 'attack-06']);
});

test('citadel: switched on, they are discarded if the defense loses all the same', () => {
  const strong = { ...red, hand: ['attack-40'] };
  const t = launch(new Table(position(strong, blue, built)))
    .answer('green', 'respond', 'citadel')
    .finish();
  expect(t.totals()).toEqual([42, 22]);
  expect(t.pile('green', 'citadel-5')).toEqual([]);
  expect(t.s.players[2].sheets[0].piles).toEqual([]);
  expect(t.discard()).toEqual(['attack-04', 'attack-06', 'attack-40', 'attack-08']);
});

test('citadel: left off, they stay although the defense loses', () => {
  const t = launch(new Table(position(red, blue, built)))
    .answer('green', 'respond', 'pass')
    .finish();
  expect(t.totals()).toEqual([14, 12]);
  expect(t.outcome()).toBe('offense');
  expect(t.pile('green', 'citadel-5')).toEqual(['attack-04', 'attack-06']);
});

test('citadel: those beside another planet cannot be switched on', () => {
  const t = launch(new Table(position(red, blue, built)), 'blue-2').finish();
  expect(t.totals()).toEqual([14, 12]);
  expect(t.pile('green', 'citadel-5')).toEqual(['attack-04', 'attack-06']);
});

test('citadel: works for a main player too', () => {
  const defending = { ...built, colour: 'blue' as const, hand: ['negotiate'] };
  const t = launch(new Table(position(red, defending, { ...blue, colour: 'green' })));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'citadel:switch-on']);
  // Attack against negotiate: totals do not matter, the defense loses and so do the citadels.
  t.answer('blue', 'respond', 'citadel').finish();
  expect(t.outcome()).toBe('offense');
  expect(t.pile('blue', 'citadel-5')).toEqual([]);
});

test('citadel: building is no use and opens no zap; switching on does, and zapped they stay off and stay', () => {
  const zapper = { ...blue, hand: ['attack-08', 'cosmic-zap'] };
  const t = new Table(position(red, zapper, { ...built, hand: ['attack-20'] }));
  t.answer('green', 'respond', 'citadel').answer('green', 'planet', 'green-1');
  expect(t.pile('green', 'citadel-10')).toEqual(['attack-20']);
  launch(t).answer('green', 'respond', 'citadel');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('blue', 'respond', 'cosmic-zap').finish();
  expect(t.totals()).toEqual([14, 12]);
  expect(t.outcome()).toBe('offense');
  expect(t.pile('green', 'citadel-5')).toEqual(['attack-04', 'attack-06']);
});

test('citadel: with the power lost they stay but can be neither switched on nor built (POWER-1)', () => {
  const weak = { ...built, hand: ['attack-20'], homes: [8, 8, 0, 0, 0] };
  const t = launch(new Table(position(red, blue, weak))).finish();
  expect(t.totals()).toEqual([14, 12]);
  expect(t.pile('green', 'citadel-5')).toEqual(['attack-04', 'attack-06']);
  expect(t.hand('green')).toEqual(['attack-20']);
});

test('citadel: after a deal or a failed deal citadels that were switched on stay', () => {
  const spec = position({ ...red, hand: ['negotiate'] }, { ...blue, hand: ['negotiate', 'plague'] }, built);
  const dealt = new Table({ ...spec });
  dealt.answer('blue', 'respond', 'pass');
  launch(dealt).answer('green', 'respond', 'citadel');
  dealt.answer('red', 'offer', { get: { cards: { random: 1 } } }).answer('blue', 'offer', 'accept');
  dealt.answer('red', 'ships', { 'red-1': 2 }).finish();
  expect(dealt.outcome()).toBe('deal');
  expect(dealt.pile('green', 'citadel-5')).toEqual(['attack-04', 'attack-06']);
  const failed = new Table({ ...spec });
  failed.answer('blue', 'respond', 'pass');
  launch(failed).answer('green', 'respond', 'citadel').answer('red', 'offer', 'fail');
  failed.answer('red', 'ships', { 'red-2': 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  failed.answer('red', 'ships', { 'red-1': 2 }).finish();
  expect(failed.outcome()).toBe('failed-deal');
  expect(failed.pile('green', 'citadel-5')).toEqual(['attack-04', 'attack-06']);
});

test('citadel: citadels are in nobody’s hand: compensation does not reach them (COMP-1)', () => {
  const paying = { ...built, colour: 'blue' as const, hand: ['attack-08', 'plague'] };
  const spec = position({ ...red, hand: ['negotiate'] }, paying, { ...blue, colour: 'green', hand: [] });
  const t = new Table(spec).answer('blue', 'respond', 'pass').answer('blue', 'respond', 'pass');
  launch(t).answer('blue', 'respond', 'pass').finish();
  expect(t.hand('red')).toEqual(['plague']);
  expect(t.pile('blue', 'citadel-5')).toEqual(['attack-04', 'attack-06']);
});

test('citadel super: the sum is taken from the defense; the citadels fall with it', () => {
  const flared = { ...built, hand: ['flare-citadel'] };
  const strong = { ...blue, hand: ['attack-15'] };
  const t = launch(new Table(position(red, strong, flared))).answer('green', 'respond', 'citadel');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-citadel:subtract']);
  t.answer('green', 'respond', 'flare-citadel').finish();
  expect(t.totals()).toEqual([14, 9]);
  expect(t.discard()).toEqual(['attack-04', 'attack-06', 'attack-12', 'attack-15']);
  expect(t.hand('green')).toEqual(['flare-citadel']);
});

test('citadel super: passed, the sum is added', () => {
  const flared = { ...built, hand: ['flare-citadel'] };
  const t = launch(new Table(position(red, blue, flared))).answer('green', 'respond', 'citadel');
  t.answer('green', 'respond', 'pass').finish();
  expect(t.totals()).toEqual([14, 22]);
});

test('citadel super: zapped, the citadels stay off and the flare returns', () => {
  const flared = { ...built, hand: ['flare-citadel'] };
  const zapper = { ...blue, hand: ['attack-15', 'cosmic-zap'] };
  const t = launch(new Table(position(red, zapper, flared))).answer('green', 'respond', 'citadel');
  t.answer('blue', 'respond', 'pass').answer('green', 'respond', 'flare-citadel');
  t.answer('blue', 'respond', 'cosmic-zap').finish();
  expect(t.totals()).toEqual([14, 19]);
  expect(t.hand('green')).toEqual(['flare-citadel']);
  expect(t.pile('green', 'citadel-5')).toEqual(['attack-04', 'attack-06']);
});

test('citadel wild: a main player or ally adds 5 to the defense after the reveal', () => {
  const flared = { ...blue, hand: ['attack-08', 'flare-citadel'] };
  const t = launch(new Table(position(red, flared, { ...green, alien: 'zombie', hand: [] })));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-citadel:bastion']);
  t.answer('blue', 'respond', 'flare-citadel').finish();
  expect(t.totals()).toEqual([14, 17]);
  expect(t.hand('blue')).toEqual(['flare-citadel']);
});

test('citadel wild: also for an offensive ally, to the defense; not for somebody uninvolved', () => {
  const flared = { ...green, alien: 'zombie', hand: ['flare-citadel'] };
  const t = new Table(position(red, blue, flared));
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 1 } });
  t.answer('green', 'respond', 'flare-citadel').answer('green', 'ships', { 'green-1': 1 }).finish();
  expect(t.totals()).toEqual([15, 17]);
  const idle = launch(new Table(position(red, blue, flared))).finish();
  expect(idle.totals()).toEqual([14, 12]);
});

test('citadel wild: not offered when no totals are compared', () => {
  const flared = { ...blue, hand: ['negotiate', 'flare-citadel'] };
  const t = launch(new Table(position(red, flared, { ...green, alien: 'zombie', hand: [] }))).finish();
  expect(t.outcome()).toBe('offense');
  expect(t.hand('blue')).toEqual(['flare-citadel']);
});

test('citadel: a power that changes hands takes its citadels along', () => {
  const defending = { ...built, colour: 'blue' as const, hand: ['attack-08'] };
  const trader = { ...blue, colour: 'green' as const, hand: ['flare-sorcerer'] };
  const t = new Table(position(red, defending, trader)).answer('blue', 'respond', 'pass');
  launch(t).answer('green', 'respond', 'flare-sorcerer');
  expect(t.pile('blue', 'citadel-5')).toEqual([]);
  expect(t.pile('red', 'citadel-5')).toEqual(['attack-04', 'attack-06']);
  expect(t.options('red', 'respond')).toEqual(['pass', 'citadel:switch-on']);
  t.answer('red', 'respond', 'pass').finish();
  expect(t.totals()).toEqual([14, 12]);
});

test('citadel: a sheet that leaves the game takes the citadels with it', () => {
  const losing: PlayerSpec = {
    ...green,
    colour: 'blue',
    hand: ['negotiate'],
    piles: [{ name: 'citadel-11', cards: ['attack-20'], see: 'all', planet: 'green-2' }],
  };
  const t = new Table({
    ...position(red, losing, { ...blue, colour: 'green', hand: ['flare-reincarnator'] }),
    aliens: ['machine', 'citadel', 'will', 'zombie'],
  });
  launch(t).answer('green', 'respond', 'flare-reincarnator').finish();
  expect(t.aliens('blue')).toEqual(['zombie']);
  expect(t.discard()).toEqual(['attack-12', 'negotiate', 'attack-20']);
});

test('citadel: PLAN-1: an offense that builds with its last encounter card ends its turn', () => {
  const t = table({ red: { alien: 'citadel', homes: WITH_POWER, hand: ['attack-20'] } });
  t.answer('red', 'respond', 'citadel:build').answer('red', 'planet', 'blue-1');
  expectOutcome(t, 'broken-off');
  expect(t.pile('red', 'citadel-5')).toEqual(['attack-20']);
});
