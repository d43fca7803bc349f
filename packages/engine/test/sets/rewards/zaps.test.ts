import { expect, test } from 'vitest';
import { expectOutcome, launch, inviteNobody, toPlanning, waiting, WITH_POWER } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

const pass = { seat: 'green', kind: 'respond', words: 'pass' } as const;

test('ship zap: any ship goes to the warp, also one that was removed', () => {
  const t = withRewards({ green: { hand: ['ship-zap'] }, blue: { removed: 1 } });
  t.answer('green', 'respond', 'ship-zap:zap').answer('green', 'player', 'blue');
  expect(t.asked('green').options).toEqual(['removed 0..1', 'blue-1 0..4', 'blue-2 0..15']);
  t.answer('green', 'ships', { removed: 1 });
  expect([t.warp('blue'), t.ships('removed', 'blue'), spent(t)]).toEqual([1, 0, ['ship-zap']]);
  expectOutcome(toPlanning(t), 'offense');
});

test('ship zap: the offense carries on without ships, and the zap is asked for three times only', () => {
  const t = withRewards({ green: { hand: ['ship-zap'] } });
  t.answer(pass.seat, pass.kind, pass.words);
  launch(t, 1);
  inviteNobody(t);
  t.answer('green', 'respond', 'ship-zap:zap').answer('green', 'player', 'red');
  t.answer('green', 'ships', { gate: 1 });
  expectOutcome(t, 'defense');
  expect([t.totals(), t.warp('red')]).toEqual([[10, 12], 1]);

  const idle = withRewards({ green: { hand: ['ship-zap'] } }).answer('green', 'respond', 'pass');
  toPlanning(idle).answer('green', 'respond', 'pass').answer('green', 'respond', 'pass');
  expectOutcome(idle, 'offense');
});

test('ship zap: Card Zap stops it', () => {
  const t = withRewards({ green: { hand: ['ship-zap'] }, blue: { hand: ['attack-08', 'card-zap'] } });
  t.answer('green', 'respond', 'ship-zap:zap')
    .answer('green', 'player', 'blue')
    .answer('blue', 'respond', 'card-zap:zap');
  expect([t.warp('blue'), waiting(t), spent(t)]).toEqual([0, ['red launch'], ['ship-zap']]);
});

test('omni-zap: stops an artifact, and a ship leaves the game for it', () => {
  const t = withRewards({ red: { hand: ['attack-10', 'omni-zap'] }, green: { hand: ['plague'] } });
  t.answer('green', 'respond', 'plague:infect').answer('green', 'player', 'red');
  t.answer('red', 'respond', 'omni-zap:card-zap');
  expect(t.options('red', 'option')).toEqual(['remove', 'warp']);
  t.answer('red', 'option', 'remove').answer('red', 'ships', { 'red-2': 1 });
  expect([t.ships('removed', 'red'), t.warp('red'), spent(t), t.discard()]).toEqual([
    1,
    0,
    ['omni-zap'],
    ['plague'],
  ]);
});

test('omni-zap: cancelled itself it costs nothing', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'omni-zap'] },
    blue: { hand: ['attack-08', 'card-zap'] },
    green: { hand: ['plague'] },
  });
  t.answer('green', 'respond', 'plague:infect').answer('green', 'player', 'red');
  t.answer('red', 'respond', 'omni-zap:card-zap').answer('blue', 'respond', 'card-zap:zap');
  expect([t.asked('red').key, t.ships('removed', 'red')]).toEqual(['ask.lose.plague', 0]);
});

test('omni-zap: stops a power, for three ships', () => {
  const t = withRewards({
    red: { alien: 'mutant', homes: WITH_POWER },
    green: { hand: ['omni-zap'] },
  });
  t.answer('green', 'respond', 'pass');
  launch(t).answer('red', 'respond', 'mutant:regenerate').answer('green', 'respond', 'omni-zap:cosmic-zap');
  t.answer('green', 'option', 'warp').answer('green', 'ships', { 'green-2': 3 });
  expect([t.hand('red'), t.warp('green')]).toEqual([['attack-10'], 3]);
  expectOutcome(inviteNobody(t), 'offense');
});

test('omni-zap: stops a rift', () => {
  const t = withRewards({ red: { hand: ['attack-10', 'reward-rift-2'] }, green: { hand: ['omni-zap'] } });
  t.answer('red', 'respond', 'reward-rift-2:draw').answer('green', 'respond', 'omni-zap:card-zap');
  t.answer('green', 'option', 'remove').answer('green', 'ships', { 'green-2': 1 });
  expect([t.hand('red'), spent(t)]).toEqual([['attack-10'], ['omni-zap', 'reward-rift-2']]);
});

test('omni-zap: RUL-19: a destiny card as if it had not been drawn, its hazard warning included', () => {
  const t = withRewards(
    { green: { hand: ['omni-zap'] } },
    { destiny: ['destiny-green-hazard', 'destiny-blue'] },
  );
  t.answer('green', 'respond', 'omni-zap:destiny').answer('green', 'option', 'remove');
  t.answer('green', 'ships', { 'green-2': 1 });
  expect([t.e.hazard, t.e.defense]).toEqual([false, 1]);
  expectOutcome(toPlanning(t), 'offense');
});

test('omni-zap: an open encounter card is discarded, and its player lays another', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'attack-20'] },
    green: { hand: ['omni-zap'] },
  });
  t.answer('green', 'respond', 'pass');
  toPlanning(t).answer('red', 'encounter-card', 'attack-20');
  expect(t.options('green', 'respond')).toEqual(['pass', 'omni-zap:revealed']);
  t.answer('green', 'respond', 'omni-zap:revealed');
  expect(t.options('green', 'card').toSorted()).toEqual(['attack-08', 'attack-20']);
  t.answer('green', 'card', 'attack-20')
    .answer('green', 'option', 'remove')
    .answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red')]).toEqual([[13, 12], []]);
});

test('omni-zap: without another one there is a new hand, and the turn goes on', () => {
  const t = withRewards({ green: { hand: ['omni-zap'] } }, { deck: ['attack-40'] });
  t.answer('green', 'respond', 'pass');
  toPlanning(t).answer('green', 'respond', 'omni-zap:revealed').answer('green', 'card', 'attack-10');
  expect(t.hand('red')).toHaveLength(8);
  t.answer('red', 'encounter-card', 'attack-40');
  t.answer('green', 'option', 'remove').answer('green', 'ships', { 'green-2': 1 });
  expect(t.game.view(0).fight!.cards[0]).toBe('attack-40');
});

test('omni-zap: an open kicker counts for nothing', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'reward-kicker-x4'] },
    green: { hand: ['omni-zap'] },
  });
  t.answer('green', 'respond', 'pass');
  toPlanning(t).answer('red', 'respond', 'reward-kicker-x4:lay');
  t.answer('green', 'respond', 'omni-zap:revealed').answer('green', 'card', 'reward-kicker-x4');
  t.answer('green', 'option', 'remove').answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'offense');
  expect([t.totals(), spent(t)]).toEqual([
    [13, 12],
    ['reward-kicker-x4', 'omni-zap'],
  ]);
});

test('omni-zap: a reinforcement, and as a ship zap when the cards are open', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'reinforcement-5'] },
    green: { hand: ['omni-zap'] },
  });
  t.answer('green', 'respond', 'pass');
  toPlanning(t).answer('green', 'respond', 'pass');
  expect(t.options('green', 'respond')).toEqual(['pass', 'omni-zap:ship-zap']);
  t.answer('green', 'respond', 'pass').answer('red', 'reinforce', 'reinforcement-5 offense');
  t.answer('green', 'respond', 'omni-zap:reinforcement').answer('green', 'option', 'remove');
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([13, 12]);
});
