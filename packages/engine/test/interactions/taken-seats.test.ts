/** Wild Diplomat: whoever takes the seat of a dealer is the opponent, and the displaced one has not failed. */
import type { Table } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { expectOutcome, launch, table, toPlanning, WITH_POWER, type Change } from '../helpers/duel.ts';

const pacifist = { alien: 'pacifist', homes: WITH_POWER, hand: ['negotiate', 'flare-pacifist'] };

/** Green takes the seat of one of the dealers, and there is no deal. */
const failedInPlaceOf = (displaced: string): Table => {
  const t = toPlanning(
    table({
      red: pacifist,
      blue: { hand: ['negotiate'] },
      green: { hand: ['negotiate', 'flare-diplomat'] },
    }),
  );
  t.answer('green', 'respond', 'flare-diplomat').answer('green', 'player', displaced);
  return t.answer(displaced === 'red' ? 'green' : 'red', 'offer', 'fail');
};

const dues = (t: Table) =>
  t
    .open()
    .filter(({ key }) => key === 'ask.lose.failed-deal')
    .map(({ seat, decision }) => [seat, (decision as { max: number }).max]);

test('pacifist super: whoever has taken the seat of its opponent loses the two ships more (Diplomat wild)', () => {
  const t = failedInPlaceOf('blue').answer('red', 'respond', 'flare-pacifist');
  expect(dues(t)).toEqual([
    ['red', 1],
    ['green', 5],
  ]);
  t.answer('red', 'ships', { gate: 1 }).answer('green', 'ships', { 'green-2': 5 });
  t.answer('red', 'ships', { 'red-2': 2 });
  expectOutcome(t, 'failed-deal');
  expect(t.warp('blue')).toBe(0);
});

test('pacifist super: not for a deal that failed without it (Diplomat wild)', () => {
  const t = failedInPlaceOf('red');
  expect(dues(t)).toEqual([
    ['green', 3],
    ['blue', 3],
  ]);
  t.answer('green', 'ships', { 'green-2': 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect(t.hand('red')).toEqual(['flare-pacifist']);
});

test('KICK-4: a kicker multiplies what the one in the opponent’s seat loses (Diplomat wild)', () => {
  const hand = ['negotiate', 'reward-kicker-x2-lost-signal'];
  const t = toPlanning(
    table(
      {
        red: { hand },
        blue: { hand: ['negotiate'] },
        green: { hand: ['negotiate', 'flare-diplomat'] },
      },
      { variants: { rewards: true } },
    ),
  );
  t.answer('red', 'respond', 'reward-kicker-x2-lost-signal');
  t.answer('green', 'respond', 'flare-diplomat').answer('green', 'player', 'blue');
  t.answer('red', 'offer', 'fail');
  expect(dues(t)).toEqual([
    ['red', 3],
    ['green', 6],
  ]);
});

/** Green takes the seat of red, or of blue, and fails; everybody pays. */
const failed = (displaced: string, red: Change, blue: Change = {}): Table => {
  const t = toPlanning(
    table({
      red: { homes: WITH_POWER, hand: ['negotiate'], ...red },
      blue: { hand: ['negotiate'], ...blue },
      green: { hand: ['negotiate', 'flare-diplomat'] },
    }),
  );
  t.answer('green', 'respond', 'flare-diplomat').answer('green', 'player', displaced);
  const left = displaced === 'red' ? 'blue' : 'red';
  t.answer(displaced === 'red' ? 'green' : 'red', 'offer', 'fail');
  t.answer('green', 'ships', { 'green-2': 3 }).answer(left, 'ships', { [`${left}-2`]: 3 });
  return t.answer('red', 'ships', { 'red-2': 3 });
};

test('reincarnator: has not failed where somebody else did in its place', () => {
  const aliens = (displaced: string) => {
    const t = failed(displaced, { alien: 'reincarnator' });
    expectOutcome(t, 'failed-deal');
    return t.aliens('red').length;
  };
  expect([aliens('red'), aliens('blue')]).toEqual([1, 2]);
});

test('reincarnator wild: whoever stood in has failed, whoever was displaced has not', () => {
  const t = failed('red', {}, { hand: ['negotiate', 'flare-reincarnator'] });
  t.answer('blue', 'respond', 'flare-reincarnator');
  expectOutcome(t, 'failed-deal');
  expect([t.hand('green'), t.aliens('green').includes('macron')]).toEqual([
    ['flare-diplomat', 'flare-reincarnator'],
    false,
  ]);
});

test('warrior: learns nothing from a deal that failed without it', () => {
  const learned = (displaced: string) => {
    const t = failed(displaced, { alien: 'warrior' });
    expectOutcome(t, 'failed-deal');
    return t.tokens('red');
  };
  expect([learned('red'), learned('blue')]).toEqual([0, 2]);
});

test('engineer: tinkers only where it has failed itself', () => {
  expectOutcome(failed('red', { alien: 'engineer' }), 'failed-deal');

  const own = failed('blue', { alien: 'engineer' });
  expect(own.options('red', 'respond')).toEqual(['pass', 'engineer:tinker']);
  expectOutcome(own.answer('red', 'respond', 'pass'), 'failed-deal');
});

test('grudge: a deal that failed without it costs nobody anything', () => {
  const price = (displaced: string) => {
    const t = launch(
      table({
        red: { alien: 'grudge', homes: WITH_POWER, hand: ['negotiate'] },
        blue: { hand: ['negotiate'] },
        green: { hand: ['negotiate', 'flare-diplomat'] },
        yellow: {},
      }),
    );
    t.answer('red', 'invite', ['yellow'])
      .answer('blue', 'invite', [])
      .answer('yellow', 'ally', { to: 'none' });
    t.answer('green', 'respond', 'flare-diplomat').answer('green', 'player', displaced);
    t.answer(displaced === 'red' ? 'green' : 'red', 'offer', 'fail');
    const left = displaced === 'red' ? 'blue' : 'red';
    t.answer('green', 'ships', { 'green-2': 3 }).answer(left, 'ships', { [`${left}-2`]: 3 });
    if (t.isAsked('yellow', 'ships')) t.answer('yellow', 'ships', { 'yellow-2': 4 });
    t.answer('red', 'ships', { 'red-2': 3 });
    expectOutcome(t, 'failed-deal');
    return t.warp('yellow');
  };
  expect([price('red'), price('blue')]).toEqual([0, 4]);
});
