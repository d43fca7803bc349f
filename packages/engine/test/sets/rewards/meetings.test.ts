/** Reward cards and those who take up what is discarded (REW-4): they do so wherever the card would have gone. */
import { expect, test } from 'vitest';
import { ally, expectOutcome, launch, toPlanning, WITH_POWER } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

test('Clone takes its attack of the reward deck back', () => {
  const t = toPlanning(
    withRewards({
      red: { hand: ['reward-attack-21-12'], alien: 'clone', homes: WITH_POWER },
      blue: { hand: ['attack-08'] },
    }),
  );
  t.answer('red', 'respond', 'clone:replicate').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), spent(t), t.discard()]).toEqual([['reward-attack-21-12'], [], ['attack-08']]);
});

test('Vulch collects an artifact of the reward deck once it was used, and no kicker', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'reward-kicker-x4'] },
    blue: { hand: ['attack-08'], alien: 'vulch', homes: WITH_POWER },
    green: { hand: ['rebirth'] },
  });
  t.answer('green', 'respond', 'rebirth:resettle').answer('green', 'player', 'green');
  t.answer('green', 'ships', {});
  expect(t.hand('blue').toSorted()).toEqual(['attack-08', 'rebirth']);
  toPlanning(t.answer('blue', 'respond', 'pass')).answer('red', 'respond', 'reward-kicker-x4:lay');
  expectOutcome(t, 'offense');
  expect([t.hand('blue'), spent(t)]).toEqual([['rebirth'], ['reward-kicker-x4']]);
});

test('Solar Wind: Card Zap stops it, and allies land as ever', () => {
  const t = launch(
    withRewards({ red: { hand: ['attack-10', 'card-zap'] }, yellow: { hand: ['solar-wind'] }, green: {} }),
  );
  ally(t, { green: ['offense', 2] });
  t.answer('yellow', 'respond', 'solar-wind:turn').answer('red', 'respond', 'card-zap:zap');
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'green'), t.hand('green'), spent(t)]).toEqual([2, [], ['solar-wind']]);
});

test('Victory Boon: Card Zap stops it, and the defense gets nothing', () => {
  const t = toPlanning(
    withRewards({
      red: { hand: ['attack-10', 'card-zap'] },
      blue: { hand: ['attack-20'] },
      green: { hand: ['victory-boon'] },
    }),
  );
  t.answer('green', 'respond', 'victory-boon:reward').answer('red', 'respond', 'card-zap:zap');
  expectOutcome(t, 'defense');
  expect([t.hand('blue'), spent(t), t.discard().toSorted()]).toEqual([
    [],
    ['victory-boon'],
    ['attack-10', 'attack-20', 'card-zap'],
  ]);
});
