import { expect, test } from 'vitest';
import { Table, type PlayerSpec } from '@cosmarium/engine';
import { positionOf } from '../../../helpers/position-of.ts';

const SHORT = [8, 11, 0, 0, 0];

/** Red, the Bride, attacks blue. */
const position = positionOf('bride', 'attack-10', 'attack-08');

const ring = (seat: string, name = 'ring') => [{ name, ships: { [seat]: 1 } }];
const holds = (t: Table) =>
  t.game.view(-1).players[0].sheets[0].holds.map(({ name, ships }) => [name, ships]);
const launch = (t: Table) => t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });

test('bride: marries the opponent once it is known, who gives a ship as the ring', () => {
  const t = new Table(position());
  expect(t.options('red', 'respond')).toEqual(['pass', 'bride:marry']);
  t.answer('red', 'respond', 'bride:marry');
  expect(t.asked('blue', 'ships').decision).toMatchObject({
    key: 'bride.ring',
    min: 1,
    max: 1,
    params: { player: 0 },
  });
  expect(t.options('blue', 'ships')).toEqual(['blue-1 0..8', 'blue-2 0..12']);
  t.answer('blue', 'ships', { 'blue-2': 1 });
  expect(holds(t)).toEqual([['ring', [0, 1, 0]]]);
  expect([t.ships('blue-2', 'blue'), t.warp('blue')]).toEqual([11, 0]);
});

test('bride: the ring is a real ship, not one that only counts as one [R]', () => {
  const special = [{ ship: 'prometheus', at: 'blue-1', further: true }];
  const t = new Table(position({}, { special }));
  t.answer('red', 'respond', 'bride:marry');
  expect(t.options('blue', 'ships')).toEqual(['blue-1 0..8', 'blue-2 0..12']);
});

test('bride: also before the first invitation, when the ring may come from the gate; one spouse at a time', () => {
  const t = new Table({ ...position({}, {}, {}, {}), offense: 'blue', destiny: ['destiny-red'] });
  t.answer('red', 'respond', 'pass').answer('blue', 'launch', { to: 'red-1', ships: { 'blue-1': 3 } });
  t.answer('red', 'respond', 'bride:marry');
  expect(t.options('blue', 'ships')).toEqual(['gate 0..3', 'blue-1 0..5', 'blue-2 0..12']);
  t.answer('blue', 'ships', { gate: 1 });
  expect([t.e.gate[1], holds(t)]).toEqual([2, [['ring', [0, 1, 0]]]]);
  const taken = new Table(position({ holds: ring('green') }, {}, { homes: SHORT }));
  expect(taken.options('red', 'respond')).not.toContain('bride:marry');
});

test('bride: not somebody who has been divorced, nor somebody with no ship to give', () => {
  const ex = new Table(position({ holds: ring('blue', 'divorced') }, { homes: SHORT }));
  expect(ex.asked('red', 'launch').key).toBe('ask.launch');
  const poor = new Table(position({}, { homes: [0, 0, 0, 0, 0] }));
  expect(poor.asked('red', 'launch').key).toBe('ask.launch');
});

test('bride: zapped, there is no wedding', () => {
  const t = new Table(position({}, { hand: ['attack-08', 'cosmic-zap'] }));
  t.answer('red', 'respond', 'bride:marry').answer('blue', 'respond', 'cosmic-zap');
  expect([t.asked('red', 'launch').key, holds(t)]).toEqual(['ask.launch', []]);
});

test('bride: spouses may ally with each other uninvited', () => {
  const spec = position({ holds: ring('green') }, {}, { homes: SHORT, hand: [] });
  const t = new Table(spec);
  // At any time: the only thing to do for a married Bride with a poor spouse is to divorce.
  for (let i = 0; i < 3; i++) t.answer('red', 'respond', 'pass');
  launch(t).answer('red', 'respond', 'pass');
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  expect(t.options('green', 'ally')).toEqual(['to none', 'to offense', 'green-1 0..8', 'green-2 0..11']);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 1 } });
  expect(t.e.allies).toEqual([4, 0]);
});

test('bride: once an encounter a card for a card, if the spouse agrees; each chooses what it gives', () => {
  const t = new Table(
    position(
      { holds: ring('blue'), hand: ['attack-10', 'attack-30'] },
      { homes: SHORT, hand: ['attack-08', 'quash'] },
    ),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'bride:swap', 'bride:divorce', 'bride:show']);
  t.answer('red', 'respond', 'bride:swap').answer('blue', 'yes-no', 'yes');
  t.answer('red', 'card', 'attack-30').answer('blue', 'card', 'quash');
  expect([t.hand('red'), t.hand('blue')]).toEqual([
    ['attack-10', 'quash'],
    ['attack-08', 'attack-30'],
  ]);
  expect(t.options('red', 'respond')).toEqual(['pass', 'bride:divorce', 'bride:show']);
});

test('bride: refused or zapped, nothing is exchanged', () => {
  const spec = position(
    { holds: ring('blue'), hand: ['attack-10', 'attack-30'] },
    { homes: SHORT, hand: ['attack-08', 'cosmic-zap'] },
  );
  const refused = new Table(spec)
    .answer('red', 'respond', 'bride:swap')
    .answer('blue', 'respond', 'pass')
    .answer('blue', 'yes-no', 'no');
  expect(refused.hand('red')).toEqual(['attack-10', 'attack-30']);
  const zapped = new Table(spec)
    .answer('red', 'respond', 'bride:swap')
    .answer('blue', 'respond', 'cosmic-zap');
  expect([zapped.hand('red'), zapped.options('red', 'respond')]).toEqual([
    ['attack-10', 'attack-30'],
    ['pass', 'bride:divorce', 'bride:show'],
  ]);
});

test('bride: a divorce takes half of the hand, rounded down, cannot be zapped, and the ring stays turned over', () => {
  const t = new Table(
    position(
      { holds: ring('blue') },
      { homes: SHORT, hand: ['cosmic-zap', 'cosmic-zap', 'attack-08', 'attack-08', 'attack-08'] },
    ),
  );
  t.answer('red', 'respond', 'bride:divorce');
  expect(holds(t)).toEqual([
    ['ring', [0, 0, 0]],
    ['divorced', [0, 1, 0]],
  ]);
  expect([t.hand('red').length, t.hand('blue').length]).toEqual([3, 3]);
});

test('bride: spouses may show each other cards at any time, for no other eyes', () => {
  const t = new Table(
    position(
      { holds: ring('blue'), hand: ['attack-10', 'quash'] },
      { homes: SHORT, hand: ['attack-08', 'attack-04'] },
    ),
  );
  // At the first opportunity of the turn.
  t.answer('red', 'respond', 'pass');
  expect(t.asked('blue', 'respond')).toMatchObject({
    key: 'ask.respond.free',
    options: ['pass', 'bride:confide'],
  });
  // What an announced effect allows can be kept ready like anything else; nobody else has it.
  expect([t.game.view(1).anyTime, t.game.view(2).anyTime]).toEqual([
    [{ source: 'bride', ability: 'confide', from: 'rule', zone: '' }],
    [],
  ]);
  t.answer('blue', 'respond', 'bride:confide');
  expect(t.asked('blue', 'number').decision).toMatchObject({
    key: 'bride.show',
    options: [1, 2],
    params: { player: 0 },
  });
  t.answer('blue', 'number', '1').answer('blue', 'cards', ['attack-08']);
  expect([t.game.view(0).players[1].hand, t.game.view(2).players[1].hand]).toEqual([['attack-08'], []]);
  t.answer('red', 'respond', 'bride:show').answer('red', 'number', '1').answer('red', 'cards', ['quash']);
  expect([t.game.view(1).players[0].hand, t.game.view(2).players[0].hand]).toEqual([['quash'], []]);
  // Once each time: after that it waits for the next one.
  expect(t.options('red', 'respond')).toEqual(['pass', 'bride:swap', 'bride:divorce']);
  t.answer('red', 'respond', 'pass');
  expect(t.options('red', 'respond')).toEqual(['pass', 'bride:swap', 'bride:divorce', 'bride:show']);
  // Divorced, nobody shows anybody anything.
  t.answer('red', 'respond', 'bride:divorce').answer('red', 'launch', {
    to: 'blue-1',
    ships: { 'red-1': 2 },
  });
  expect(t.asked('red', 'invite').key).toBe('ask.invite.offense');
});

test('bride: a spouse just married may show cards from then on', () => {
  const t = new Table(position({}, { hand: ['attack-08', 'attack-04'] }));
  t.answer('red', 'respond', 'bride:marry').answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('red', 'respond', 'pass');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'bride:confide']);
});

test('bride: with the power lost the spouse is divorced at once, without cards (POWER-1)', () => {
  const t = new Table(
    position(
      { holds: ring('green'), homes: [2, 14, 4, 0, 0] },
      {},
      { homes: SHORT, hand: ['attack-08', 'attack-08'] },
    ),
  );
  for (let i = 0; i < 3; i++) t.answer('red', 'respond', 'pass').answer('green', 'respond', 'pass');
  launch(t);
  expect(holds(t)).toEqual([
    ['ring', [0, 0, 0]],
    ['divorced', [0, 0, 1]],
  ]);
  expect(t.hand('green')).toHaveLength(2);
});

test('bride: replaced by another alien, all rings go back to their owners’ colonies (RUL-23)', () => {
  const t = new Table({
    ...position(
      { holds: [...ring('blue'), ...ring('green', 'divorced')] },
      { homes: SHORT },
      { homes: SHORT },
    ),
    variants: { changingPowers: true },
    aliens: ['bride', 'zombie', 'human', 'void'],
  });
  t.answer('red', 'option', 'void')
    .answer('blue', 'ships', { 'blue-1': 1 })
    .answer('green', 'ships', { 'green-2': 1 });
  expect([t.ships('blue-1', 'blue'), t.ships('green-2', 'green')]).toEqual([9, 12]);
});

test('bride super: marries a divorced player again, who never pays a second time', () => {
  const t = new Table(
    position(
      { holds: ring('blue', 'divorced'), data: { 'paid-1': true }, hand: ['attack-10', 'flare-bride'] },
      { homes: SHORT, hand: ['attack-08', 'attack-08'] },
    ),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-bride:remarry']);
  t.answer('red', 'respond', 'flare-bride');
  expect(holds(t)).toEqual([
    ['divorced', [0, 0, 0]],
    ['ring', [0, 1, 0]],
  ]);
  t.answer('red', 'respond', 'bride:divorce');
  expect([holds(t)[0], t.hand('blue').length]).toEqual([['divorced', [0, 1, 0]], 2]);
});

test('bride super: not with anybody else', () => {
  const t = new Table(position({ hand: ['attack-10', 'flare-bride'] }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'bride:marry']);
});

const jilted = (red: Partial<PlayerSpec> = {}) =>
  new Table(
    position(
      {
        alien: 'virus',
        homes: [8, 10, 0, 0, 0],
        colonies: { 'green-1': 2 },
        hand: ['attack-10', 'attack-20'],
        ...red,
      },
      { hand: ['attack-08', 'flare-bride'] },
    ),
    2,
  );

test('bride wild: the defense leaves; the ships of the offense land where it likes, and its turn ends', () => {
  const t = launch(jilted());
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-bride:jilt']);
  t.answer('blue', 'respond', 'flare-bride');
  expect(t.options('red', 'planet')).toEqual([
    'red-1',
    'red-2',
    'red-3',
    'red-4',
    'red-5',
    'blue-3',
    'blue-4',
    'blue-5',
    'green-3',
    'green-4',
    'green-5',
  ]);
  t.answer('red', 'planet', 'blue-4');
  expect([t.ships('blue-4', 'red'), t.foreign('red'), t.outcome(t.last()!), t.s.offense]).toEqual([
    2,
    2,
    'broken-off',
    1,
  ]);
});

test('bride wild: passed, the encounter goes on', () => {
  const t = launch(jilted()).answer('blue', 'respond', 'pass');
  expect(t.asked('red', 'invite').key).toBe('ask.invite.offense');
});
