import { expect, test } from 'vitest';
import { createGame, Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { playOut, table, WITH_POWER } from '../../../helpers/duel.ts';

const red: PlayerSpec = { colour: 'red', alien: 'machine', hand: ['attack-04'], homes: [2, 4, 4, 4, 4] };
const blue: PlayerSpec = { colour: 'blue', alien: 'will', hand: ['attack-08'] };
const green: PlayerSpec = { colour: 'green', alien: 'remora', homes: [4, 4, 4, 4, 2] };

const position = (players: PlayerSpec[], more: Partial<PositionSpec> = {}): PositionSpec => ({
  players,
  destiny: ['destiny-blue'],
  ...more,
});

/** One ship goes to blue-1, where blue has four; nobody allies. */
const attack = (t: Table, from = 'red-1') =>
  t
    .answer('red', 'launch', { to: 'blue-1', ships: { [from]: 1 } })
    .answer('red', 'invite', [])
    .answer('blue', 'invite', []);

test('remora: retrieves one ship when somebody else retrieves', () => {
  const t = new Table(position([red, blue, green])).answer('red', 'ships', { 'red-1': 1 });
  expect(t.options('green', 'respond')).toEqual(['pass', 'remora:rescue']);
  t.answer('green', 'respond', 'remora').answer('green', 'ships', { 'green-5': 1 });
  expect(t.warp('green')).toBe(1);
  expect(t.ships('green-5', 'green')).toBe(3);
  attack(t).finish();
});

test('remora: may decline; nothing to retrieve, nothing asked', () => {
  const t = new Table(position([red, blue, green])).answer('red', 'ships', { 'red-1': 1 });
  attack(t.answer('green', 'respond', 'pass')).finish();
  expect(t.warp('green')).toBe(2);
  const whole = new Table(position([red, blue, { ...green, homes: [4, 4, 4, 4, 4] }]));
  attack(whole.answer('red', 'ships', { 'red-1': 1 })).finish();
});

test('remora: its own retrieval and its own draw do not feed it', () => {
  const own = { ...green, colour: 'red' as const, homes: [2, 4, 4, 4, 4] };
  const deck = [
    'attack-04',
    'attack-06',
    'attack-06',
    'attack-06',
    'attack-08',
    'negotiate',
    'negotiate',
    'morph',
  ];
  const t = new Table(position([own, blue, { ...red, colour: 'green' }], { deck }));
  expect(t.hand('red')).toHaveLength(8);
  t.answer('red', 'ships', { 'red-1': 1 });
  expect(t.warp('red')).toBe(1);
  attack(t).answer('red', 'encounter-card', 'attack-04').finish();
});

test('remora: ships that went to the warp in this encounter cannot be chosen', () => {
  const plaguing = { ...blue, hand: ['attack-08', 'plague'] };
  const fresh = new Table(position([red, plaguing, { ...green, homes: [4, 4, 4, 4, 4] }]));
  fresh.answer('blue', 'respond', 'plague').answer('blue', 'player', 'green');
  fresh.answer('green', 'ships', { 'green-1': 3 }).answer('red', 'ships', { 'red-1': 1 });
  attack(fresh).finish();
  expect(fresh.warp('green')).toBe(3);
  const mixed = new Table(position([red, plaguing, { ...green, homes: [4, 4, 4, 4, 3] }]));
  mixed.answer('blue', 'respond', 'plague').answer('blue', 'player', 'green');
  mixed.answer('green', 'ships', { 'green-1': 3 }).answer('red', 'ships', { 'red-1': 1 });
  mixed.answer('green', 'respond', 'remora').answer('green', 'ships', { 'green-1': 1 });
  attack(mixed).finish();
  expect(mixed.warp('green')).toBe(3);
});

test('remora: nothing is offered when its own ships left the warp together with the others', () => {
  const t = new Table(position([{ ...red, hand: ['attack-04', 'mobius-tubes'] }, blue, green]));
  t.answer('red', 'respond', 'mobius-tubes');
  t.answer('red', 'ships', { 'red-1': 2 }).answer('green', 'ships', { 'green-5': 2 });
  attack(t).finish();
  expect(t.warp('green')).toBe(0);
});

test('remora: a whole new hand is one draw, and it draws one card (START-1)', () => {
  const deck = [
    'attack-04',
    'attack-06',
    'attack-06',
    'attack-06',
    'attack-08',
    'negotiate',
    'negotiate',
    'morph',
    'attack-40',
  ];
  const t = new Table(position([{ ...red, hand: [], homes: [4, 4, 4, 4, 4] }, blue, green], { deck }));
  expect(t.options('green', 'respond')).toEqual(['pass', 'remora:draw']);
  t.answer('green', 'respond', 'remora');
  expect(t.hand('green')).toEqual(['attack-40']);
  attack(t).answer('red', 'encounter-card', 'attack-04').answer('red', 'respond', 'pass').finish();
  expect(t.hand('green')).toEqual(['attack-40']);
});

test('remora: however many ships and cards another gets at a time, it gets one of each (RES-3)', () => {
  const ally: PlayerSpec = { colour: 'yellow', alien: 'zombie', homes: [2, 4, 4, 4, 4] };
  const attacker = { ...red, homes: [4, 4, 4, 4, 4] };
  const deck = ['negotiate', 'negotiate', 'morph'];
  const t = new Table(position([attacker, { ...blue, hand: ['attack-20'] }, green, ally], { deck }));
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', ['yellow']);
  t.answer('yellow', 'ally', { to: 'defense', ships: { 'yellow-2': 4 } });
  t.answer('yellow', 'ships', { 'yellow-1': 2 });
  expect(t.options('green', 'respond')).toEqual(['pass', 'remora:rescue']);
  t.answer('green', 'respond', 'remora').answer('green', 'ships', { 'green-1': 1 });
  expect(t.options('green', 'respond')).toEqual(['pass', 'remora:draw']);
  t.answer('green', 'respond', 'remora').answer('yellow', 'ships', { 'yellow-1': 4 }).finish();
  expect(t.hand('green')).toEqual(['morph']);
  expect(t.warp('green')).toBe(1);
});

test('remora: the initial deal is no draw', () => {
  const players = [
    { colour: 'red' as const, alien: 'machine' },
    { colour: 'blue' as const, alien: 'will' },
    { colour: 'green' as const, alien: 'remora' },
  ];
  const game = createGame({ players, start: 'given', first: 0 }, 'deal');
  expect(game.events(-1).filter((event) => event.type === 'power.used')).toEqual([]);
  expect(game.view(2).players.map((player) => player.handCount)).toEqual([8, 8, 8]);
});

test('remora: zapped once, both halves are off for the encounter', () => {
  const zapper = { ...blue, hand: ['attack-08', 'cosmic-zap', 'flare-chosen'] };
  const t = new Table(position([red, zapper, green], { deck: ['attack-06'] })).answer('red', 'ships', {
    'red-1': 1,
  });
  t.answer('green', 'respond', 'remora').answer('blue', 'respond', 'cosmic-zap');
  expect(t.warp('green')).toBe(2);
  attack(t).answer('blue', 'respond', 'flare-chosen');
  expect(t.options('blue', 'encounter-card')).toHaveLength(2);
  t.answer('blue', 'encounter-card', 'attack-08').finish();
  expect(t.hand('green')).toEqual([]);
});

test('remora: with the power lost nothing is offered (POWER-1)', () => {
  const t = new Table(position([red, blue, { ...green, homes: [8, 8, 0, 0, 0] }]));
  attack(t.answer('red', 'ships', { 'red-1': 1 })).finish();
  expect(t.warp('green')).toBe(4);
});

const wildGreen: PlayerSpec = { ...green, alien: 'zombie', hand: ['flare-remora'] };

test('remora wild: draws a card when somebody else plays a flare', () => {
  const flared = { ...blue, hand: ['attack-08', 'flare-citadel'] };
  const t = new Table(
    position([{ ...red, homes: [4, 4, 4, 4, 4] }, flared, wildGreen], { deck: ['attack-40'] }),
  );
  attack(t).answer('blue', 'respond', 'flare-citadel');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-remora:scraps']);
  t.answer('green', 'respond', 'flare-remora').finish();
  expect(t.hand('green')).toEqual(['attack-40', 'flare-remora']);
  expect(t.totals()).toEqual([5, 17]);
});

test('remora wild: not for the own flare, not for a flare that was zapped', () => {
  const own = { ...blue, hand: ['attack-08', 'flare-citadel', 'flare-remora'] };
  const t = new Table(position([{ ...red, homes: [4, 4, 4, 4, 4] }, own, { ...green, alien: 'zombie' }]));
  attack(t).answer('blue', 'respond', 'flare-citadel').finish();
  expect(t.hand('blue')).toEqual(['flare-citadel', 'flare-remora']);
  const zapper = { ...red, hand: ['attack-04', 'card-zap'], homes: [4, 4, 4, 4, 4] };
  const flared = { ...blue, hand: ['attack-08', 'flare-citadel'] };
  const zapped = new Table(position([zapper, flared, wildGreen]));
  attack(zapped).answer('blue', 'respond', 'flare-citadel').answer('red', 'respond', 'card-zap').finish();
  expect(zapped.hand('green')).toEqual(['flare-remora']);
});

const yellow: PlayerSpec = { colour: 'yellow', alien: 'zombie' };
const superGreen: PlayerSpec = { ...green, hand: ['flare-remora'] };
const winning: PlayerSpec = { ...red, hand: ['attack-30'], homes: [4, 4, 4, 4, 4] };

test('remora super: two players gain a colony at once: a card or a ship for each (RES-7)', () => {
  const t = new Table(position([winning, blue, superGreen, yellow], { deck: ['attack-40', 'attack-20'] }));
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', ['yellow']).answer('blue', 'invite', []);
  t.answer('yellow', 'ally', { to: 'offense', ships: { 'yellow-1': 1 } });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-remora:feast']);
  t.answer('green', 'respond', 'flare-remora');
  expect(t.asked('green', 'ships').decision).toMatchObject({ min: 0, max: 2, params: { count: 2 } });
  t.answer('green', 'ships', { 'green-5': 1 }).finish();
  expect(t.warp('green')).toBe(1);
  expect(t.hand('green')).toEqual(['attack-40', 'flare-remora']);
});

test('remora super: its own new colony does not count', () => {
  const t = new Table(position([winning, blue, superGreen], { deck: ['attack-40', 'attack-20'] }));
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 1 } });
  t.answer('green', 'respond', 'flare-remora');
  expect(t.asked('green', 'ships').decision).toMatchObject({ min: 0, max: 1, params: { count: 1 } });
  t.answer('green', 'ships', {}).finish();
  expect(t.foreign('green')).toBe(1);
  expect(t.hand('green')).toEqual(['attack-40', 'flare-remora']);
});

test('remora super: not bound by the limit on ships warped in this encounter', () => {
  const defending: PlayerSpec = { ...superGreen, homes: [4, 4, 4, 4, 4] };
  const t = new Table(position([winning, blue, defending]));
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-1': 1 } });
  expect(t.warp('green')).toBe(1);
  t.answer('green', 'respond', 'flare-remora').answer('green', 'ships', { 'green-2': 1 }).finish();
  expect(t.warp('green')).toBe(0);
  expect(t.ships('green-2', 'green')).toBe(5);
});

test('remora super: zapped, nothing is gained and the flare returns', () => {
  const t = new Table(position([winning, { ...blue, hand: ['attack-08', 'cosmic-zap'] }, superGreen]));
  attack(t).answer('green', 'respond', 'flare-remora').answer('blue', 'respond', 'cosmic-zap').finish();
  expect(t.warp('green')).toBe(2);
  expect(t.hand('green')).toEqual(['flare-remora']);
});

test('remora: a card that is searched for, or turned up, comes off the deck, too', () => {
  const remora = { alien: 'remora', homes: WITH_POWER, hand: [] };
  const search = table(
    { red: { hand: ['attack-10', 'flare-aristocrat'] }, green: remora },
    { deck: ['attack-40', 'negotiate'] },
  );
  search.answer('red', 'respond', 'flare-aristocrat').answer('red', 'card', 'attack-40');
  expect(search.options('green', 'respond')).toEqual(['pass', 'remora:draw']);
  search.answer('green', 'respond', 'remora:draw');
  expect([search.hand('red'), search.hand('green').length]).toEqual([['attack-10', 'attack-40'], 1]);
  playOut(search).finish();

  const dig = table(
    { red: { hand: ['attack-10', 'flare-engineer'] }, green: remora },
    { deck: ['attack-08', 'quash', 'negotiate'] },
  );
  dig.answer('red', 'respond', 'flare-engineer');
  expect(dig.options('green', 'respond')).toEqual(['pass', 'remora:draw']);
  dig.answer('green', 'respond', 'remora:draw');
  expect([dig.hand('red'), dig.hand('green')]).toEqual([['attack-10', 'quash'], ['negotiate']]);
  playOut(dig).finish();
});
