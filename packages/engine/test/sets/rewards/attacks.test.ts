import { expect, test } from 'vitest';
import { expectOutcome, toPlanning, WITH_POWER } from '../../helpers/duel.ts';
import { withRewards } from '../../helpers/rewards.ts';

const HAZARD = { destiny: ['destiny-blue-hazard'] };

test.each([
  ['reward-attack-02-20', 2, 20],
  ['reward-attack-03-30', 3, 30],
  ['reward-attack-12-21', 12, 21],
  ['reward-attack-21-12', 21, 12],
])('%s counts %i, and %i in a hazard encounter', (card, plain, hazard) => {
  const usual = toPlanning(withRewards({ red: { hand: [card] } }));
  expect(usual.totals()).toEqual([plain + 3, 12]);
  const dangerous = toPlanning(withRewards({ red: { hand: [card] } }, HAZARD));
  expect(dangerous.totals()).toEqual([hazard + 3, 12]);
  expect(dangerous.game.view(2).fight?.recast).toEqual(['face.hazard', '']);
});

test('a morph copies the number a variable attack shows, and the reward morph does what a morph does', () => {
  const t = toPlanning(
    withRewards({ red: { hand: ['reward-morph'] }, blue: { hand: ['reward-attack-03-30'] } }, HAZARD),
  );
  expect(t.totals()).toEqual([33, 34]);
  expectOutcome(t, 'defense');
});

test('two morphs: both sides lose', () => {
  const t = toPlanning(withRewards({ red: { hand: ['reward-morph'] }, blue: { hand: ['morph'] } }));
  expectOutcome(t, 'both-lose');
  expect([t.warp('red'), t.warp('blue')]).toEqual([3, 4]);
});

test('what reworks the values starts from the number that shows', () => {
  const t = toPlanning(
    withRewards(
      { red: { hand: ['reward-attack-12-21'] }, blue: { alien: 'mirror', homes: WITH_POWER } },
      HAZARD,
    ),
  );
  t.answer('blue', 'respond', 'mirror:reversal');
  expect(t.totals()).toEqual([15, 84]);
});

test('emotion control makes a negotiate of it', () => {
  const t = toPlanning(
    withRewards(
      { red: { hand: ['reward-attack-03-30'] }, green: { hand: ['emotion-control'] } },
      { ...HAZARD },
    ),
  );
  t.answer('green', 'respond', 'emotion-control:calm');
  expect(t.asked('red').kind).toBe('offer');
});

test('reinforcement +4 adds four to either side', () => {
  const t = toPlanning(withRewards({ red: { hand: ['attack-10', 'reward-reinforcement-4'] } }));
  expect(t.options('red', 'reinforce')).toEqual([
    'pass',
    'reward-reinforcement-4 offense',
    'reward-reinforcement-4 defense',
  ]);
  t.answer('red', 'reinforce', 'reward-reinforcement-4 offense');
  expect(t.totals()).toEqual([17, 12]);
  expectOutcome(t, 'offense');
});

test('reinforcement +X: worth as many as its player discards for it', () => {
  const t = toPlanning(
    withRewards({ red: { hand: ['attack-10', 'reward-reinforcement-x', 'quash', 'attack-01'] } }),
  );
  t.answer('red', 'encounter-card', 'attack-10');
  t.answer('red', 'reinforce', 'reward-reinforcement-x offense');
  expect(t.options('red', 'cards')).toEqual(['attack-01', 'quash']);
  t.answer('red', 'cards', ['attack-01', 'quash']);
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red')]).toEqual([[15, 12], []]);
});

test('reinforcement +X: for nothing it is worth nothing', () => {
  const t = toPlanning(withRewards({ red: { hand: ['attack-10', 'reward-reinforcement-x', 'quash'] } }));
  t.answer('red', 'reinforce', 'reward-reinforcement-x defense').answer('red', 'cards', []);
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red')]).toEqual([[13, 12], ['quash']]);
});
