/** Wild Diplomat: whoever takes the seat of a dealer is the opponent, and the displaced one has not failed. */
import type { Table } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { expectOutcome, table, toPlanning, WITH_POWER } from '../helpers/duel.ts';

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
