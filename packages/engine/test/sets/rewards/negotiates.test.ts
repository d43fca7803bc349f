import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { ally, expectOutcome, launch, toPlanning, WITH_POWER } from '../../helpers/duel.ts';
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

test('epic oratory: what a Cudgel takes besides is lost all the same, whoever has the first word, and not compensated', () => {
  const cudgel = { alien: 'cudgel', homes: WITH_POWER, hand: HAND };
  const defense = toPlanning(withRewards({ red: cudgel, blue: { hand: [ORATORY] } }));
  defense.answer('red', 'encounter-card', 'attack-08').answer('blue', 'option', 'save');
  defense.answer('red', 'yes-no', 'no');
  expectOutcome(defense, 'offense');
  expect([defense.warp('blue'), defense.ships('blue-1', 'blue'), defense.hand('blue')]).toEqual([3, 4, []]);

  const offense = toPlanning(withRewards({ red: { hand: [ORATORY] }, blue: cudgel }));
  offense.answer('blue', 'encounter-card', 'attack-08').answer('red', 'option', 'save');
  expect(offense.options('red', 'ships')).toEqual(['gate 0..3', 'red-1 0..4', 'red-2 0..13']);
  offense.answer('red', 'ships', { 'red-2': 4 }).answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(offense, 'defense');
  expect([offense.warp('red'), offense.hand('red')]).toEqual([4, []]);
});

/** Blue and red negotiate, red with this card. */
const bargaining = (card: string, red = {}): Table =>
  toPlanning(withRewards({ red: { hand: [card], ...red }, blue: { hand: ['negotiate'] } }));

test('epic oratory: each may get two colonies in the deal', () => {
  const t = bargaining(ORATORY);
  expect(t.asked('red').decision).toMatchObject({ give: { colonies: 2 }, get: { colonies: 2 } });
  expect(t.game.view(1).waiting).toEqual([
    { seat: 0, kind: 'offer', key: 'ask.offer', talks: { partner: 1, gives: 2, gets: 2, wordless: false } },
  ]);
  const both = { give: { colony: ['red-1', 'red-2'] }, get: { colony: ['blue-1', 'blue-2'] } };
  t.answer('red', 'offer', both).answer('blue', 'offer', 'accept');
  expect(t.asked('blue').key).toBe('ask.settle');
  t.answer('blue', 'ships', { 'blue-2': 2 }).answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('red', 'ships', { gate: 1 }).answer('red', 'ships', { gate: 2 });
  expectOutcome(t, 'deal');
  expect([t.foreign('red'), t.foreign('blue')]).toEqual([2, 2]);
  expect([t.ships('red-1', 'blue'), t.ships('red-2', 'blue')]).toEqual([2, 1]);
  expect([t.ships('blue-1', 'red'), t.ships('blue-2', 'red')]).toEqual([1, 2]);
});

test('epic oratory: no more than two, each once, and a ship for each', () => {
  const t = bargaining(ORATORY);
  const refused = (colony: unknown, why: string) =>
    expect(() => t.answer('red', 'offer', { get: { colony } })).toThrow(why);
  refused(['blue-1', 'blue-1'], 'each once');
  refused([], 'must name planets');
  refused(['blue-1', 'red-1'], 'no colony can be granted on red-1');
  t.answer('red', 'offer', { get: { colony: ['blue-2', 'blue-1'] } }).answer('blue', 'offer', 'accept');
  expect(t.asked('red').decision).toMatchObject({ kind: 'ships', min: 1, max: 19 });
  t.answer('red', 'ships', { gate: 3, 'red-1': 4, 'red-2': 12 });
  expectOutcome(t, 'deal');
  expect([t.ships('blue-1', 'red'), t.ships('blue-2', 'red')]).toEqual([19, 1]);
});

test('epic oratory: other deals are about one colony, and so is this one for whoever has a single ship', () => {
  const plain = bargaining('negotiate');
  expect(() => plain.answer('red', 'offer', { get: { colony: ['blue-1', 'blue-2'] } })).toThrow(
    'only 1 can be',
  );
  plain.answer('red', 'offer', { get: { colony: ['blue-2'] } }).answer('blue', 'offer', 'accept');
  plain.answer('red', 'ships', { gate: 3 });
  expectOutcome(plain, 'deal');

  const poor = toPlanning(
    withRewards({
      red: { hand: [ORATORY], removed: 19, homes: [0, 1, 0, 0, 0] },
      blue: { hand: ['negotiate'] },
    }),
    1,
  );
  expect(poor.asked('red').decision).toMatchObject({ give: { colonies: 2 }, get: { colonies: 1 } });
});

test('faulty translator: the deal is made without a word; no other one is', () => {
  expect(bargaining('negotiate').asked('red').decision).toMatchObject({ wordless: false });
  const t = bargaining(TRANSLATOR);
  expect(t.asked('red').decision).toMatchObject({ wordless: true, give: { colonies: 1 } });
  expect(t.game.view(2).waiting).toMatchObject([{ talks: { partner: 1, wordless: true } }]);
  t.answer('red', 'offer', { get: { colony: 'blue-2' } });
  expect(t.asked('blue').decision).toMatchObject({ wordless: true });
  t.answer('blue', 'offer', 'accept').answer('red', 'ships', { gate: 3 });
  expectOutcome(t, 'deal');
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

test('Faulty Translator and a morph leave super Pacifist one ship to spare: it loses none', () => {
  const t = toPlanning(
    withRewards({
      red: {
        alien: 'pacifist',
        homes: WITH_POWER,
        hand: ['reward-negotiate-faulty-translator', 'flare-pacifist'],
      },
      blue: { hand: ['morph'] },
    }),
  );
  t.answer('red', 'offer', 'fail').answer('red', 'respond', 'flare-pacifist:martyr');
  t.answer('blue', 'ships', { 'blue-2': 3 }).answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([0, 3]);
});
