import type { Table } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const usurper = (...hand: string[]) => ({ alien: 'usurper', homes: WITH_POWER, hand });

/** Red is the Usurper, green its ally, yellow the ally of blue. */
const usurped = (change = {}): Table =>
  ally(
    launch(
      table({
        red: usurper('attack-10'),
        green: { hand: ['attack-20', 'negotiate'] },
        yellow: { hand: ['attack-04'] },
        ...change,
      }),
    ),
    { green: ['offense', 1], yellow: ['defense', 1] },
  );

test('usurper: every ally plays a card; it sees its own allies’ cards and may put one in place of its own', () => {
  const t = usurped();
  expect(t.options('red', 'respond')).toEqual(['pass', 'usurper:accroach']);
  t.answer('red', 'respond', 'usurper:accroach');
  expect(t.options('green', 'encounter-card')).toEqual(['attack-20', 'negotiate']);
  t.answer('green', 'encounter-card', 'attack-20');
  const beside = (seat: number) =>
    t.game.view(seat).encounter!.beside.map(({ seat: of, card }) => [of, card]);
  expect(beside(0)).toEqual([
    [2, 'attack-20'],
    [3, null],
  ]);
  expect(beside(1)).toEqual([
    [2, null],
    [3, null],
  ]);
  expect(t.options('red', 'option')).toEqual(['none', 'green']);
  t.answer('red', 'option', 'green');
  expect(t.options('red', 'option')).toEqual(['none', 'yellow']);
  t.answer('red', 'option', 'yellow');
  // 20 + 3 + 1 against 4 + 4 + 1
  expect(t.totals()).toEqual([24, 9]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  // What was replaced or not used is back in its owner's hand, what was used is discarded.
  expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-10'], ['attack-08']]);
  expect([t.hand('green'), t.hand('yellow')]).toEqual([['negotiate'], []]);
  expect(t.discard()).toEqual(['attack-20', 'attack-04']);
});

test('usurper: it may leave everything as it is; all cards go back', () => {
  const t = usurped()
    .answer('red', 'respond', 'usurper:accroach')
    .answer('green', 'encounter-card', 'negotiate');
  t.answer('red', 'option', 'none').answer('red', 'option', 'none');
  expect(t.totals()).toEqual([14, 13]);
  expectOutcome(t, 'offense');
  expect([t.hand('green'), t.hand('yellow')]).toEqual([['attack-20', 'negotiate'], ['attack-04']]);
});

test('usurper: an ally without an encounter card first draws a new hand', () => {
  const t = usurped({ green: { hand: ['quash'] } });
  t.answer('red', 'respond', 'usurper:accroach');
  expect(t.discard()).toEqual(['quash']);
  expect(t.hand('green')).toHaveLength(8);
});

test('usurper: zapped nobody plays anything; without allies it is not asked', () => {
  const t = usurped({ blue: { hand: ['attack-08', 'cosmic-zap'] } });
  t.answer('red', 'respond', 'usurper:accroach').answer('blue', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([14, 13]);
  expectOutcome(t, 'offense');
  const alone = toPlanning(table({ red: usurper('attack-10') }));
  expectOutcome(alone, 'offense');
});

test('usurper: a side whose card an effect has chosen or shown is left alone', () => {
  // Oracle, the defense, has seen the Usurper's card: Oracle's ally plays, the Usurper's does not.
  const t = usurped({ blue: { alien: 'oracle', homes: WITH_POWER, hand: ['attack-08'] } });
  t.answer('red', 'respond', 'usurper:accroach');
  expect(t.e.beside.map(({ from }) => from.seat)).toEqual([3]);
  t.answer('red', 'option', 'yellow');
  expect(t.totals()).toEqual([14, 9]);
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['attack-20', 'negotiate']);
});

test('usurper: super looks at the opposing allies’ cards first', () => {
  const t = usurped({ red: usurper('attack-10', 'flare-usurper') });
  t.answer('red', 'respond', 'usurper:accroach').answer('green', 'encounter-card', 'attack-20');
  t.answer('red', 'option', 'none');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-usurper:look']);
  t.answer('red', 'respond', 'flare-usurper');
  expect(t.game.view(0).encounter!.beside.map(({ card }) => card)).toEqual(['attack-20', 'attack-04']);
  t.answer('red', 'option', 'none');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-usurper']);
});

test('usurper: wild lets the allied ships alone decide; ties go to the defense', () => {
  const decided = (offense: number, defense: number) => {
    const t = launch(table({ red: { hand: ['negotiate', 'flare-usurper'] }, green: {}, yellow: {} }));
    expect(t.options('red', 'respond')).toEqual(['pass', 'flare-usurper:headcount']);
    t.answer('red', 'respond', 'flare-usurper');
    return ally(t, { green: ['offense', offense], yellow: ['defense', defense] });
  };
  const won = decided(3, 2).answer('red', 'yes-no', 'no');
  expectOutcome(won, 'offense');
  expect(won.totals()).toBeNull();
  expect(won.hand('red')).toEqual(['flare-usurper', 'negotiate']);

  const tie = decided(2, 2).answer('yellow', 'ships', { 'yellow-2': 2 });
  expectOutcome(tie, 'defense');
  expect(tie.warp('red')).toBe(3);
});

test('usurper: wild is for main players only', () => {
  const t = launch(table({ green: { hand: ['flare-usurper'] } }));
  expect(waiting(t)).toEqual(['red invite']);
});

test('usurper: a zap that answers the super side ends the use: the other side keeps its card', () => {
  const t = usurped({
    red: usurper('attack-10', 'flare-usurper'),
    blue: { hand: ['attack-08', 'cosmic-zap'] },
  });
  t.answer('red', 'respond', 'usurper:accroach').answer('blue', 'respond', 'pass');
  t.answer('green', 'encounter-card', 'attack-20').answer('red', 'option', 'green');
  t.answer('red', 'respond', 'flare-usurper').answer('blue', 'respond', 'cosmic-zap');
  // 20 + 3 + 1 against 8 + 4 + 1
  expect(t.totals()).toEqual([24, 13]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.hand('yellow'), t.hand('red')]).toEqual([['attack-04'], ['attack-10', 'flare-usurper']]);
});
