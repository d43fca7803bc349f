import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  happened,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';
import { withRewards } from '../../../helpers/rewards.ts';

const reserve = (...hand: string[]) => ({ alien: 'reserve', homes: WITH_POWER, hand });
const duel = (players: Players) => toPlanning(table(players));

test('reserve: any number of attacks up to 06 reinforce, each for the side it is put down for', () => {
  const t = duel({
    red: reserve('attack-10', 'attack-06', 'attack-04', 'attack-07'),
    blue: { hand: ['attack-15'] },
  });
  t.answer('red', 'encounter-card', 'attack-10');
  expect(t.options('red', 'respond')).toEqual(['pass', 'reserve:reinforce']);
  t.answer('red', 'respond', 'reserve');
  expect(t.options('red', 'card').toSorted()).toEqual(['attack-04', 'attack-06']);
  t.answer('red', 'card', 'attack-06');
  expect(t.options('red', 'option')).toEqual(['offense', 'defense']);
  t.answer('red', 'option', 'offense');
  // Again, in the same encounter; with one card left there is nothing to choose but the side.
  t.answer('red', 'respond', 'reserve').answer('red', 'option', 'offense');
  expect(t.totals()).toEqual([23, 19]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.discard().toSorted()]).toEqual([
    ['attack-07'],
    ['attack-04', 'attack-06', 'attack-10', 'attack-15'],
  ]);
});

test('reserve: as an ally, and also for the other side', () => {
  const t = launch(table({ red: { hand: ['attack-08'] }, green: reserve('attack-05') }));
  ally(t, { green: ['offense', 1] });
  t.answer('green', 'respond', 'reserve').answer('green', 'option', 'defense');
  expect(t.totals()).toEqual([12, 17]);
  expectOutcome(t, 'defense');
});

test('reserve: again in answer to somebody else’s reinforcement (REV-6)', () => {
  const t = duel({
    red: { hand: ['attack-10', 'reinforcement-5'] },
    blue: reserve('attack-08', 'attack-04', 'attack-05'),
  });
  t.answer('blue', 'encounter-card', 'attack-08');
  t.answer('blue', 'respond', 'reserve')
    .answer('blue', 'card', 'attack-04')
    .answer('blue', 'option', 'defense');
  t.answer('blue', 'respond', 'pass');
  t.answer('red', 'reinforce', 'reinforcement-5 offense');
  t.answer('blue', 'respond', 'reserve').answer('blue', 'option', 'defense');
  expect(t.totals()).toEqual([18, 21]);
  expectOutcome(t, 'defense');
});

test('reserve: not as a bystander, without its power, or with nothing small in hand', () => {
  const bystander = duel({ green: reserve('attack-05', 'negotiate') });
  expectOutcome(bystander, 'offense');
  const powerless = duel({ red: { alien: 'reserve', hand: ['attack-10', 'attack-05'] } });
  powerless.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expectOutcome(powerless, 'offense');
  const large = duel({ red: reserve('attack-10', 'attack-07') });
  large.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expectOutcome(large, 'offense');
  expect([bystander, powerless, large].map((t) => t.totals())).toEqual([
    [13, 12],
    [13, 12],
    [13, 12],
  ]);
});

test('reserve: zapped, it keeps the card, and neither use works any more', () => {
  const t = duel({
    red: { hand: ['attack-10', 'reinforcement-5', 'cosmic-zap'] },
    blue: reserve('attack-08', 'attack-05', 'negotiate'),
  });
  t.answer('blue', 'encounter-card', 'attack-08');
  t.answer('blue', 'respond', 'reserve').answer('blue', 'option', 'defense');
  t.answer('red', 'respond', 'cosmic-zap');
  t.answer('red', 'reinforce', 'reinforcement-5 offense');
  expect(t.totals()).toEqual([18, 12]);
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['attack-05', 'negotiate']);
});

test('reserve: a negotiate cancels one reinforcement of another player, which is discarded at once', () => {
  const t = duel({
    red: { hand: ['attack-10', 'reinforcement-5', 'reinforcement-3'] },
    blue: reserve('attack-08', 'negotiate', 'negotiate'),
  });
  t.answer('blue', 'encounter-card', 'attack-08');
  t.answer('red', 'reinforce', 'reinforcement-5 offense');
  expect(t.asked('blue', 'respond').key).toBe('ask.respond.reinforcement.played');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'reserve:counter']);
  t.answer('blue', 'respond', 'reserve:counter');
  expect(t.discard()).toEqual(['negotiate', 'reinforcement-5']);
  // Each use is for one card, and there may be several.
  t.answer('red', 'reinforce', 'reinforcement-3 offense').answer('blue', 'respond', 'reserve:counter');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual([]);
});

test('reserve: of two equal reinforcements one is cancelled, the other counts', () => {
  const t = duel({
    red: { hand: ['attack-08', 'reinforcement-3', 'reinforcement-3'] },
    blue: reserve('attack-08', 'negotiate'),
  });
  t.answer('blue', 'encounter-card', 'attack-08');
  t.answer('red', 'reinforce', 'reinforcement-3 offense').answer('blue', 'respond', 'pass');
  t.answer('red', 'reinforce', 'reinforcement-3 offense').answer('blue', 'respond', 'reserve:counter');
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');
});

test('reserve: its own reinforcements are not its to cancel; without a negotiate it is not asked', () => {
  const t = duel({ red: reserve('attack-10', 'negotiate', 'reinforcement-2') });
  t.answer('red', 'encounter-card', 'attack-10').answer('red', 'reinforce', 'reinforcement-2 offense');
  expect(waiting(t)).toEqual(['red yes-no']);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');

  const none = duel({ red: { hand: ['attack-10', 'reinforcement-2'] }, blue: reserve('attack-08') });
  none.answer('red', 'reinforce', 'reinforcement-2 offense');
  expectOutcome(none, 'offense');
});

test('reserve: a countering that is zapped keeps the negotiate; the reinforcement stands', () => {
  const t = duel({
    red: { hand: ['attack-10', 'reinforcement-5', 'cosmic-zap'] },
    blue: reserve('attack-08', 'negotiate'),
  });
  t.answer('blue', 'encounter-card', 'attack-08');
  t.answer('red', 'reinforce', 'reinforcement-5 offense');
  t.answer('blue', 'respond', 'reserve:counter').answer('red', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([18, 12]);
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['negotiate']);
});

test('reserve: such attacks go as reinforcements: neither clone nor filch gets them', () => {
  const t = duel({
    red: reserve('attack-10', 'attack-05'),
    blue: { alien: 'filch', homes: [4, 4, 4, 8, 0] },
  });
  t.answer('red', 'encounter-card', 'attack-10');
  t.answer('red', 'respond', 'reserve').answer('red', 'option', 'offense');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'filch:theft']);
  t.answer('blue', 'respond', 'filch');
  expectOutcome(t, 'offense');
  expect([t.hand('blue'), t.discard()]).toEqual([['attack-10'], ['attack-08', 'attack-05']]);
});

test('reserve wild: once played, it takes every reinforcement others discard in this encounter', () => {
  const t = duel({
    red: { hand: ['attack-10', 'reinforcement-5', 'reinforcement-2'] },
    blue: { hand: ['attack-08', 'reinforcement-3'] },
    green: { hand: ['flare-reserve'] },
  });
  t.answer('red', 'reinforce', 'reinforcement-5 offense').answer(
    'blue',
    'reinforce',
    'reinforcement-3 defense',
  );
  t.answer('red', 'reinforce', 'reinforcement-2 offense');
  // They lie on the table to the end of the encounter (REV-7).
  expect(t.asked('green', 'respond').key).toBe('ask.respond.cards.thrown');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-reserve:collect']);
  t.answer('green', 'respond', 'flare-reserve');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['flare-reserve', 'reinforcement-2', 'reinforcement-3', 'reinforcement-5']);
  expect(t.discard()).toEqual(['attack-10', 'attack-08']);
});

test('reserve wild: passed on at one, asked again at the next; one’s own are discarded as usual', () => {
  const t = duel({
    red: { hand: ['attack-10', 'reinforcement-5', 'flare-reserve'] },
    blue: { hand: ['attack-08', 'reinforcement-3', 'reinforcement-2'] },
  });
  t.answer('red', 'reinforce', 'reinforcement-5 offense').answer(
    'blue',
    'reinforce',
    'reinforcement-3 defense',
  );
  t.answer('blue', 'reinforce', 'reinforcement-2 defense');
  t.answer('red', 'respond', 'pass').answer('red', 'respond', 'flare-reserve');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.discard()]).toEqual([
    ['flare-reserve', 'reinforcement-2'],
    ['attack-10', 'attack-08', 'reinforcement-5', 'reinforcement-3'],
  ]);
});

test('reserve wild: a cancelled reinforcement, an attack played as one, and one thrown from a hand', () => {
  const t = duel({
    red: { hand: ['attack-10', 'reinforcement-5'] },
    blue: reserve('attack-08', 'negotiate', 'attack-04'),
    green: { hand: ['flare-reserve'] },
  });
  t.answer('blue', 'encounter-card', 'attack-08');
  t.answer('blue', 'respond', 'reserve').answer('blue', 'option', 'defense');
  t.answer('red', 'reinforce', 'reinforcement-5 offense').answer('blue', 'respond', 'reserve:counter');
  t.answer('green', 'respond', 'flare-reserve');
  // At once, before the encounter goes on.
  expect(t.hand('green')).toContain('reinforcement-5');
  expectOutcome(t, 'defense');
  expect([t.hand('green'), t.discard()]).toEqual([
    ['attack-04', 'flare-reserve', 'reinforcement-5'],
    ['negotiate', 'attack-10', 'attack-08'],
  ]);

  const plagued = table({
    red: { hand: ['attack-10', 'plague'] },
    blue: { hand: ['attack-08', 'attack-06', 'reinforcement-3'] },
    green: { hand: ['flare-reserve'] },
  });
  plagued.answer('red', 'respond', 'plague').answer('red', 'player', 'blue');
  plagued.answer('blue', 'ships', { 'blue-2': 3 }).answer('blue', 'card', 'attack-06');
  plagued.answer('green', 'respond', 'flare-reserve');
  expect(plagued.hand('green')).toEqual(['flare-reserve', 'reinforcement-3']);
  toPlanning(plagued);
  expectOutcome(plagued, 'offense');
});

test('reserve wild: other discards do not concern it', () => {
  const t = duel({ green: { hand: ['flare-reserve'] } });
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['flare-reserve']);
});

test('reserve super: one attack of at most 09 as a reinforcement', () => {
  const t = duel({
    red: reserve('attack-10', 'attack-09', 'attack-07', 'attack-10', 'flare-reserve'),
    blue: { hand: ['attack-15'] },
  });
  t.answer('red', 'encounter-card', 'attack-10');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-reserve:larger']);
  t.answer('red', 'respond', 'flare-reserve');
  expect(t.options('red', 'card').toSorted()).toEqual(['attack-07', 'attack-09']);
  t.answer('red', 'card', 'attack-09').answer('red', 'option', 'offense');
  expect(t.totals()).toEqual([22, 19]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['attack-07', 'attack-10', 'flare-reserve']);
});

test('reserve super: zapped, the card and the flare stay in hand and the power is gone', () => {
  const t = duel({
    red: reserve('attack-10', 'attack-09', 'attack-05', 'flare-reserve'),
    green: { hand: ['cosmic-zap'] },
  });
  t.answer('red', 'encounter-card', 'attack-10');
  t.answer('red', 'respond', 'flare-reserve').answer('red', 'option', 'offense');
  t.answer('green', 'respond', 'cosmic-zap');
  t.answer('red', 'yes-no', 'no');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['attack-05', 'attack-09', 'flare-reserve']);
});

test('reserve: the pause after a reinforcement does not tell whether it holds a negotiate', () => {
  const pauses = (hand: string[]) => {
    const t = toPlanning(
      table(
        { red: { hand: ['attack-10', 'reinforcement-5'] }, blue: reserve(...hand) },
        {},
        { windows: true },
      ),
    );
    t.answer('blue', 'encounter-card', 'attack-08').answer('red', 'reinforce', 'reinforcement-5 offense');
    return t.game.window !== null;
  };
  expect([pauses(['attack-08', 'negotiate']), pauses(['attack-08', 'attack-10'])]).toEqual([true, true]);
  expect(happened(duel({}))).not.toContain('reinforced');
});

test('reserve: of several kinds of negotiates it chooses the one it counters with', () => {
  const t = toPlanning(
    withRewards({
      red: reserve('attack-10', 'negotiate', 'reward-negotiate-epic-oratory'),
      blue: { hand: ['attack-08', 'reinforcement-5'] },
    }),
  );
  t.answer('red', 'encounter-card', 'attack-10').answer('blue', 'reinforce', 'reinforcement-5 defense');
  t.answer('red', 'respond', 'reserve:counter');
  expect(t.options('red', 'card')).toEqual(['negotiate', 'reward-negotiate-epic-oratory']);
  t.answer('red', 'card', 'reward-negotiate-epic-oratory').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red')]).toEqual([[13, 12], ['negotiate']]);
});
