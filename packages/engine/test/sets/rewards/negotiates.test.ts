import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { ally, expectOutcome, launch, toPlanning } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

const ORATORY = 'reward-negotiate-epic-oratory';
const TRANSLATOR = 'reward-negotiate-faulty-translator';
const REFUSAL = 'reward-negotiate-right-of-refusal';
const SELF_DEFENSE = 'reward-negotiate-self-defense';
const HAND = ['attack-08', 'quash', 'morph', 'attack-01', 'attack-04', 'attack-05', 'attack-06', 'attack-07'];

const beaten = (card: string): Table =>
  toPlanning(withRewards({ red: { hand: [card] }, blue: { hand: HAND } })).answer(
    'blue',
    'encounter-card',
    'attack-08',
  );

test('epic oratory: double compensation', () => {
  const t = beaten(ORATORY);
  expect(t.options('red', 'option')).toEqual(['double', 'save']);
  t.answer('red', 'option', 'double');
  expectOutcome(t, 'defense');
  expect([t.hand('red').length, t.warp('red'), spent(t)]).toEqual([6, 3, [ORATORY]]);
});

test('epic oratory: or no own ship goes to the warp, and there is no compensation; allies are lost', () => {
  const t = launch(withRewards({ red: { hand: [ORATORY] }, blue: { hand: HAND } }));
  ally(t, { green: ['offense', 2] });
  t.answer('blue', 'encounter-card', 'attack-08').answer('red', 'option', 'save');
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.warp('red'), t.warp('green')]).toEqual([[], 0, 2]);
});

test('epic oratory: a saved defense stays beside the new colonies', () => {
  const t = toPlanning(withRewards({ blue: { hand: [ORATORY] } }));
  t.answer('blue', 'option', 'save');
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'blue'), t.ships('blue-1', 'red')]).toEqual([4, 3]);
});

test.each([ORATORY, TRANSLATOR, REFUSAL, SELF_DEFENSE])(
  '%s is a negotiate like any other for a deal',
  (card) => {
    const t = toPlanning(withRewards({ red: { hand: [card] }, blue: { hand: ['negotiate'] } }));
    expect([t.asked('red').kind, t.e.faces.map((face) => face?.type)]).toEqual([
      'offer',
      ['negotiate', 'negotiate'],
    ]);
  },
);

test('faulty translator: compensation from an ally of the opponent', () => {
  const t = launch(
    withRewards({
      red: { hand: [TRANSLATOR] },
      blue: { hand: HAND },
      green: { hand: ['attack-20', 'attack-40'] },
    }),
  );
  ally(t, { green: ['defense', 1] });
  t.answer('blue', 'encounter-card', 'attack-08');
  t.answer('green', 'number', 0);
  expect(t.hand('red')).toEqual(['attack-20', 'attack-40']);
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
});

test('faulty translator: without one from the opponent, and a failed deal costs one ship less each', () => {
  const t = beaten(TRANSLATOR);
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toHaveLength(3);

  const failed = toPlanning(withRewards({ red: { hand: [TRANSLATOR] }, blue: { hand: ['negotiate'] } }));
  failed.answer('red', 'offer', 'fail');
  failed.answer('red', 'ships', { gate: 2 }).answer('blue', 'ships', { 'blue-2': 2 });
  failed.answer('red', 'ships', { 'red-2': 1 });
  expectOutcome(failed, 'failed-deal');
  expect([failed.warp('red'), failed.warp('blue')]).toEqual([2, 2]);
});

test('faulty translator: RUL-9: one less comes before a kicker doubles it', () => {
  const t = toPlanning(
    withRewards({ red: { hand: ['negotiate', 'reward-kicker-x2-duplicity'] }, blue: { hand: [TRANSLATOR] } }),
  );
  t.answer('red', 'respond', 'reward-kicker-x2-duplicity:lay').answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 2 }).answer('blue', 'ships', { 'blue-2': 4 });
  t.answer('red', 'ships', { 'red-2': 1 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([2, 4]);
});

test('right of refusal: any of the compensation is discarded, and a rift that was not kept does nothing', () => {
  const t = toPlanning(
    withRewards({ red: { hand: [REFUSAL] }, blue: { hand: ['attack-08', 'attack-01', 'reward-rift-3'] } }),
    2,
  );
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.options('red', 'cards').toSorted()).toEqual(['attack-01', 'reward-rift-3']);
  t.answer('red', 'cards', ['reward-rift-3']);
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.warp('red'), spent(t)]).toEqual([['attack-01'], 2, ['reward-rift-3', REFUSAL]]);
});

test('right of refusal: so is any card received in the deal', () => {
  const t = toPlanning(
    withRewards({ red: { hand: [REFUSAL] }, blue: { hand: ['negotiate', 'attack-01', 'attack-20'] } }),
  );
  t.answer('blue', 'encounter-card', 'negotiate');
  t.answer('red', 'offer', { give: {}, get: { cards: { random: 2 } } }).answer('blue', 'offer', 'accept');
  expect(t.options('red', 'cards')).toEqual(['attack-01', 'attack-20']);
  t.answer('red', 'cards', ['attack-01']).answer('red', 'ships', { 'red-2': 3 });
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect(t.hand('red')).toEqual(['attack-20']);
});

test('self defense: no compensation, but a ship for every ship of the side', () => {
  const t = launch(withRewards({ red: { hand: [SELF_DEFENSE] }, blue: { hand: HAND }, yellow: {} }));
  ally(t, { green: ['offense', 1], yellow: ['defense', 1] });
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.options('red', 'player')).toEqual(['blue', 'yellow']);
  t.answer('red', 'player', 'yellow');
  expectOutcome(t, 'defense');
  expect([t.warp('yellow'), t.warp('blue'), t.ships('blue-1', 'blue'), t.hand('red')]).toEqual([1, 3, 1, []]);
});

test('self defense: nobody lands if no ship is left, and the encounter stays lost', () => {
  const t = toPlanning(withRewards({ blue: { hand: [SELF_DEFENSE] } }), 3);
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.warp('blue'), t.foreign('red'), t.hand('blue')]).toEqual([3, 4, 0, []]);
});
