import { expect, test } from 'vitest';
import { Table, type PositionSpec } from '@cosmarium/engine';
import { gather } from '../../../helpers/gather.ts';

const position = {
  players: [
    { colour: 'red' as const, alien: 'macron', hand: ['attack-10', 'negotiate'] },
    { colour: 'blue' as const, alien: 'zombie', hand: ['attack-08'], homes: [2, 4, 4, 4, 4] },
    { colour: 'green' as const, alien: 'human', hand: ['cosmic-zap'] },
  ],
  destiny: ['destiny-blue'],
};

test('macron: one ship counts four', () => {
  const t = new Table(position);
  t.answer('green', 'respond', 'pass');
  expect(t.options('red', 'launch').filter((label) => label.startsWith('to'))).toEqual([
    'to blue-1',
    'to blue-2',
    'to blue-3',
    'to blue-4',
    'to blue-5',
  ]);
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 1 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.answer('red', 'encounter-card', 'attack-10');
  t.answer('green', 'respond', 'pass');
  expect(t.totals()).toEqual([14, 10]);
  t.answer('green', 'respond', 'pass');
  expect(t.asked('blue', 'ships').decision).toMatchObject({ min: 2, max: 2 });
  t.answer('blue', 'ships', { 'blue-2': 2 });
  t.answer('red', 'yes-no', 'no');
  t.finish();
  expect(t.ships('blue-1', 'red')).toBe(1);
  expect(t.ships('blue-1', 'blue')).toBe(0);
  expect(t.foreign('red')).toBe(1);
});

test('macron: zapped at launch it may send four ships of one each', () => {
  const t = new Table(position);
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 3 } });
  t.answer('red', 'invite', []);
  t.answer('blue', 'invite', []);
  t.answer('red', 'encounter-card', 'attack-10');
  expect(t.totals()).toEqual([13, 10]);
  t.answer('blue', 'ships', { 'blue-2': 2 });
  t.answer('red', 'yes-no', 'no');
  t.finish();
});

test('macron: zapped at reveal its one ship counts one', () => {
  const t = new Table(position);
  t.answer('green', 'respond', 'pass');
  gather(t, { offense: 'red', defense: 'blue', at: 'blue-1', ships: 1 });
  t.answer('red', 'encounter-card', 'attack-10');
  t.answer('green', 'respond', 'cosmic-zap');
  t.answer('blue', 'ships', { 'blue-2': 2 });
  t.answer('red', 'yes-no', 'no');
  t.finish();
  expect(t.totals()).toEqual([11, 10]);
});

/** Green attacks blue-1 (four ships), neither with a power; red is macron. */
const helping = (red: string[], green: string[], blue: string[], deck: string[] = []): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'macron', hand: red },
    { colour: 'blue', alien: 'warrior', hand: blue, homes: [4, 16, 0, 0, 0] },
    { colour: 'green', alien: 'virus', hand: green, homes: [4, 16, 0, 0, 0] },
  ],
  offense: 'green',
  destiny: ['destiny-blue'],
  deck,
});
const help = { offense: 'green', defense: 'blue', at: 'blue-1', ships: 2 };

test('macron: as an ally one ship that counts four', () => {
  const t = new Table(helping([], ['attack-10'], ['attack-11']));
  t.answer('green', 'launch', { to: 'blue-1', ships: { 'green-1': 2 } });
  t.answer('green', 'invite', ['red']);
  t.answer('blue', 'invite', []);
  expect(t.asked('red', 'ally').decision).toMatchObject({ min: 1, max: 1 });
  t.answer('red', 'ally', { to: 'offense', ships: { 'red-1': 1 } });
  t.finish();
  expect(t.totals()).toEqual([10 + 2 + 4, 15]);
  expect(t.ships('blue-1', 'red')).toBe(1);
});

test('macron: zapped in the alliance it may send four ships of one each', () => {
  const t = new Table(helping([], ['attack-10', 'cosmic-zap'], ['attack-11']));
  t.answer('green', 'launch', { to: 'blue-1', ships: { 'green-1': 2 } });
  t.answer('green', 'invite', ['red']);
  t.answer('blue', 'invite', []);
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.asked('red', 'ally').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('red', 'ally', { to: 'offense', ships: { 'red-1': 4 } });
  t.finish();
  expect(t.totals()).toEqual([10 + 2 + 4, 15]);
  expect(t.e.worth).toEqual([1, 1, 1]);
});

test('macron: uninvited it uses nothing', () => {
  const t = new Table(helping([], ['attack-10', 'cosmic-zap'], ['attack-11']));
  gather(t, help);
  t.finish();
  expect(t.hand('green')).toEqual(['cosmic-zap']);
});

test('macron: as defense every ship on the planet counts four', () => {
  const t = new Table({ ...helping(['attack-06'], ['attack-20'], []), destiny: ['destiny-red'] });
  gather(t, { offense: 'green', defense: 'red', at: 'red-1', ships: 1 });
  t.finish();
  expect(t.totals()).toEqual([21, 6 + 4 * 4]);
  expect(t.outcome()).toBe('defense');
});

test('macron: each ship brings two rewards (RES-3), zapped or not', () => {
  const plain = new Table(helping([], ['attack-10'], ['attack-11'], ['attack-00', 'attack-01']));
  gather(plain, { ...help, allies: [['red', 'defense', 1]] });
  plain.answer('red', 'ships', { 'red-1': 1 });
  plain.finish();
  expect(plain.outcome()).toBe('defense');
  expect(plain.hand('red')).toEqual(['attack-00', 'attack-01']);

  const zapped = new Table(
    helping([], ['attack-10', 'cosmic-zap'], ['attack-11'], ['attack-00', 'attack-01']),
  );
  zapped.answer('green', 'launch', { to: 'blue-1', ships: { 'green-1': 2 } });
  zapped.answer('green', 'invite', []);
  zapped.answer('blue', 'invite', ['red']);
  zapped.answer('green', 'respond', 'pass');
  zapped.answer('red', 'ally', { to: 'defense', ships: { 'red-1': 1 } });
  zapped.answer('green', 'respond', 'cosmic-zap');
  zapped.answer('red', 'ships', { 'red-1': 1 });
  zapped.finish();
  expect(zapped.totals()).toEqual([12, 16]);
  expect(zapped.hand('red')).toEqual(['attack-00', 'attack-01']);
});

test('macron: each ship lost counts two for compensation (COMP-1)', () => {
  const t = new Table({
    ...helping(['negotiate'], [], ['attack-10', 'attack-06', 'attack-08', 'attack-04']),
    offense: 'red',
  });
  gather(t, { offense: 'red', defense: 'blue', at: 'blue-1', ships: 1 });
  t.answer('blue', 'encounter-card', 'attack-10');
  t.finish();
  expect(t.warp('red')).toBe(1);
  expect([t.hand('red').length, t.hand('blue').length]).toEqual([2, 1]);
});

test('macron super: up to four ships, each worth four', () => {
  const t = new Table({ ...helping(['attack-10', 'flare-macron'], [], ['attack-20']), offense: 'red' });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-macron:fleet']);
  t.answer('red', 'respond', 'flare-macron');
  expect(t.asked('red', 'launch').decision).toMatchObject({ min: 1, max: 4 });
  gather(t, { offense: 'red', defense: 'blue', at: 'blue-1', ships: 4 });
  t.finish();
  expect(t.totals()).toEqual([10 + 16, 24]);
  expect(t.hand('red')).toEqual(['flare-macron']);
});

test('macron super: for a defensive ally too', () => {
  const t = new Table(helping(['flare-macron'], ['attack-30'], ['attack-11']));
  t.answer('green', 'launch', { to: 'blue-1', ships: { 'green-1': 2 } });
  t.answer('green', 'invite', []);
  t.answer('blue', 'invite', ['red']);
  t.answer('red', 'respond', 'flare-macron');
  expect(t.asked('red', 'ally').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('red', 'ally', { to: 'defense', ships: { 'red-1': 4 } });
  t.finish();
  expect(t.totals()).toEqual([32, 11 + 4 + 16]);
  expect(t.warp('red')).toBe(4);
});

test('macron super: zapped, four ships may go but count one each', () => {
  const t = new Table({
    ...helping(['attack-10', 'flare-macron'], ['cosmic-zap'], ['attack-20']),
    offense: 'red',
  });
  t.answer('green', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-macron:fleet');
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.asked('red', 'launch').decision).toMatchObject({ min: 1, max: 4 });
  gather(t, { offense: 'red', defense: 'blue', at: 'blue-1', ships: 4 });
  // The power is zapped: the flare that came back is a wild now (ZAP-2).
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-macron:bulk']);
  t.answer('red', 'respond', 'flare-macron');
  t.finish();
  expect(t.totals()).toEqual([10 + 4 + 4, 24]);
});

test('macron wild: one more for each own ship, as main player or ally', () => {
  const main = new Table(helping([], ['attack-10', 'flare-macron'], ['attack-08']));
  gather(main, help);
  expect(main.options('green', 'respond')).toEqual(['pass', 'flare-macron:bulk']);
  main.answer('green', 'respond', 'flare-macron');
  main.finish();
  expect(main.totals()).toEqual([10 + 2 + 2, 12]);
  expect(main.hand('green')).toEqual(['flare-macron']);

  const ally = new Table({
    players: [
      { colour: 'red', alien: 'anti-matter', hand: ['flare-macron'] },
      { colour: 'blue', alien: 'warrior', hand: ['attack-08'] },
      { colour: 'green', alien: 'loser', hand: ['attack-10'], homes: [4, 16, 0, 0, 0] },
    ],
    offense: 'green',
    destiny: ['destiny-blue'],
  });
  gather(ally, { ...help, allies: [['red', 'offense', 3]] });
  ally.answer('red', 'respond', 'flare-macron');
  ally.finish();
  expect(ally.totals()).toEqual([10 + 2 + 3 + 3, 12]);
});

test('macron wild: not without an attack, not as a bystander', () => {
  const negotiate = new Table(helping([], ['negotiate', 'flare-macron'], ['attack-08']));
  gather(negotiate, help);
  negotiate.finish();
  expect(negotiate.outcome()).toBe('defense');

  const spec = helping([], ['attack-10'], ['attack-08']);
  spec.players[0] = { colour: 'red', alien: 'anti-matter', hand: ['flare-macron'] };
  const bystander = new Table(spec);
  gather(bystander, help);
  bystander.finish();
  expect(bystander.totals()).toEqual([12, 12]);
});
