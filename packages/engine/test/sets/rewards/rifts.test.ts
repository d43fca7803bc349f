import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { expectOutcome, launch, toPlanning, waiting, WITH_POWER } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

test('RIFT-1: rift 1 settles an empty planet of any system with one to four ships', () => {
  const t = withRewards({ red: { hand: ['attack-10', 'reward-rift-1'] } });
  expect(t.options('red', 'respond')).toEqual(['pass', 'reward-rift-1:settle']);
  t.answer('red', 'respond', 'reward-rift-1:settle');
  expect(t.options('red', 'planet')).toContain('green-3');
  expect(t.options('red', 'planet')).not.toContain('green-1');
  t.answer('red', 'planet', 'green-3').answer('red', 'ships', { 'red-2': 2 });
  expect([t.ships('green-3', 'red'), t.foreign('red'), spent(t)]).toEqual([2, 1, ['reward-rift-1']]);
  expectOutcome(toPlanning(t), 'offense');
});

test('RIFT-1: rift 2 draws two cards from either deck, and only the offense plays it', () => {
  const t = withRewards(
    { red: { hand: ['attack-10', 'reward-rift-2'] }, green: { hand: ['reward-rift-2'] } },
    { deck: ['attack-40'], rewards: { deck: ['reward-morph'] } },
  );
  t.answer('red', 'respond', 'reward-rift-2:draw');
  expect(t.options('red', 'number')).toEqual(['0', '1', '2']);
  t.answer('red', 'number', 1);
  expect([t.hand('red'), waiting(t)]).toEqual([['attack-10', 'attack-40', 'reward-morph'], ['red launch']]);
});

test('RIFT-1: rift 3 frees up to three ships of anybody', () => {
  const t = withRewards({ red: { warp: 4 }, blue: { warp: 1 }, green: { hand: ['reward-rift-3'] } });
  t.answer('green', 'respond', 'reward-rift-3:free');
  expect(t.options('green', 'option')).toEqual(['red', 'blue']);
  t.answer('green', 'option', 'blue');
  expect(t.options('green', 'option')).toEqual(['red', 'none']);
  t.answer('green', 'option', 'red').answer('green', 'option', 'none');
  t.answer('red', 'ships', { 'red-1': 1 }).answer('blue', 'ships', { 'blue-1': 1 });
  // One more is the offense's own retrieval.
  t.answer('red', 'ships', { 'red-1': 1 });
  expect([t.warp('red'), t.warp('blue')]).toEqual([2, 0]);
});

test('RIFT-1: Card Zap does not stop a rift, and nobody plays rift 3 with an empty warp', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'reward-rift-2'] },
    blue: { hand: ['attack-08', 'card-zap'] },
    green: { hand: ['reward-rift-3'] },
  });
  t.answer('red', 'respond', 'reward-rift-2:draw').answer('red', 'number', 0);
  expect([t.hand('red').length, waiting(t)]).toEqual([3, ['red launch']]);
});

/** Red, with a negotiate, lost two ships and takes these two cards of blue's as compensation. */
function compensated(cards: string[], red: object = {}): Table {
  return toPlanning(
    withRewards({ red: { hand: ['negotiate', 'quash'], ...red }, blue: { hand: ['attack-08', ...cards] } }),
    cards.length,
  );
}

test('RIFT-2: rift 1 makes its taker vacate a colony', () => {
  const t = compensated(['reward-rift-1']);
  expect(t.options('red', 'planet')).toEqual(['red-1', 'red-2']);
  t.answer('red', 'planet', 'red-1');
  expectOutcome(t, 'defense');
  expect([t.ships('red-1', 'red'), t.ships('red-2', 'red'), spent(t)]).toEqual([0, 19, ['reward-rift-1']]);
});

test('RIFT-2: rift 2 costs its taker two random cards, all there are if fewer', () => {
  const t = compensated(['reward-rift-2']);
  expectOutcome(t, 'defense');
  expect([t.hand('red'), spent(t), t.discard()]).toEqual([
    [],
    ['reward-rift-2'],
    ['quash', 'negotiate', 'attack-08'],
  ]);
});

test('RIFT-2: rift 3 costs its taker three ships', () => {
  const t = compensated(['reward-rift-3']);
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.hand('red'), spent(t)]).toEqual([4, ['quash'], ['reward-rift-3']]);
});

test('RIFT-2, RUL-17: cards taken together are all taken first, and a rift that waits cannot be discarded', () => {
  const t = compensated(['reward-rift-3', 'reward-rift-2']);
  expect(t.options('red', 'card').toSorted()).toEqual(['reward-rift-2', 'reward-rift-3']);
  t.answer('red', 'card', 'reward-rift-2');
  expect([spent(t), t.asked('red').key]).toEqual([['reward-rift-2', 'reward-rift-3'], 'reward-rift-3.lose']);
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'defense');
  expect([t.hand('red'), t.warp('red')]).toEqual([[], 5]);
});

test('RIFT-2: a power that takes a card at random sets it off, too', () => {
  const t = launch(
    withRewards({
      red: {
        alien: 'mutant',
        homes: WITH_POWER,
        hand: ['attack-10', ...new Array<string>(6).fill('negotiate')],
      },
      blue: { hand: ['reward-rift-3'] },
    }),
  );
  t.answer('red', 'respond', 'mutant:regenerate').answer('red', 'option', 'blue');
  t.answer('red', 'ships', { 'red-2': 3 });
  expect([t.warp('red'), spent(t)]).toEqual([3, ['reward-rift-3']]);
  // At once: it is gone before Mutant holds eight cards, and one more comes from the deck.
  expect([t.hand('red').length, t.asked('red').kind]).toEqual([8, 'invite']);
});

test('RIFT-2: Mutant goes on to eight after the two cards that a rift has cost, in one draw for Remora', () => {
  const t = launch(
    withRewards(
      {
        red: { alien: 'mutant', homes: WITH_POWER, hand: new Array<string>(6).fill('negotiate') },
        blue: { hand: ['reward-rift-2'] },
        green: { alien: 'remora', homes: WITH_POWER },
      },
      { deck: ['attack-30', 'attack-20', 'attack-10', 'attack-08', 'attack-40'] },
    ),
  );
  t.answer('red', 'respond', 'mutant:regenerate')
    .answer('red', 'option', 'deck')
    .answer('red', 'option', 'blue');
  t.answer('green', 'respond', 'remora:draw');
  expect([t.hand('red').length, t.hand('green'), t.asked('red').kind]).toEqual([8, ['attack-40'], 'invite']);
  expect([spent(t), t.discard()]).toMatchObject([['reward-rift-2'], { length: 2 }]);
});

test('RIFT-3: given in a deal it does nothing to the receiver', () => {
  const t = toPlanning(
    withRewards({ red: { hand: ['negotiate'] }, blue: { hand: ['negotiate', 'reward-rift-3'] } }),
  );
  t.answer('red', 'offer', { give: {}, get: { cards: { 'reward-rift-3': 1 } } }).answer(
    'blue',
    'offer',
    'accept',
  );
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'deal');
  expect([t.hand('red'), t.warp('red')]).toEqual([['reward-rift-3'], 0]);
});

test('RIFT-3: trading hands: who trades takes, the other is given', () => {
  const t = toPlanning(
    withRewards({
      red: { alien: 'trader', homes: WITH_POWER, hand: ['attack-10', 'reward-rift-1'] },
      blue: { hand: ['attack-08', 'reward-rift-3'] },
    }).answer('red', 'respond', 'pass'),
  );
  t.answer('red', 'respond', 'trader:transfer').answer('red', 'ships', { 'red-2': 3 });
  // Three more are lost in the encounter.
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.warp('blue'), spent(t), t.hand('blue')]).toEqual([
    6,
    0,
    ['reward-rift-3'],
    ['reward-rift-1'],
  ]);
});

test('rift 1, ZAP-1a: the planet is named before Omni-Zap may answer, and it comes to nothing then', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'reward-rift-1'] },
    green: { hand: ['omni-zap'] },
  });
  t.answer('green', 'respond', 'pass').answer('red', 'respond', 'reward-rift-1:settle');
  t.answer('red', 'planet', 'green-3');
  expect(t.asked('green').decision.params).toMatchObject({ player: 0, card: 'reward-rift-1', planet: 12 });
  t.answer('green', 'respond', 'omni-zap:card-zap').answer('green', 'option', 'remove');
  t.answer('green', 'ships', { 'green-2': 1 });
  expect([t.foreign('red'), spent(t)]).toEqual([0, ['omni-zap', 'reward-rift-1']]);
});

test('rift 1: not without a colony to take ships from, nor without an empty planet', () => {
  const nowhere = withRewards({
    red: { hand: ['attack-10', 'reward-rift-1'], homes: [0, 0, 0, 0, 0], removed: 19, warp: 1 },
  });
  expect(waiting(nowhere)).toEqual(['red launch']);
  const full = withRewards({
    red: { hand: ['attack-10', 'reward-rift-1'], homes: [4, 4, 4, 4, 4] },
    blue: { homes: [4, 4, 4, 4, 4] },
    green: { homes: [4, 4, 4, 4, 4] },
  });
  expect(waiting(full)).toEqual(['red launch']);
});
