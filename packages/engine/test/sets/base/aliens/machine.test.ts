import { expect, test } from 'vitest';
import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';

const red: PlayerSpec = { colour: 'red', alien: 'machine', hand: ['attack-04', 'attack-30'] };
const blue: PlayerSpec = { colour: 'blue', alien: 'will', hand: ['attack-08', 'attack-10'] };
const green: PlayerSpec = { colour: 'green', alien: 'zombie' };

const position = (players: PlayerSpec[], more: Partial<PositionSpec> = {}): PositionSpec => ({
  players,
  destiny: ['destiny-blue', 'destiny-blue'],
  ...more,
});

/** Red sends one ship to blue-1, where blue has four, and plays this card against the 8. */
function attack(t: Table, card: string): Table {
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  return t.answer('red', 'encounter-card', card).answer('blue', 'encounter-card', 'attack-08');
}

/** Whatever is drawn, blue is the defense. */
const ONLY_BLUE = { destiny: ['destiny-blue', 'destiny-blue', 'destiny-blue-hazard'], shortDestiny: true };

/** Whose turn it is next, and whether it goes on. */
const next = (t: Table) => [t.s.players[t.s.offense].colour, t.s.stage];

test('machine: after a lost encounter it may begin another', () => {
  const t = attack(new Table(position([red, blue, green]), 2), 'attack-04');
  expect(t.outcome()).toBe('defense');
  expect(t.options('red', 'respond')).toEqual(['pass', 'machine:continue']);
  t.answer('red', 'respond', 'machine');
  // The second encounter begins at regroup: the lost ship comes back (TURN-3, REGR-1).
  expect(t.s.turnEncounters).toBe(2);
  t.answer('red', 'ships', { 'red-2': 1 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []).finish();
  expect(t.totals()).toEqual([31, 14]);
  // Without an encounter card the turn is over, although this one succeeded.
  expect(next(t)).toEqual(['blue', 'start-turn']);
});

test('machine: it may also stop', () => {
  const t = attack(new Table(position([red, blue, green])), 'attack-04').answer('red', 'respond', 'pass');
  t.finish();
  expect(next(t)).toEqual(['blue', 'start-turn']);
});

test('machine: the limit of two encounters does not bind it (TURN-4)', () => {
  const t = attack(new Table(position([red, blue, green], { encounter: 2 })), 'attack-30');
  expect(t.outcome()).toBe('offense');
  t.answer('red', 'respond', 'machine').finish();
  expect(next(t)).toEqual(['red', 'encounter']);
});

test('machine: without an encounter card in hand it cannot go on; cards elsewhere do not count', () => {
  const hoarding: PlayerSpec = {
    ...red,
    hand: ['attack-04'],
    piles: [{ name: 'elsewhere', cards: ['attack-20'], playable: true }],
  };
  const t = new Table(position([hoarding, blue, green]));
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  t.answer('red', 'encounter-card', 'attack-04').answer('blue', 'encounter-card', 'attack-08').finish();
  expect(next(t)).toEqual(['blue', 'start-turn']);
});

test('machine: only on its own turn', () => {
  const defending = { ...red, colour: 'blue' as const, hand: ['attack-08', 'attack-30'] };
  const attacking = { ...blue, colour: 'red' as const, alien: 'dictator', hand: ['attack-04', 'attack-10'] };
  const t = attack(new Table(position([attacking, defending, green], ONLY_BLUE)), 'attack-04').finish();
  expect(t.outcome()).toBe('defense');
  expect(next(t)).toEqual(['blue', 'start-turn']);
});

test('machine: zapped, the turn ends', () => {
  const zapper = { ...green, hand: ['cosmic-zap'] };
  const t = attack(new Table(position([red, blue, zapper])), 'attack-04').answer('red', 'respond', 'machine');
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap').finish();
  expect(next(t)).toEqual(['blue', 'start-turn']);
});

test('machine: the ordinary second encounter needs no power, so nothing is there to zap', () => {
  const zapper = { ...green, hand: ['cosmic-zap'] };
  const t = attack(new Table(position([red, blue, zapper])), 'attack-30');
  expect(t.asked('red', 'yes-no').key).toBe('ask.second-encounter');
  t.answer('red', 'yes-no', 'yes').finish();
  expect(next(t)).toEqual(['red', 'encounter']);
  expect(t.hand('green')).toEqual(['cosmic-zap']);
});

test('machine: an encounter broken off for want of a card was not completed (PLAN-1)', () => {
  const t = new Table(position([{ ...red, hand: ['plague'] }, blue, green], { encounter: 2 }));
  t.finish();
  expect(t.outcome()).toBe('broken-off');
  expect(next(t)).toEqual(['blue', 'start-turn']);
});

const flared = (hand: string[]): PlayerSpec => ({
  ...red,
  alien: 'dictator',
  hand: [...hand, 'flare-machine'],
});

test('machine wild: a second encounter although the first was lost', () => {
  const t = attack(
    new Table(position([flared(['attack-04', 'attack-30']), blue, green], ONLY_BLUE)),
    'attack-04',
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-machine:second-encounter']);
  t.answer('red', 'respond', 'flare-machine').finish();
  expect(next(t)).toEqual(['red', 'encounter']);
  expect(t.hand('red')).toEqual(['attack-30', 'flare-machine']);
});

test('machine wild: without an encounter card a new hand is drawn, the flare stays out of the discarded one', () => {
  const deck = [
    'attack-06',
    'attack-07',
    'attack-09',
    'attack-11',
    'negotiate',
    'negotiate',
    'plague',
    'quash',
  ];
  const spec = position([flared(['attack-30', 'ionic-gas']), blue, green], { ...ONLY_BLUE, deck });
  const t = new Table(spec);
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.outcome()).toBe('offense');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-machine:second-encounter']);
  t.answer('red', 'respond', 'flare-machine').finish();
  expect(next(t)).toEqual(['red', 'encounter']);
  expect(t.hand('red')).toEqual([...deck, 'flare-machine'].sort((a, b) => (a < b ? -1 : 1)));
  expect(t.discard()).toContain('ionic-gas');
});

test('machine wild: gives a second encounter, never a third', () => {
  const spec = position([flared(['attack-04', 'attack-30']), blue, green], { ...ONLY_BLUE, encounter: 2 });
  const t = attack(new Table(spec), 'attack-04').finish();
  expect(next(t)).toEqual(['blue', 'start-turn']);
});

const superRed = (homes: number[]): PlayerSpec => ({ ...red, hand: ['attack-04', 'flare-machine'], homes });
const lastOf = { ...blue, hand: ['attack-08'] };

test('machine super: takes a card in regroup rather than a ship', () => {
  const t = new Table(position([superRed([2, 4, 4, 4, 4]), lastOf, green], { deck: ['attack-40'] }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-machine:card-instead']);
  t.answer('red', 'respond', 'flare-machine');
  expect(t.warp('red')).toBe(2);
  expect(t.hand('red')).toEqual(['attack-04', 'attack-40', 'flare-machine']);
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []).answer('red', 'encounter-card', 'attack-40');
  t.answer('red', 'yes-no', 'no').finish();
});

test('machine super: passed, the ship comes back; without a ship in the warp it is not offered', () => {
  const t = new Table(position([superRed([2, 4, 4, 4, 4]), lastOf, green]));
  t.answer('red', 'respond', 'pass').answer('red', 'ships', { 'red-1': 1 });
  expect(t.warp('red')).toBe(1);
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []).finish();
  const whole = new Table(position([superRed([4, 4, 4, 4, 4]), lastOf, green]));
  whole.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  whole.answer('red', 'invite', []).answer('blue', 'invite', []).finish();
  expect(whole.hand('red')).toEqual(['flare-machine']);
});

test('machine super: zapped, the ship comes back and the power is off for the encounter (ZAP-2)', () => {
  const zapper = { ...green, hand: ['cosmic-zap'] };
  const machine = { ...superRed([2, 4, 4, 4, 4]), hand: ['attack-04', 'attack-30', 'flare-machine'] };
  const t = new Table(position([machine, lastOf, zapper]));
  t.answer('red', 'respond', 'flare-machine').answer('green', 'respond', 'cosmic-zap');
  t.answer('red', 'ships', { 'red-1': 1 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []).answer('red', 'encounter-card', 'attack-04');
  // Zapped, Machine holds its flare as a wild one.
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-machine:second-encounter']);
  t.answer('red', 'respond', 'flare-machine').finish();
  expect(next(t)).toEqual(['red', 'encounter']);
});

test('machine: a zap outlasts the encounter that wild Warrior puts in between (ZAP-1)', () => {
  const machine = {
    ...superRed([2, 4, 4, 4, 4]),
    hand: ['attack-01', 'attack-04', 'attack-30', 'flare-machine'],
  };
  const warlike = { ...blue, hand: ['attack-08', 'attack-20', 'flare-warrior'] };
  const t = new Table(position([machine, warlike, { ...green, hand: ['cosmic-zap'] }]), 2);
  t.answer('red', 'respond', 'flare-machine').answer('green', 'respond', 'cosmic-zap');
  t.answer('red', 'ships', { 'red-1': 1 });
  attack(t, 'attack-01');
  t.answer('blue', 'respond', 'flare-warrior:retaliate');
  t.answer('blue', 'launch', { to: 'red-1', ships: { 'blue-2': 1 } });
  t.answer('blue', 'invite', []).answer('red', 'invite', []).answer('red', 'encounter-card', 'attack-04');
  // Back in the first encounter, which Machine has completed without its power.
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-machine:second-encounter']);
  t.answer('red', 'respond', 'pass').finish();
  expect(next(t)).toEqual(['blue', 'start-turn']);
});
