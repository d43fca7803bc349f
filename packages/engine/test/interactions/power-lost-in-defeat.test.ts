/** Annex F-10: a power that goes with the third home colony in the very defeat that would trigger it has no last use. */
import { expect, test } from 'vitest';
import { expectOutcome, launch, table, toPlanning } from '../helpers/duel.ts';

/** Blue defends one of its three or four home colonies against a 40, in vain. */
const beaten = (alien: string, homes: number[]) =>
  toPlanning(
    table(
      {
        red: { hand: ['attack-40'] },
        blue: { alien, homes, hand: ['attack-08'] },
        green: { alien: 'macron' },
      },
      { aliens: ['human', alien, 'macron', 'clone'] },
    ),
  );

const THREE = [4, 12, 4, 0, 0];
const FOUR = [4, 8, 4, 4, 0];

test('Annex F-10: Warrior learns from a defeat as long as it keeps three home colonies', () => {
  const lost = beaten('warrior', THREE);
  expectOutcome(lost, 'offense');
  expect(lost.tokens('blue')).toBe(0);

  const kept = beaten('warrior', FOUR);
  expectOutcome(kept, 'offense');
  expect(kept.tokens('blue')).toBe(2);
});

test('Annex F-10: so does Reincarnator take on a new form', () => {
  const lost = beaten('reincarnator', THREE);
  expectOutcome(lost, 'offense');
  expect(lost.aliens('blue')).toEqual(['reincarnator']);

  const kept = beaten('reincarnator', FOUR);
  expectOutcome(kept, 'offense');
  expect(kept.aliens('blue')).toEqual(['reincarnator', 'clone']);
});

test('Annex F-10: and Vacuum drag others along', () => {
  const lost = beaten('vacuum', THREE);
  expectOutcome(lost, 'offense');
  expect([lost.warp('blue'), lost.warp('green')]).toEqual([4, 0]);

  const kept = beaten('vacuum', FOUR);
  kept.answer('blue', 'number', '4').answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(kept, 'offense');
  expect([kept.warp('blue'), kept.warp('green')]).toEqual([4, 4]);
});

/** Green was called by blue, and stayed away. */
const called = (homes: number[]) => {
  const blue = { alien: 'grudge', homes, hand: ['attack-08'] };
  const t = launch(table({ red: { hand: ['attack-40'] }, blue }));
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  return t.answer('green', 'ally', { to: 'none' });
};

test('Annex F-10: and Grudge collect for its tokens', () => {
  const lost = called(THREE);
  expectOutcome(lost, 'offense');
  expect([lost.warp('blue'), lost.warp('green')]).toEqual([4, 0]);

  const kept = called(FOUR).answer('green', 'ships', { 'green-2': 4 });
  expectOutcome(kept, 'offense');
  expect([kept.warp('blue'), kept.warp('green')]).toEqual([4, 4]);
});
