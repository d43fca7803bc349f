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

const judge = (...hand: string[]) => ({ alien: 'judge', homes: WITH_POWER, hand });
const duel = (players: Players, rest: Parameters<typeof table>[1] = {}) => toPlanning(table(players, rest));

test('judge: decrees for the winner: cards of the loser, at random and no more than there are', () => {
  const t = duel({ red: judge('attack-10'), blue: { hand: ['attack-08', 'quash', 'ionic-gas'] } });
  expect(t.options('red', 'respond')).toEqual(['pass', 'judge:fiat']);
  t.answer('red', 'respond', 'judge');
  expect(t.options('red', 'option')).toEqual(['winner', 'beaten']);
  t.answer('red', 'option', 'winner').answer('red', 'yes-no', 'no');
  expect(t.options('red', 'option')).toEqual(['none', 'some', 'all']);
  t.answer('red', 'option', 'some');
  expect(t.options('red', 'number')).toEqual(['1', '2', '3']);
  t.answer('red', 'number', 3);
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['ionic-gas', 'quash'], []]);
});

test('judge: for the loser: a colony where the winner has one, with ships of other colonies', () => {
  const t = duel({ blue: judge('attack-08') });
  t.answer('blue', 'respond', 'judge')
    .answer('blue', 'option', 'beaten')
    .answer('blue', 'yes-no', 'yes')
    .answer('blue', 'option', 'none');
  // Red has won and sits on blue-1 now, too; blue chooses among red’s colonies.
  expect(t.options('blue', 'planet')).toEqual(['red-1', 'red-2', 'blue-1']);
  t.answer('blue', 'planet', 'red-1');
  expect(t.options('blue', 'ships')).toEqual(['blue-2 0..12', 'blue-3 0..4']);
  t.answer('blue', 'ships', { 'blue-2': 2 });
  expectOutcome(t, 'offense');
  expect([t.ships('red-1', 'blue'), t.foreign('blue')]).toEqual([2, 1]);
});

test('judge: a fiat for the loser gives the winner nothing; all cards', () => {
  const t = duel({ red: judge('attack-10', 'quash'), blue: { hand: ['attack-08', 'ionic-gas'] } });
  t.answer('red', 'respond', 'judge')
    .answer('red', 'option', 'beaten')
    .answer('red', 'yes-no', 'no')
    .answer('red', 'option', 'all');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['ionic-gas', 'quash']]);
});

test('judge: REW-5: whoever is to have cards at random chooses between the backs', () => {
  const t = duel(
    { red: judge('attack-10'), blue: { hand: ['attack-08', 'quash', 'reward-rift-2', 'reward-rift-3'] } },
    { variants: { rewards: true } },
  );
  t.answer('red', 'respond', 'judge')
    .answer('red', 'option', 'winner')
    .answer('red', 'yes-no', 'no')
    .answer('red', 'option', 'some')
    .answer('red', 'number', 1);
  expect(t.asked('red', 'number').key).toBe('ask.backs');
  t.answer('red', 'number', 0);
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['quash'], ['reward-rift-2', 'reward-rift-3']]);
});

test('judge: nothing without an attack card revealed', () => {
  const t = duel({ red: judge('negotiate'), blue: { hand: ['negotiate', 'quash'] } });
  t.answer('red', 'respond', 'judge')
    .answer('red', 'option', 'winner')
    .answer('red', 'yes-no', 'no')
    .answer('red', 'option', 'all');
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect(t.hand('blue')).toEqual(['quash']);
});

test('judge: against a negotiate the winner has it besides, and the loser compensation first', () => {
  const t = duel({ red: judge('attack-10', 'quash'), blue: { hand: ['negotiate', 'mobius-tubes'] } });
  t.answer('red', 'respond', 'judge')
    .answer('red', 'option', 'winner')
    .answer('red', 'yes-no', 'no')
    .answer('red', 'option', 'all');
  expectOutcome(t, 'offense');
  // Blue has taken the quash as compensation, and gives all it has.
  expect([t.hand('red'), t.hand('blue')]).toEqual([['mobius-tubes', 'quash'], []]);
});

test('judge: may pass; not as an ally; RUL-11: nothing where Emotion Control leaves no attack', () => {
  const passed = duel({ red: judge('attack-10'), blue: { hand: ['attack-08', 'ionic-gas'] } });
  passed.answer('red', 'respond', 'pass');
  expectOutcome(passed, 'offense');
  expect(passed.hand('blue')).toEqual(['ionic-gas']);
  const other = launch(table({ green: judge('attack-40') }));
  ally(other, { green: ['offense', 1] });
  expectOutcome(other, 'offense');

  const calm = duel({
    red: judge('attack-10'),
    blue: { hand: ['attack-08', 'quash'] },
    green: { hand: ['emotion-control'] },
  });
  calm
    .answer('red', 'respond', 'judge')
    .answer('red', 'option', 'winner')
    .answer('red', 'yes-no', 'no')
    .answer('red', 'option', 'all');
  calm.answer('green', 'respond', 'emotion-control').answer('red', 'offer', 'fail');
  calm.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(calm, 'failed-deal');
  expect(calm.hand('blue')).toEqual(['quash']);
});

test('judge: the fiat is heard before anybody may zap it (ZAP-1a); zapped, nothing comes of it', () => {
  const t = duel({ red: judge('attack-10'), blue: { hand: ['attack-08', 'cosmic-zap', 'quash'] } });
  t.answer('red', 'respond', 'judge').answer('red', 'option', 'winner').answer('red', 'yes-no', 'no');
  expect(happened(t)).not.toContain('power.used');
  t.answer('red', 'option', 'all');
  expect(t.game.events(1).findLast(({ type }) => type === 'note')).toMatchObject({
    key: 'judge.fiat.winner',
    params: { colony: 'no', all: 'all', count: 0 },
  });
  t.answer('blue', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['quash']);
});

test('judge wild: totals less than 5 apart are a draw: allies go home, the two try to make a deal', () => {
  const t = launch(table({ blue: { hand: ['attack-08', 'flare-judge'] } }));
  ally(t, { green: ['offense', 1] });
  expect(t.asked('blue').key).toBe('ask.respond.reveal.totals');
  t.answer('blue', 'respond', 'flare-judge').answer('green', 'ships', { 'green-2': 1 });
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue'), t.warp('green'), t.hand('blue')]).toEqual([
    3,
    3,
    0,
    ['flare-judge'],
  ]);
});

test('judge wild: not where they are 5 or more apart, where they are not compared, or for an ally', () => {
  const wide = duel({ red: { hand: ['attack-14'] }, blue: { hand: ['attack-08', 'flare-judge'] } });
  expectOutcome(wide, 'offense');
  const negotiate = duel({ blue: { hand: ['negotiate', 'flare-judge'] } });
  expectOutcome(negotiate, 'offense');
  const other = launch(table({ green: { hand: ['flare-judge'] } }));
  ally(other, { green: ['offense', 1] });
  expectOutcome(other, 'offense');
  expect(
    [wide, negotiate, other].map((t) => t.hand(t === other ? 'green' : 'blue').includes('flare-judge')),
  ).toEqual([true, true, true]);
});

test('judge wild: looks at the totals with all reinforcements', () => {
  const t = duel({
    red: { hand: ['attack-14', 'reinforcement-2'] },
    blue: { hand: ['attack-08', 'flare-judge', 'reinforcement-3'] },
  });
  t.answer('red', 'reinforce', 'pass')
    .answer('blue', 'reinforce', 'reinforcement-3 defense')
    .answer('red', 'reinforce', 'pass');
  // 14 + 3 against 8 + 4 + 3.
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-judge:draw']);
  t.answer('blue', 'respond', 'pass');
  expectOutcome(t, 'offense');
});

test('judge super: for the winner and the loser', () => {
  const t = duel({
    red: judge('attack-10', 'flare-judge', 'mobius-tubes'),
    blue: { hand: ['attack-08', 'quash'] },
  });
  t.answer('red', 'respond', 'judge').answer('red', 'option', 'winner');
  t.answer('red', 'yes-no', 'no').answer('red', 'option', 'all').answer('red', 'respond', 'flare-judge');
  t.answer('red', 'yes-no', 'no').answer('red', 'option', 'some').answer('red', 'number', 1);
  expectOutcome(t, 'offense');
  // In the order in which they were said: all of blue’s cards; then one of red’s three at random.
  expect([t.hand('red').length, t.hand('blue').length]).toEqual([2, 1]);
});

test('judge super: what it decrees besides is said before anybody may answer (ZAP-1a); zapped, nothing is decreed (Annex E-6)', () => {
  const t = duel({
    red: judge('attack-10', 'flare-judge'),
    blue: { hand: ['attack-08', 'cosmic-zap', 'quash'] },
  });
  t.answer('red', 'respond', 'judge').answer('red', 'option', 'beaten').answer('red', 'yes-no', 'no');
  t.answer('red', 'option', 'all').answer('blue', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-judge').answer('red', 'yes-no', 'yes').answer('red', 'option', 'none');
  expect(
    t.game.events(1).flatMap((event) => (event.type === 'note' ? [[event.key, event.params.colony]] : [])),
  ).toEqual([
    ['judge.fiat.beaten', 'no'],
    ['judge.fiat.winner', 'yes'],
  ]);
  t.answer('blue', 'respond', 'cosmic-zap');
  // Zapped, red may play the flare as wild: 13 against 12.
  expect(waiting(t)).toEqual(['red respond']);
  t.answer('red', 'respond', 'pass');
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['quash']);
});
