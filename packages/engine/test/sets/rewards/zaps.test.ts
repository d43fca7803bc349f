import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { expectOutcome, launch, inviteNobody, toPlanning, waiting, WITH_POWER } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

test('ship zap: any ship goes to the warp, also one that was removed', () => {
  const t = withRewards({ green: { hand: ['ship-zap'] }, blue: { removed: 1 } });
  t.answer('green', 'respond', 'ship-zap:zap').answer('green', 'player', 'blue');
  expect(t.asked('green').options).toEqual(['removed 0..1', 'blue-1 0..4', 'blue-2 0..15']);
  t.answer('green', 'ships', { removed: 1 });
  expect([t.warp('blue'), t.ships('removed', 'blue'), spent(t)]).toEqual([1, 0, ['ship-zap']]);
  expectOutcome(toPlanning(t), 'offense');
});

/** Passes until this can be done, and does it. */
function seize(t: Table, option: string): Table {
  for (let [asked] = t.open(); !asked.options.includes(option); [asked] = t.open())
    t.answer(asked.seat, 'respond', 'pass');
  return t.answer(t.open()[0].seat, 'respond', option);
}

/** Passes as long as nothing but responses is asked for. */
function idle(t: Table): Table {
  for (let [asked] = t.open(); asked?.kind === 'respond'; [asked] = t.open())
    t.answer(asked.seat, 'respond', 'pass');
  return t;
}

const oneShip = (t: Table): Table =>
  t.answer('green', 'option', 'remove').answer('green', 'ships', { 'green-2': 1 });

/** Answers everything that is not to be decided here; how often the zap could be played at any time. */
function chances(t: Table): number {
  let count = 0;
  for (let [asked] = t.open(); asked !== undefined; [asked] = t.open()) {
    if (asked.key === 'ask.respond.free') count++;
    if (asked.kind === 'respond') t.answer(asked.seat, 'respond', 'pass');
    else if (asked.kind === 'launch') launch(t);
    else inviteNobody(t);
  }
  return count;
}

test('ship zap: at any time: nine times in an encounter', () => {
  const t = withRewards({ green: { hand: ['ship-zap'] } });
  expect(t.game.view(2).anyTime).toEqual([
    { source: 'ship-zap', ability: 'zap', from: 'artifact', zone: '' },
  ]);
  expect([t.game.view(0).anyTime, t.game.view(-1).anyTime]).toEqual([[], []]);
  expect(chances(t)).toBe(9);
  expectOutcome(t, 'offense');
});

test('ship zap: the offense carries on without ships', () => {
  const t = withRewards({ green: { hand: ['ship-zap'] } });
  launch(t, 1);
  inviteNobody(t);
  t.answer('green', 'respond', 'ship-zap:zap').answer('green', 'player', 'red');
  t.answer('green', 'ships', { gate: 1 });
  expectOutcome(t, 'defense');
  expect([t.totals(), t.warp('red')]).toEqual([[10, 12], 1]);
});

test('ship zap: whose ship it is and where is known before Card Zap stops it (ZAP-1a)', () => {
  const t = withRewards({ green: { hand: ['ship-zap'] }, blue: { hand: ['attack-08', 'card-zap'] } });
  t.answer('green', 'respond', 'ship-zap:zap').answer('green', 'player', 'blue');
  t.answer('green', 'ships', { 'blue-2': 1 });
  expect(t.asked('blue').decision.params).toEqual({ player: 2, card: 'ship-zap', whom: 1, planet: 6 });
  t.answer('blue', 'respond', 'card-zap:zap');
  expect([t.warp('blue'), waiting(t), spent(t)]).toEqual([0, ['red launch'], ['ship-zap']]);
});

test('omni-zap: stops an artifact, and a ship leaves the game for it', () => {
  const t = withRewards({ red: { hand: ['attack-10', 'omni-zap'] }, green: { hand: ['plague'] } });
  seize(t, 'plague:infect').answer('green', 'player', 'red');
  t.answer('red', 'respond', 'omni-zap:card-zap');
  expect(t.options('red', 'option')).toEqual(['remove', 'warp']);
  t.answer('red', 'option', 'remove').answer('red', 'ships', { 'red-2': 1 });
  expect([t.ships('removed', 'red'), t.warp('red'), spent(t), t.discard()]).toEqual([
    1,
    0,
    ['omni-zap'],
    ['plague'],
  ]);
  expectOutcome(toPlanning(t), 'offense');
});

test('omni-zap: cancelled itself it costs nothing', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'omni-zap'] },
    blue: { hand: ['attack-08', 'card-zap'] },
    green: { hand: ['plague'] },
  });
  seize(t, 'plague:infect').answer('green', 'player', 'red');
  t.answer('red', 'respond', 'omni-zap:card-zap').answer('blue', 'respond', 'card-zap:zap');
  expect([t.asked('red').key, t.ships('removed', 'red')]).toEqual(['ask.lose.plague', 0]);
});

test('omni-zap: with fewer than three ships only the first price can be paid', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'reward-rift-2'] },
    green: { hand: ['omni-zap'], homes: [2, 0, 0, 0, 0], warp: 18 },
  });
  seize(t, 'reward-rift-2:draw').answer('green', 'respond', 'omni-zap:card-zap');
  expect(waiting(t)).toEqual(['red launch']);
  expect([t.ships('removed', 'green'), t.ships('green-1', 'green')]).toEqual([1, 1]);
});

test('omni-zap: stops a power, for three ships', () => {
  const t = withRewards({
    red: { alien: 'mutant', homes: WITH_POWER },
    green: { hand: ['omni-zap'] },
  });
  launch(idle(t));
  seize(t, 'mutant:regenerate').answer('green', 'respond', 'omni-zap:cosmic-zap');
  t.answer('green', 'option', 'warp').answer('green', 'ships', { 'green-2': 3 });
  expect([t.hand('red'), t.warp('green')]).toEqual([['attack-10'], 3]);
  expectOutcome(inviteNobody(t), 'offense');
});

test('omni-zap: stops an own power, too, as Cosmic Zap can', () => {
  const t = withRewards({ red: { alien: 'mutant', homes: WITH_POWER, hand: ['attack-10', 'omni-zap'] } });
  launch(idle(t));
  seize(t, 'mutant:regenerate');
  expect(t.options('red', 'respond')).toEqual(['pass', 'omni-zap:cosmic-zap']);
});

test('omni-zap: stops a rift', () => {
  const t = withRewards({ red: { hand: ['attack-10', 'reward-rift-2'] }, green: { hand: ['omni-zap'] } });
  oneShip(seize(t, 'reward-rift-2:draw').answer('green', 'respond', 'omni-zap:card-zap'));
  expect([t.hand('red'), spent(t)]).toEqual([['attack-10'], ['omni-zap', 'reward-rift-2']]);
  expectOutcome(toPlanning(t), 'offense');
});

test('omni-zap: whose ships rift 3 is to free is known before it is stopped (ZAP-1a)', () => {
  const t = withRewards({
    red: { warp: 3, hand: ['attack-10', 'reward-rift-3'] },
    green: { hand: ['omni-zap'] },
  });
  seize(t, 'reward-rift-3:free').answer('red', 'option', 'red').answer('red', 'option', 'none');
  expect(t.asked('green').decision.params).toEqual({ player: 0, card: 'reward-rift-3', whom: '0,0' });
  oneShip(t.answer('green', 'respond', 'omni-zap:card-zap')).answer('red', 'ships', { 'red-1': 1 });
  expect([t.warp('red'), spent(t)]).toEqual([2, ['omni-zap', 'reward-rift-3']]);
  expectOutcome(toPlanning(t), 'offense');
});

test('omni-zap: RUL-19: a destiny card as if it had not been drawn, its hazard warning included', () => {
  const t = withRewards(
    { green: { hand: ['omni-zap'] } },
    { destiny: ['destiny-green-hazard', 'destiny-blue'] },
  );
  oneShip(seize(t, 'omni-zap:destiny'));
  expect([t.e.hazard, t.e.defense]).toEqual([false, 1]);
  expectOutcome(toPlanning(t), 'offense');
});

test('omni-zap: an open encounter card is discarded, and its player lays another', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'attack-20'] },
    green: { hand: ['omni-zap'] },
  });
  idle(toPlanning(idle(t))).answer('red', 'encounter-card', 'attack-20');
  seize(t, 'omni-zap:revealed');
  expect(t.options('green', 'card').toSorted()).toEqual(['attack-08', 'attack-20']);
  oneShip(t.answer('green', 'card', 'attack-20'));
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red')]).toEqual([[13, 12], []]);
});

test('omni-zap: without another one there is a new hand, and the turn goes on', () => {
  const t = withRewards({ green: { hand: ['omni-zap'] } }, { deck: ['attack-40'] });
  seize(toPlanning(idle(t)), 'omni-zap:revealed').answer('green', 'card', 'attack-10');
  expect(t.hand('red')).toHaveLength(8);
  oneShip(t.answer('red', 'encounter-card', 'attack-40'));
  expect(t.game.view(0).fight!.cards[0]).toBe('attack-40');
});

test('omni-zap: an open kicker counts for nothing', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'reward-kicker-x4'] },
    green: { hand: ['omni-zap'] },
  });
  toPlanning(idle(t)).answer('red', 'respond', 'reward-kicker-x4:lay');
  oneShip(seize(t, 'omni-zap:revealed').answer('green', 'card', 'reward-kicker-x4'));
  expectOutcome(t, 'offense');
  expect([t.totals(), spent(t)]).toEqual([
    [13, 12],
    ['reward-kicker-x4', 'omni-zap'],
  ]);
});

test('omni-zap: a kicker goes as it is laid, unseen until then, and no second one takes its place (KICK-1)', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'reward-kicker-x4', 'reward-kicker-x2-duplicity'] },
    green: { hand: ['omni-zap'] },
  });
  toPlanning(idle(t)).answer('red', 'respond', 'reward-kicker-x4:lay');
  expect(t.asked('green').decision).toMatchObject({ key: 'ask.respond.beside.laid', params: {} });
  oneShip(t.answer('green', 'respond', 'omni-zap:laid'));
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red')]).toEqual([[13, 12], ['reward-kicker-x2-duplicity']]);
  expect(spent(t)).toEqual(['reward-kicker-x4', 'omni-zap']);
});

test('omni-zap: an intimidate goes as it is laid, and its player lays no other one (INT-1)', () => {
  const [loud, quiet] = ['reward-intimidate-29', 'reward-intimidate-19'];
  const hands = { red: { hand: ['attack-10', loud, quiet] }, green: { hand: ['omni-zap'] } };
  const t = seize(withRewards(hands), `${loud}:offer`);
  oneShip(t.answer('green', 'respond', 'omni-zap:laid'));
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red'), spent(t)]).toEqual([[13, 12], [quiet], [loud, 'omni-zap']]);

  // START-1: laid in place of a new hand, it leaves an offense without an encounter card to have one.
  const hand = [loud, quiet];
  const late = withRewards({ ...hands, red: { hand } }, { deck: ['attack-40'] });
  oneShip(seize(late, `${loud}:offer`).answer('green', 'respond', 'omni-zap:laid'));
  expect([late.hand('red').length, late.hand('red').includes('attack-40')]).toEqual([8, true]);
});

test('omni-zap: nothing against a card of one’s own that is laid', () => {
  const t = withRewards({ red: { hand: ['attack-10', 'reward-kicker-x4', 'omni-zap'] } });
  seize(toPlanning(idle(t)), 'reward-kicker-x4:lay');
  expect(t.asked('red').key).toBe('ask.respond.free');
  expectOutcome(idle(t), 'offense');
  expect(t.totals()).toEqual([43, 12]);
});

test('omni-zap: a reinforcement counts for nothing', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'reinforcement-5'] },
    green: { hand: ['omni-zap'] },
  });
  idle(toPlanning(idle(t))).answer('red', 'reinforce', 'reinforcement-5 offense');
  oneShip(seize(t, 'omni-zap:reinforcement'));
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([13, 12]);
});

test('omni-zap: is a ship zap at any time', () => {
  const t = withRewards({ green: { hand: ['omni-zap'] } });
  seize(t, 'omni-zap:ship-zap').answer('green', 'player', 'blue').answer('green', 'ships', { 'blue-1': 1 });
  oneShip(t);
  expect([t.warp('blue'), t.ships('removed', 'green')]).toEqual([1, 1]);
  expectOutcome(toPlanning(t), 'offense');
});
