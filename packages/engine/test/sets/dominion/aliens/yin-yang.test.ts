import type { Table } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import {
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const yinYang = (...hand: string[]) => ({ alien: 'yin-yang', homes: WITH_POWER, hand });

/** Both main players invite green. */
const invited = (t: Table) => t.answer('red', 'invite', ['green']).answer('blue', 'invite', ['green']);

/** Green uses the power and sends so many ships to either side. */
const onBoth = (t: Table, offense: number, defense: number) =>
  invited(launch(t))
    .answer('green', 'respond', 'yin-yang:balance')
    .answer('green', 'ally', { to: 'offense', ships: { 'green-2': offense } })
    .answer('green', 'ally', { to: 'defense', ships: { 'green-2': defense } });

test('yin-yang: invited by both sides it joins both, with one to four ships on each', () => {
  const t = invited(launch(table({ green: yinYang('reinforcement-2') })));
  expect(t.options('green', 'respond')).toEqual(['pass', 'yin-yang:balance']);
  t.answer('green', 'respond', 'yin-yang:balance');
  expect(t.options('green', 'ally')).toEqual(['to offense', 'green-1 0..4', 'green-2 0..12', 'green-3 0..4']);
  expect(t.asked('green').decision).toMatchObject({ min: 1, max: 4 });
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 2 } });
  expect(t.options('green', 'ally')).toEqual(['to defense', 'green-1 0..4', 'green-2 0..10', 'green-3 0..4']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 4 } });
  expect(t.e.allies).toEqual([4, 4]);
  expect([t.e.gate[2], t.e.aid[2]]).toEqual([2, 4]);
  expect(t.options('green', 'reinforce')).toHaveLength(3);
  t.answer('green', 'reinforce', 'pass');
  // 10 + 3 + 2 against 8 + 4 + 4
  expect(t.totals()).toEqual([15, 16]);
  t.answer('red', 'number', '4')
    .answer('red', 'ships', {})
    .answer('green', 'ships', {})
    .answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(t, 'defense');
  // Its ships fare like any ally's: those on the gate are lost, the others are paid and go home.
  expect(t.warp('green')).toBe(2);
  expect(t.hand('green')).toHaveLength(5);
});

test('yin-yang: the offense that loses may have a reward for each of its ships on the other side', () => {
  const t = onBoth(table({ green: yinYang() }, { deck: ['quash', 'morph', 'plague', 'attack-40'] }), 1, 2);
  expect(t.totals()).toEqual([14, 14]);
  expect(t.options('red', 'number')).toEqual(['0', '1', '2']);
  t.answer('red', 'number', '2');
  expect(t.options('red', 'ships')).toEqual(['red-1 0..2', 'red-2 0..2']);
  expect(t.asked('red').decision).toMatchObject({ min: 0, max: 2 });
  t.answer('red', 'ships', { 'red-1': 1 });
  t.answer('green', 'ships', {}).answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');
  expect(t.warp('red')).toBe(2);
  expect(t.hand('red')).toEqual(['quash']);
  expect(t.hand('green')).toEqual(['morph', 'plague']);
});

test('yin-yang: where its ships land instead of being rewarded (Solar Wind) the offense may have its rewards all the same', () => {
  const players = { blue: { hand: ['attack-08', 'solar-wind'] }, green: yinYang() };
  const t = onBoth(table(players, { deck: ['quash', 'morph'], variants: { rewards: true } }), 1, 2);
  t.answer('blue', 'respond', 'solar-wind:turn');
  expect(t.ships('blue-1', 'green')).toBe(2);
  expect(t.options('red', 'number')).toEqual(['0', '1', '2']);
  t.answer('red', 'number', '2').answer('red', 'ships', {}).answer('red', 'number', 0);
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.hand('green')]).toEqual([['morph', 'quash'], []]);
});

test('yin-yang: the defense that loses may leave a ship on the planet for each of its ships on the other side', () => {
  const t = onBoth(table({ red: { hand: ['attack-15'] }, green: yinYang() }), 2, 1);
  expect(t.options('blue', 'number')).toEqual(['0', '1', '2']);
  t.answer('blue', 'number', '2');
  expectOutcome(t, 'offense');
  expect(t.ships('blue-1', 'blue')).toBe(2);
  expect(t.warp('blue')).toBe(2);
  expect(t.ships('blue-1', 'red')).toBe(3);
  expect(t.ships('blue-1', 'green')).toBe(2);
  expect(t.warp('green')).toBe(1);
});

test('yin-yang: a deal sends the ships of both sides home once', () => {
  const players = { red: { hand: ['negotiate'] }, blue: { hand: ['negotiate'] }, green: yinYang() };
  const t = onBoth(table(players), 2, 3);
  t.answer('green', 'ships', { 'green-1': 5 });
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect(t.ships('green-1', 'green')).toBe(9);
});

test('yin-yang: zapped it joins one side or neither, like anybody (ALLY-3)', () => {
  const t = invited(launch(table({ green: yinYang(), blue: { hand: ['attack-08', 'cosmic-zap'] } })));
  t.answer('green', 'respond', 'yin-yang:balance').answer('blue', 'respond', 'cosmic-zap');
  expect(t.options('green', 'ally').slice(0, 3)).toEqual(['to none', 'to offense', 'to defense']);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 1 } });
  expect(t.e.allies).toEqual([4, 0]);
  expectOutcome(t, 'offense');
});

test('yin-yang: it need not use the power, nor can it with a single ship', () => {
  const t = invited(launch(table({ green: yinYang() })));
  t.answer('green', 'respond', 'pass').answer('green', 'ally', { to: 'none' });
  expectOutcome(t, 'offense');

  const lone = invited(
    launch(table({ green: { ...yinYang(), homes: [1, 0, 0, 0, 0], incarnation: undefined } })),
  );
  expect(waiting(lone)).toEqual(['green ally']);
  lone.answer('green', 'ally', { to: 'none' });
  expectOutcome(lone, 'offense');
});

test('yin-yang: as a main player, or invited by one side, there is nothing to join twice', () => {
  const main = toPlanning(table({ red: yinYang('attack-10') }));
  expectOutcome(main, 'offense');

  const one = launch(table({ green: yinYang() }));
  one.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  expect(one.options('green', 'respond')).toEqual(['pass', 'yin-yang:token']);
  one.answer('green', 'respond', 'pass').answer('green', 'ally', { to: 'offense', ships: { 'green-2': 1 } });
  expectOutcome(one, 'offense');
});

test('yin-yang: a main player who did not invite it gets a token and loses as many ships as the opponent does', () => {
  const t = inviteNobody(launch(table({ green: yinYang() })));
  expect(t.options('green', 'respond')).toEqual(['pass', 'yin-yang:token']);
  t.answer('green', 'respond', 'yin-yang:token');
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'red');
  expect(happened(t)).toContain('note');
  expect(t.game.view(-1).encounter!.announced).toEqual([
    { source: 'yin-yang', name: 'token', by: 2, holders: 0b1 },
  ]);
  expect(t.options('green', 'respond')).toEqual(['pass', 'yin-yang:token']);
  t.answer('green', 'respond', 'pass');
  // Red wins 13 : 12; blue has lost four ships, so red loses four from its colonies before it lands.
  expect(t.options('red', 'ships')).toEqual(['red-1 0..4', 'red-2 0..13']);
  expect(t.asked('red').decision).toMatchObject({ key: 'yin-yang.pay', min: 4, max: 4 });
  t.answer('red', 'ships', { 'red-2': 4 });
  expectOutcome(t, 'offense');
  expect(t.warp('red')).toBe(4);
  expect(t.ships('blue-1', 'red')).toBe(3);
});

test('yin-yang: both may hold a token; each is counted from the original losses only', () => {
  const t = inviteNobody(launch(table({ green: yinYang() })));
  t.answer('green', 'respond', 'yin-yang:token').answer('green', 'player', 'blue');
  t.answer('green', 'respond', 'yin-yang:token');
  t.answer('red', 'ships', { 'red-2': 4 });
  expectOutcome(t, 'offense');
  // Blue's opponent lost nothing in the battle; what the token cost red does not count.
  expect([t.warp('red'), t.warp('blue')]).toEqual([4, 4]);
});

test('yin-yang: a failed deal counts for the token, and too few ships on colonies are all lost', () => {
  const t = table({
    red: { hand: ['negotiate'], homes: [1, 4, 0, 0, 0] },
    blue: { hand: ['negotiate'] },
    green: yinYang(),
  });
  t.answer('red', 'ships', { 'red-1': 1 });
  inviteNobody(launch(t));
  t.answer('green', 'respond', 'yin-yang:token').answer('green', 'player', 'red');
  t.answer('green', 'respond', 'pass');
  t.answer('red', 'offer', 'fail').answer('red', 'ships', { gate: 2, 'red-2': 1 });
  t.answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  // Two were left on colonies: both are gone, and the last ship on the gate with them (LOSE-3).
  expect(t.warp('red')).toBe(20);
  expect(t.warp('blue')).toBe(3);
});

test('yin-yang: the power need not work for a token given before, and giving one cannot be zapped', () => {
  const t = inviteNobody(
    launch(table({ green: yinYang('cosmic-zap'), blue: { hand: ['attack-08', 'cosmic-zap'] } })),
  );
  t.answer('green', 'respond', 'yin-yang:token').answer('green', 'player', 'blue');
  expect(t.options('green', 'respond')).toEqual(['pass', 'yin-yang:token']);
  t.answer('green', 'respond', 'pass');
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['cosmic-zap']);
});

test('RUL-28: compelled to one side it may still join the other as well', () => {
  const t = launch(
    table({
      red: { hand: ['attack-10', 'flare-demon'] },
      green: { ...yinYang('quash') },
      blue: { hand: ['attack-08'] },
    }),
  );
  t.answer('red', 'respond', 'flare-demon');
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  expect(t.options('green', 'respond')).toEqual(['pass', 'yin-yang:balance', 'yin-yang:token']);
  t.answer('green', 'respond', 'yin-yang:balance').answer('green', 'respond', 'pass');
  expect(t.asked('green', 'ships').key).toBe('ask.ally.compelled');
  t.answer('green', 'ships', { 'green-2': 3 });
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
  expect([t.e.gate[2], t.e.aid[2]]).toEqual([3, 1]);
  expect(t.totals()).toEqual([16, 13]);
  t.answer('blue', 'number', '0');
  expectOutcome(t, 'offense');
});

test('RUL-13: Ionic Gas denies the offense its rewards', () => {
  const t = onBoth(
    table({ red: { hand: ['attack-10'] }, blue: { hand: ['attack-08', 'ionic-gas'] }, green: yinYang() }),
    1,
    2,
  );
  t.answer('blue', 'respond', 'ionic-gas').answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual([]);
});

test('yin-yang: Force Field sends it home from both sides, named once', () => {
  const t = onBoth(table({ green: yinYang(), blue: { hand: ['attack-08', 'force-field'] } }), 1, 2);
  t.answer('blue', 'respond', 'force-field').answer('green', 'ships', { 'green-2': 3 });
  expect(t.e.allies).toEqual([0, 0]);
  expectOutcome(t, 'offense');
});

test('yin-yang: wild makes another player lose as many ships as its holder has lost', () => {
  const t = toPlanning(table({ blue: { hand: ['attack-08', 'flare-yin-yang'] } }));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-yin-yang:blame']);
  t.answer('blue', 'respond', 'flare-yin-yang');
  expect(t.options('blue', 'player')).toEqual(['green', 'red']);
  t.answer('blue', 'player', 'green');
  expect(t.options('green', 'ships')).toEqual(['green-1 0..4', 'green-2 0..16']);
  expect(t.asked('green').decision).toMatchObject({ min: 4, max: 4 });
  t.answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(t, 'offense');
  expect(t.warp('green')).toBe(4);
  expect(t.hand('blue')).toEqual(['flare-yin-yang']);
});

test('yin-yang: wild is not for ships that others lose', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'flare-yin-yang'] } }));
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-yin-yang']);
});

test('yin-yang: super brings its losing ships home when it is on both sides', () => {
  const t = onBoth(table({ green: yinYang('flare-yin-yang') }), 2, 4);
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-yin-yang:serene-return']);
  t.answer('green', 'respond', 'flare-yin-yang').answer('green', 'ships', { 'green-3': 2 });
  t.answer('red', 'number', '0');
  t.answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(t, 'defense');
  expect(t.warp('green')).toBe(0);
  expect(t.ships('green-3', 'green')).toBe(6);
});

test('yin-yang: super is not for an ally of one side', () => {
  const t = invited(launch(table({ green: yinYang('flare-yin-yang') })));
  t.answer('green', 'respond', 'pass').answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
  expect(t.totals()).toEqual([13, 13]);
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toHaveLength(2);
});

test('two sides: a bonus for the own side counts for both, a martyr for neither (OUR READING)', () => {
  const human = { alien: 'yin-yang', homes: WITH_POWER, sheets: [{ alien: 'human' }] };
  const t = onBoth(table({ red: { alien: 'will' }, green: human }), 1, 2);
  expect(t.totals()).toEqual([18, 18]);
  t.answer('red', 'number', '0').answer('green', 'ships', {}).answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');

  const zapped = invited(
    launch(table({ red: { alien: 'will', hand: ['attack-10', 'cosmic-zap'] }, green: human })),
  );
  zapped.answer('green', 'respond', 'yin-yang:balance').answer('red', 'respond', 'pass');
  zapped.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 1 } });
  zapped.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 2 } });
  zapped.answer('red', 'respond', 'cosmic-zap');
  expect(zapped.totals()).toEqual([14, 14]);
  zapped.answer('red', 'number', '0').answer('green', 'ships', {});
  zapped.answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(zapped, 'defense');
});

test('two sides: an ally of both throws away an attack at the cost of both (daredevil, OUR READING)', () => {
  const green = { ...yinYang('attack-04'), sheets: [{ alien: 'daredevil' }] };
  const t = onBoth(table({ green }), 1, 1).answer('green', 'respond', 'daredevil');
  // 10 + 3 + 1 - 4 against 8 + 4 + 1 - 4.
  expect(t.totals()).toEqual([10, 9]);
});

test('two sides: an Angler that is an ally of both asks anybody else in the encounter, never itself', () => {
  const green = { ...yinYang('flare-angler'), sheets: [{ alien: 'angler' }] };
  const t = onBoth(table({ green }), 1, 1).answer('green', 'respond', 'flare-angler');
  expect(t.options('green', 'player')).toEqual(['blue', 'red']);
});
