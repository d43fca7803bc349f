import { expect, test } from 'vitest';
import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';

const red: PlayerSpec = { colour: 'red', alien: 'will', hand: ['attack-04'] };
const blue: PlayerSpec = { colour: 'blue', alien: 'machine', hand: ['attack-08'] };
const green: PlayerSpec = {
  colour: 'green',
  alien: 'remora',
  hand: ['attack-10'],
  homes: [0, 4, 4, 4, 4],
  colonies: { 'red-2': 1, 'blue-3': 3 },
};

const position = (players: PlayerSpec[], destiny = ['destiny-blue'], more: Partial<PositionSpec> = {}) => ({
  players,
  destiny,
  ...more,
});

const targets = (t: Table) => t.options('red', 'launch').filter((label) => label.startsWith('to '));
const system = (colour: string) => [1, 2, 3, 4, 5].map((n) => `to ${colour}-${n}`);
const anywhere = [...system('green'), 'to red-2', 'to blue-3'];

/** One ship is sent there; nobody allies. */
const attack = (t: Table, to: string, defense: string) =>
  t
    .answer('red', 'launch', { to, ships: { 'red-1': 1 } })
    .answer('red', 'invite', [])
    .answer(defense, 'invite', []);

test('will: chooses any other player, whatever the card says, in any system', () => {
  const t = new Table(position([red, blue, green], ['destiny-blue-hazard']));
  expect(t.options('red', 'player')).toEqual(['blue', 'green']);
  t.answer('red', 'player', 'green');
  // Colonies of green's, and its home planets even if empty.
  expect(targets(t)).toEqual(anywhere);
  // The side effects of the drawn card happen.
  expect(t.e.hazard).toBe(true);
  attack(t, 'blue-3', 'green').finish();
  expect(t.totals()).toEqual([5, 13]);
  expect(t.ships('blue-3', 'blue')).toBe(4);
});

test('will: may attack the empty home planet of the player it chose (LAUN-4)', () => {
  const t = new Table(position([{ ...red, hand: ['attack-12'] }, blue, green])).answer(
    'red',
    'player',
    'green',
  );
  attack(t, 'green-1', 'green').finish();
  expect(t.totals()).toEqual([13, 10]);
  expect(t.ships('green-1', 'red')).toBe(1);
});

test('will: the own colour gives it nothing: it must choose another player', () => {
  const emptied = { ...red, homes: [5, 0, 5, 5, 5] };
  const t = new Table(
    position([emptied, blue, { ...green, colonies: {}, homes: [4, 4, 4, 4, 4] }], ['destiny-red']),
  );
  expect(t.options('red', 'player')).toEqual(['blue', 'green']);
  t.answer('red', 'player', 'blue');
  expect(targets(t)).toEqual(system('blue'));
  attack(t, 'blue-1', 'blue').finish();
});

test('will: zapped, it follows the card', () => {
  const zapper = { ...blue, hand: ['attack-08', 'cosmic-zap'] };
  const t = new Table(position([red, zapper, green])).answer('red', 'player', 'green');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  expect(t.asked('blue', 'respond').decision.params).toEqual({ player: 0, alien: 'will', whom: 2 });
  t.answer('blue', 'respond', 'cosmic-zap');
  expect(targets(t)).toEqual(system('blue'));
  attack(t, 'blue-1', 'blue').finish();
});

test('will: zapped on its own colour it has the usual options (DEST-6)', () => {
  const zapper = { ...blue, hand: ['attack-08', 'cosmic-zap'] };
  const emptied = { ...red, homes: [5, 5, 0, 5, 5] };
  const t = new Table(position([emptied, zapper, green], ['destiny-red']));
  t.answer('red', 'player', 'blue').answer('blue', 'respond', 'cosmic-zap');
  expect(t.options('red', 'option')).toEqual(['redraw', 'green', 'resettle']);
  t.answer('red', 'option', 'resettle').answer('red', 'launch', { to: 'red-3', ships: { 'red-1': 1 } });
  t.answer('red', 'yes-no', 'no').finish();
  expect(t.outcome()).toBe('peace');
});

test('will: another offense obeys destiny', () => {
  const t = new Table(position([{ ...blue, colour: 'red' }, { ...red, colour: 'blue' }, green]));
  expect(targets(t)).toEqual(system('blue'));
  attack(t, 'blue-1', 'blue').finish();
});

test('will: with the power lost it obeys destiny (POWER-1)', () => {
  const t = new Table(position([{ ...red, homes: [10, 10, 0, 0, 0] }, blue, green]));
  expect(targets(t)).toEqual(system('blue'));
  attack(t, 'blue-1', 'blue').finish();
});

const superRed: PlayerSpec = { ...red, hand: ['attack-04', 'flare-will'] };

test('will super: looks at one hand before it chooses', () => {
  const t = new Table(position([superRed, blue, green]));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-will:look']);
  t.answer('red', 'respond', 'flare-will');
  expect(t.options('red', 'player')).toEqual(['blue', 'green']);
  expect(t.asked('red').key).toBe('will.look');
  t.answer('red', 'player', 'green');
  expect(t.game.view(0).players.map((player) => player.hand)).toEqual([
    ['attack-04', 'flare-will'],
    [],
    ['attack-10'],
  ]);
  expect(t.game.view(1).players[2].hand).toEqual([]);
  expect(t.asked('red').key).toBe('will.defense');
  t.answer('red', 'player', 'blue');
  attack(t, 'blue-1', 'blue').finish();
  expect(t.hand('red')).toEqual(['flare-will']);
});

test('will super: zapped, the flare returns and it follows the card', () => {
  const zapper = { ...blue, hand: ['attack-08', 'cosmic-zap'] };
  const settled = { ...zapper, colonies: { 'green-2': 1 } };
  const t = new Table(position([superRed, settled, green]));
  t.answer('red', 'respond', 'flare-will').answer('red', 'player', 'green');
  t.answer('blue', 'respond', 'cosmic-zap');
  // The card stands; the flare may still be played as a wild one (FAQ09).
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-will:any-system']);
  t.answer('red', 'respond', 'flare-will');
  expect(targets(t)).toEqual([...system('blue'), 'to green-2']);
  attack(t, 'blue-1', 'blue').finish();
  expect(t.hand('red')).toEqual(['flare-will']);
});

const wildRed: PlayerSpec = { ...red, alien: 'zombie', hand: ['attack-30', 'flare-will'] };

test('will wild: meets the player whose colour is drawn in any system', () => {
  const t = new Table(position([wildRed, blue, green], ['destiny-green']));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-will:any-system']);
  t.answer('red', 'respond', 'flare-will');
  expect(targets(t)).toEqual(anywhere);
  attack(t, 'red-2', 'green').finish();
  expect(t.totals()).toEqual([31, 11]);
  expect(t.ships('red-2', 'green')).toBe(0);
  expect(t.hand('red')).toEqual(['flare-will']);
});

test('will wild: passed, the encounter is in the home system', () => {
  const t = new Table(position([wildRed, blue, green], ['destiny-green'])).answer('red', 'respond', 'pass');
  expect(targets(t)).toEqual(system('green'));
  attack(t, 'green-1', 'green').finish();
});

test('will wild: works for a special card (DEST-5)', () => {
  const t = new Table(position([wildRed, blue, green], ['destiny-special-most-colonies']));
  t.answer('red', 'respond', 'flare-will');
  expect(targets(t)).toEqual(anywhere);
  attack(t, 'green-2', 'green').finish();
});

test('will wild: not for a wild destiny, the own colour, or a player without colonies elsewhere', () => {
  const wild = new Table(position([wildRed, blue, green], ['destiny-wild']));
  wild.answer('red', 'player', 'green');
  expect(targets(wild)).toEqual(system('green'));
  attack(wild, 'green-2', 'green').finish();
  const own = new Table(position([wildRed, blue, green], ['destiny-red']));
  own.answer('red', 'option', 'green');
  expect(targets(own)).toEqual(['to red-2']);
  own.answer('red', 'launch', { to: 'red-2', ships: { 'red-1': 1 } });
  own.answer('red', 'invite', []).answer('green', 'invite', []).finish();
  const home = new Table(position([wildRed, blue, green]));
  expect(targets(home)).toEqual(system('blue'));
  attack(home, 'blue-1', 'blue').finish();
});
