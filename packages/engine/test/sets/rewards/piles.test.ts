/** Reward cards and those who draw, take or throw away cards: they know both piles (REW-4) and see the backs (REW-5). */
import { expect, test } from 'vitest';
import { expectOutcome, inviteNobody, launch, toPlanning, WITH_POWER } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

const has = (alien: string, ...hand: string[]) => ({ alien, homes: WITH_POWER, hand });

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

test('Fido fetches a reward card for a friend, before it lies on any pile', () => {
  const t = toPlanning(
    withRewards(
      { red: { hand: ['reward-morph'] }, blue: { hand: ['attack-08'] }, green: has('fido') },
      {
        deck: ['attack-40'],
      },
    ),
  );
  t.answer('green', 'respond', 'fido:fetch');
  expect(t.options('green', 'card').toSorted()).toEqual(['attack-08', 'reward-morph']);
  t.answer('green', 'card', 'reward-morph').answer('green', 'player', 'blue');
  t.answer('blue', 'yes-no', 'yes').answer('green', 'option', 'card');
  expectOutcome(t, 'defense');
  expect([t.hand('blue'), t.hand('green'), spent(t)]).toEqual([['reward-morph'], ['attack-40'], []]);
  expect(t.game.view(0).players[1].backs).toEqual({ reward: 1 });
});

test('REW-5: Trader: with the hands the backs change places, for all to see', () => {
  const t = withRewards({
    red: has('trader', 'attack-10', 'solar-wind'),
    blue: { hand: ['attack-08', 'reward-morph', 'reward-retreat'] },
  });
  toPlanning(t).answer('red', 'respond', 'trader:transfer');
  expect(
    t.game
      .view(2)
      .players.slice(0, 2)
      .map(({ backs }) => backs),
  ).toEqual([
    { cosmic: 1, reward: 2 },
    { cosmic: 1, reward: 1 },
  ]);
  t.answer('red', 'encounter-card', 'attack-08');
  expectOutcome(t, 'defense');
  expect([t.totals(), spent(t)]).toEqual([[11, 14], []]);
});

test('REW-5: Wild Trader chooses the back of the card it takes', () => {
  const t = launch(
    withRewards({
      red: { hand: ['attack-10', 'flare-trader'] },
      blue: { hand: ['attack-08', 'reward-morph'] },
    }),
  );
  t.answer('red', 'respond', 'flare-trader:barter');
  expect([t.asked('red').key, t.options('red', 'number')]).toEqual(['ask.backs', ['0', '1']]);
  t.answer('red', 'number', 1);
  expect(t.options('red', 'card').toSorted()).toEqual(['attack-10', 'reward-morph']);
  t.answer('red', 'card', 'attack-10');
  expect([t.hand('red'), t.hand('blue')]).toEqual([
    ['flare-trader', 'reward-morph'],
    ['attack-08', 'attack-10'],
  ]);
  inviteNobody(t).answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'defense');
});

test('REW-5: Mutant draws from the cosmic deck only, and says of whose cards which back it takes', () => {
  const t = launch(
    withRewards(
      {
        red: has('mutant', 'attack-10', ...new Array<string>(5).fill('negotiate')),
        blue: { hand: ['attack-08', 'reward-morph', 'reward-retreat'] },
      },
      { deck: ['quash'] },
    ),
  );
  t.answer('red', 'respond', 'mutant:regenerate');
  expect(t.options('red', 'option')).toEqual(['deck', 'blue']);
  t.answer('red', 'option', 'deck').answer('red', 'option', 'blue').answer('red', 'number', 0);
  expect([t.hand('red').includes('quash'), t.hand('red').includes('attack-08')]).toEqual([true, true]);
  inviteNobody(t)
    .answer('red', 'encounter-card', 'attack-10')
    .answer('blue', 'encounter-card', 'reward-morph');
  expectOutcome(t, 'defense');
});

test('REW-5: compensation comes from Miser’s hand, and only the backs there can be chosen', () => {
  const t = withRewards({
    red: { hand: ['negotiate'] },
    blue: {
      ...has('miser', 'attack-08', 'attack-01', 'attack-04', 'reward-morph', 'reward-retreat'),
      piles: [{ name: 'hoard', cards: ['attack-20', 'solar-wind'] }],
    },
  });
  toPlanning(t).answer('blue', 'encounter-card', 'attack-08');
  expect([t.asked('red').key, t.options('red', 'number')]).toEqual(['ask.backs', ['1', '2']]);
  t.answer('red', 'number', 2);
  expectOutcome(t, 'defense');
  expect(t.hand('red').slice(1)).toEqual(['reward-morph', 'reward-retreat']);
  expect(t.pile('blue', 'hoard')).toEqual(['attack-20', 'solar-wind']);
});

test('REW-4: a new hoard: the old one goes to the piles its cards belong to', () => {
  const t = withRewards({
    blue: { ...has('miser', 'attack-08'), piles: [{ name: 'hoard', cards: ['solar-wind', 'quash'] }] },
  });
  t.answer('blue', 'respond', 'miser:new-hoard');
  expect([spent(t), t.discard(), t.pile('blue', 'hoard').length]).toEqual([['solar-wind'], ['quash'], 8]);
});

test('REW-4: Vulch keeps an artifact of the reward deck when it renews its hand', () => {
  const t = withRewards({ red: has('vulch', 'rebirth', 'reward-kicker-x4') });
  expect([spent(t), t.hand('red').length, t.hand('red').includes('rebirth')]).toEqual([
    ['reward-kicker-x4'],
    9,
    true,
  ]);
});

test('REW-5: Whirligig: the other takes from the mix and sees the backs', () => {
  const t = toPlanning(
    withRewards({
      red: has('whirligig', 'attack-10', 'attack-12', 'reward-retreat'),
      blue: { hand: ['attack-08', 'reward-morph'] },
    }),
  );
  t.answer('red', 'respond', 'whirligig:swirl').answer('red', 'option', 'same');
  expect([t.asked('blue').key, t.options('blue', 'number')]).toEqual(['ask.backs', ['0', '1', '2']]);
  t.answer('blue', 'number', 2);
  expect([t.hand('red'), t.hand('blue')]).toEqual([
    ['attack-08', 'attack-10', 'attack-12'],
    ['reward-morph', 'reward-retreat'],
  ]);
  t.answer('red', 'encounter-card', 'attack-12').answer('blue', 'encounter-card', 'reward-morph');
  expectOutcome(t, 'defense');

  const few = toPlanning(
    withRewards({ red: has('whirligig', 'attack-10'), blue: { hand: ['attack-08', 'solar-wind'] } }),
  );
  few
    .answer('red', 'respond', 'whirligig:swirl')
    .answer('red', 'option', 'exchanged')
    .answer('blue', 'number', 0);
  expect([few.hand('red').includes('solar-wind'), few.totals() !== null]).toEqual([true, true]);
});
