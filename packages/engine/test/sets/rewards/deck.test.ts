import { expect, test } from 'vitest';
import { cardInfo, createGame, deckList } from '@cosmarium/engine';
import { expectOutcome, launch, ally, table, toPlanning, WITH_POWER } from '../../helpers/duel.ts';
import { left, spent, withRewards } from '../../helpers/rewards.ts';

test('REW-1: the reward deck lies beside the cosmic deck, whole, and nobody is dealt cards of it', () => {
  const players = (['red', 'blue', 'green'] as const).map((colour) => ({ colour }));
  const aliens = ['human', 'zombie', 'macron'];
  const given = players.map((one, i) => ({ ...one, alien: aliens[i] }));
  const game = createGame({ players: given, start: 'given', variants: { rewards: true } }, 'rewards');
  const { sideDecks, players: seats } = game.view(0);
  expect(sideDecks).toEqual([{ name: 'reward', count: deckList('reward').length, discard: [] }]);
  expect(seats.map(({ backs }) => backs)).toEqual([{ cosmic: 8 }, { cosmic: 8 }, { cosmic: 8 }]);
  expect(createGame({ players: given, start: 'given' }, 'rewards').view(0).sideDecks).toEqual([]);
  expect(deckList('reward').every((kind) => cardInfo(kind).deck === 'reward')).toBe(true);
});

const defended = { blue: { hand: ['attack-20'] }, green: { warp: 2 } };

test('REW-2: ships, cosmic cards and reward cards are told before anything is drawn', () => {
  const t = launch(
    withRewards(defended, {
      deck: ['attack-40', 'quash'],
      rewards: { deck: ['reward-morph', 'solar-wind'] },
    }),
  );
  ally(t, { green: ['defense', 3] });
  t.answer('green', 'ships', { 'green-1': 1 });
  expect([t.asked('green').key, t.options('green', 'number')]).toEqual(['ask.rewards.deck', ['0', '1', '2']]);
  expect(t.hand('green')).toEqual([]);
  t.answer('green', 'number', 1).answer('green', 'ships', { 'green-2': 3 });
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toEqual(['attack-40', 'reward-morph']);
  expect(t.game.view(0).players[2].backs).toEqual({ cosmic: 1, reward: 1 });
});

test('REW-2: without the deck a reward is a ship or a cosmic card', () => {
  const t = launch(table(defended, { deck: ['attack-40', 'quash'] }));
  ally(t, { green: ['defense', 2] });
  t.answer('green', 'ships', {});
  expect(t.hand('green')).toEqual(['attack-40', 'quash']);
  t.answer('green', 'ships', { 'green-2': 2 });
  expectOutcome(t, 'defense');
});

test('REW-3: no more is asked for than there is; with nothing left nobody is asked', () => {
  const all = deckList('reward');
  const few = launch(withRewards(defended, { rewards: { discard: all.slice(0, -1) } }));
  ally(few, { green: ['defense', 3] });
  few.answer('green', 'ships', {});
  expect(few.options('green', 'number')).toEqual(['0', '1', '2', '3']);
  few.answer('green', 'number', 3).answer('green', 'ships', { 'green-2': 3 });
  expect([few.game.view(0).players[2].backs, left(few)]).toEqual([{ reward: 3 }, all.length - 3]);

  const none = withRewards({ ...defended, purple: { hand: all } });
  const passing = () => {
    while (none.isAsked('purple', 'respond')) none.answer('purple', 'respond', 'pass');
  };
  passing();
  launch(none);
  passing();
  ally(none, { green: ['defense', 2] });
  passing();
  none.answer('green', 'ships', {});
  expect(none.game.view(0).players[2].backs).toEqual({ cosmic: 2 });
  none.answer('green', 'ships', { 'green-2': 2 });
  passing();
  expectOutcome(none, 'defense');
});

test('REW-3: what the allies want together and the deck does not have comes from the cosmic deck', () => {
  const deck = ['reward-morph', 'reward-reinforcement-4'];
  const held = deckList('reward').filter((kind) => !deck.includes(kind));
  const t = withRewards(
    { blue: { hand: ['attack-20'] }, yellow: {}, purple: { hand: held } },
    { deck: ['quash', 'plague'], rewards: { deck } },
  );
  const passing = () => {
    while (t.isAsked('purple', 'respond')) t.answer('purple', 'respond', 'pass');
  };
  passing();
  launch(t);
  passing();
  ally(t, { green: ['defense', 1], yellow: ['defense', 2] });
  passing();
  t.answer('green', 'number', 1).answer('yellow', 'number', 2);
  const backs = () =>
    t.game
      .view(0)
      .players.slice(2, 4)
      .map((player) => player.backs);
  expect([backs(), left(t)]).toEqual([[{ reward: 1 }, { cosmic: 1, reward: 1 }], 0]);
  t.answer('green', 'ships', { 'green-2': 1 }).answer('yellow', 'ships', { 'yellow-2': 2 });
  passing();
  expectOutcome(t, 'defense');
});

test('REW-4: reward cards go to the reward discard pile, and what looks into the other does not find them', () => {
  const t = toPlanning(withRewards({ red: { hand: ['reward-attack-12-21'] } }, { discard: ['quash'] }));
  expectOutcome(t, 'offense');
  expect([spent(t), t.discard()]).toEqual([['reward-attack-12-21'], ['quash', 'attack-08']]);
});

test('REW-4: what is tied to the act of discarding works wherever the card goes', () => {
  const t = toPlanning(
    withRewards({
      red: { hand: ['reward-attack-02-20'] },
      blue: { alien: 'filch', homes: WITH_POWER, hand: ['attack-08'] },
    }),
  );
  t.answer('blue', 'respond', 'filch:theft');
  expectOutcome(t, 'defense');
  expect([t.hand('blue'), spent(t)]).toEqual([['reward-attack-02-20'], []]);
});

test('REW-5: whoever takes at random chooses between the backs, and only where there are two', () => {
  const loser = (hand: string[]) =>
    toPlanning(withRewards({ red: { hand: ['negotiate'] }, blue: { hand: ['attack-08', ...hand] } }), 2);
  const mixed = loser(['quash', 'mobius-tubes', 'reward-morph', 'solar-wind']);
  mixed.answer('blue', 'encounter-card', 'attack-08');
  expect([mixed.asked('red').key, mixed.options('red', 'number')]).toEqual(['ask.backs', ['0', '1', '2']]);
  mixed.answer('red', 'number', 2);
  expectOutcome(mixed, 'defense');
  expect(mixed.hand('red')).toEqual(['reward-morph', 'solar-wind']);

  const short = loser(['quash', 'reward-morph', 'solar-wind']);
  short.answer('blue', 'encounter-card', 'attack-08').answer('red', 'number', 1);
  expect(short.hand('red')).toHaveLength(2);
  expect(short.hand('red')).toContain('quash');

  const plain = loser(['quash', 'mobius-tubes', 'ionic-gas']);
  expect(plain.asked('blue').kind).toBe('respond');
  plain.answer('blue', 'respond', 'pass');
  expectOutcome(plain, 'defense');
  expect(plain.hand('red')).toHaveLength(2);
});

test('REW-5: a power that takes a random card lets its owner choose the back', () => {
  const t = launch(
    withRewards(
      {
        red: {
          alien: 'mutant',
          homes: WITH_POWER,
          hand: ['attack-10', ...new Array<string>(6).fill('negotiate')],
        },
        blue: { hand: ['attack-08', 'reward-morph'] },
      },
      {},
    ),
  );
  t.answer('red', 'respond', 'mutant:regenerate').answer('red', 'option', 'blue');
  expect(t.options('red', 'number')).toEqual(['0', '1']);
  t.answer('red', 'number', 1);
  expect([t.hand('red').includes('reward-morph'), t.hand('blue')]).toEqual([true, ['attack-08']]);
});

const drawing = (alien: string, flare: string[] = []) =>
  withRewards(
    {
      red: { hand: ['attack-10', 'reward-rift-2'] },
      blue: { alien, homes: WITH_POWER, hand: ['attack-08', ...flare] },
    },
    { deck: ['attack-40', 'quash'], rewards: { deck: ['reward-morph', 'solar-wind'] } },
  ).answer('red', 'respond', 'reward-rift-2:draw');

test('REW-1: Remora draws along from the cosmic deck, and not with whoever draws reward cards alone [FAQ18]', () => {
  const both = drawing('remora').answer('red', 'number', 1).answer('blue', 'respond', 'remora:draw');
  expect(both.hand('blue')).toEqual(['attack-08', 'quash']);
  toPlanning(both).answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'no');
  expectOutcome(both, 'offense');

  const rewards = drawing('remora').answer('red', 'number', 2);
  toPlanning(rewards).answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expectOutcome(rewards, 'offense');
  expect(rewards.hand('blue')).toEqual([]);
});

test('REW-1: Wild Mind sees what comes from the cosmic deck, and no reward card [FAQ18]', () => {
  const both = drawing('zombie', ['flare-mind']).answer('red', 'number', 1);
  both.answer('blue', 'respond', 'flare-mind');
  expect(both.game.view(1).players[0].hand).toEqual(['attack-40']);
  const rewards = drawing('zombie', ['flare-mind']).answer('red', 'number', 2);
  expect([rewards.asked('red').kind, rewards.game.view(1).players[0].hand]).toEqual(['launch', []]);
});
