import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  passAnyTime,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';

const daredevil = (...hand: string[]) => ({ alien: 'daredevil', homes: WITH_POWER, hand });
/** Both have chosen; whoever has only one card is not asked. */
const duel = (players: Players, rest: Parameters<typeof table>[1] = {}) => toPlanning(table(players, rest));
const rewards = (t: ReturnType<typeof table>) =>
  t.game
    .events(-1)
    .flatMap((event) => (event.type === 'rewards' ? [[event.seat, event.ships, event.cards]] : []));

test('daredevil: throws away an attack of 01 to 08, and its side’s total drops by it', () => {
  const t = duel({
    red: daredevil('attack-20', 'attack-08', 'attack-10', 'attack-04'),
    blue: { hand: ['attack-08'] },
  });
  t.answer('red', 'encounter-card', 'attack-20');
  expect(t.asked('red').key).toBe('ask.respond.reveal.after');
  t.answer('red', 'respond', 'daredevil');
  expect(t.options('red', 'card')).toEqual(['attack-08', 'attack-04']);
  t.answer('red', 'card', 'attack-08');
  // 20 + 3 - 8 against 8 + 4: won by 3, so a reward for each of three ships, and once in an encounter.
  expect([t.totals(), rewards(t)]).toEqual([[15, 12], [[0, 0, 3]]]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.hand('red').length, t.foreign('red')]).toEqual([5, 1]);
});

test('daredevil: a win by 4 or less rewards everybody on its side for their ships, whatever came before', () => {
  const t = launch(table({ red: daredevil('attack-10'), green: {}, yellow: {} }));
  ally(t, { green: ['offense', 1], yellow: ['defense', 1] });
  // 10 + 3 + 1 against 8 + 4 + 1: won by 1.
  expect([t.totals(), rewards(t)]).toEqual([
    [14, 13],
    [
      [0, 0, 3],
      [2, 0, 1],
    ],
  ]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.hand('red').length, t.hand('green').length, t.hand('yellow').length]).toEqual([3, 1, 0]);
});

test('daredevil: as an ally of the defense on top of the usual rewards; the defense counts all its ships there', () => {
  const t = launch(table({ blue: { hand: ['attack-10'] }, green: daredevil() }));
  ally(t, { green: ['defense', 1] });
  // 10 + 3 against 10 + 4 + 1.
  expect(t.totals()).toEqual([13, 15]);
  t.answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect(rewards(t)).toEqual([
    [1, 0, 4],
    [2, 0, 1],
    [2, 0, 1],
  ]);
});

test('daredevil: a tie won by the defense is won by 0', () => {
  const t = duel({ red: { hand: ['attack-09'] }, blue: daredevil('attack-08') });
  expect(t.totals()).toEqual([12, 12]);
  expectOutcome(t, 'defense');
  expect(rewards(t)).toEqual([[1, 0, 4]]);
});

test('daredevil: no reward for a win by more, for the losers, for a bystander, or without a margin [R]', () => {
  const high = duel({ red: daredevil('attack-20') });
  expectOutcome(high, 'offense');
  const lost = duel({ blue: daredevil('attack-06'), red: { hand: ['attack-10'] } });
  expectOutcome(lost, 'offense');
  const looksOn = duel({ green: daredevil() });
  expectOutcome(looksOn, 'offense');
  const negotiate = duel({ red: daredevil('attack-10', 'attack-04'), blue: { hand: ['negotiate'] } });
  negotiate.answer('red', 'encounter-card', 'attack-10');
  // Nothing to throw away against a negotiate either.
  expectOutcome(negotiate, 'offense');
  expect([high, lost, looksOn, negotiate].map(rewards)).toEqual([[], [], [], []]);
});

test('daredevil: zapped, the card stays and the total does not change; the rewards are no use of the power', () => {
  const t = duel({ red: daredevil('attack-10', 'attack-04'), blue: { hand: ['attack-08', 'cosmic-zap'] } });
  t.answer('red', 'encounter-card', 'attack-10')
    .answer('red', 'respond', 'daredevil')
    .answer('blue', 'respond', 'cosmic-zap');
  expect([t.totals(), rewards(t)]).toEqual([[13, 12], [[0, 0, 3]]]);
});

test('daredevil: RUL-13: no rewards where spoils are denied', () => {
  const t = launch(
    table({ blue: { hand: ['attack-10'] }, green: daredevil(), yellow: { hand: ['ionic-gas'] } }),
  );
  ally(t, { green: ['defense', 1], yellow: 'none' });
  t.answer('yellow', 'respond', 'ionic-gas').answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect(rewards(t)).toEqual([]);
});

test('daredevil wild: declared before the reveal; a narrow win founds a colony anywhere in the loser’s home system', () => {
  const t = duel({ red: { hand: ['attack-10', 'flare-daredevil'] } });
  expect(t.asked('red').key).toBe('ask.respond.planning.selected');
  t.answer('red', 'respond', 'flare-daredevil').answer('red', 'yes-no', 'yes');
  expect(t.options('red', 'planet')).toEqual(['blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5']);
  t.answer('red', 'planet', 'blue-5');
  expectOutcome(t, 'offense');
  expect([t.ships('blue-5', 'red'), t.ships('blue-1', 'red'), t.foreign('red')]).toEqual([1, 2, 2]);
});

test('daredevil wild: in every other case three own ships go to the warp, after a deal, too (OUR READING)', () => {
  const wide = duel({ red: { hand: ['attack-20', 'flare-daredevil'] } });
  wide.answer('red', 'respond', 'flare-daredevil').answer('red', 'ships', { gate: 1, 'red-2': 2 });
  expectOutcome(wide, 'offense');
  expect([wide.warp('red'), wide.ships('blue-1', 'red')]).toEqual([3, 2]);

  const deal = duel({ red: { hand: ['negotiate', 'flare-daredevil'] }, blue: { hand: ['negotiate'] } });
  deal.answer('red', 'respond', 'flare-daredevil');
  deal.answer('red', 'offer', { give: { colony: 'red-1' } }).answer('blue', 'offer', 'accept');
  deal.answer('blue', 'ships', { 'blue-2': 1 }).answer('red', 'ships', { gate: 3 });
  expectOutcome(deal, 'deal');
  expect(deal.warp('red')).toBe(3);
});

test('daredevil wild: lost, three more ships than the defeat costs', () => {
  const t = duel({ red: { hand: ['attack-04', 'flare-daredevil'] } });
  t.answer('red', 'respond', 'flare-daredevil').answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'defense');
  expect(t.warp('red')).toBe(6);
});

test('daredevil super: for this encounter a win by 6 is narrow enough; for a main player only', () => {
  const t = duel({ red: daredevil('attack-15', 'flare-daredevil') });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-daredevil:bolder']);
  t.answer('red', 'respond', 'flare-daredevil');
  // 15 + 3 against 8 + 4.
  expect([t.totals(), rewards(t)]).toEqual([[18, 12], [[0, 0, 3]]]);

  const other = launch(table({ red: { hand: ['attack-15'] }, green: daredevil('flare-daredevil') }));
  ally(other, { green: ['offense', 1] });
  expect(waiting(other)).toEqual([]);
  expect(rewards(other)).toEqual([]);
});

test('daredevil super: zapped, 4 is the limit (Annex E-6)', () => {
  const t = duel({
    red: daredevil('attack-15', 'flare-daredevil'),
    blue: { hand: ['attack-08', 'cosmic-zap'] },
  });
  t.answer('red', 'respond', 'flare-daredevil').answer('blue', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect(rewards(t)).toEqual([]);
});

test('daredevil wild: which of its ships founds the colony is its choice, where they are not alike', () => {
  const t = table({
    red: { hand: ['attack-10', 'flare-daredevil'], special: [{ ship: 'flagship', at: 'red-2' }] },
  });
  passAnyTime(t).answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 2, 'red-2:flagship': 1 } });
  inviteNobody(t);
  passAnyTime(t).answer('red', 'respond', 'flare-daredevil');
  while (t.isAsked('red', 'respond')) t.answer('red', 'respond', 'pass');
  // 10 + 3 against 8 + 4.
  t.answer('red', 'yes-no', 'yes').answer('red', 'planet', 'blue-3');
  expect(t.options('red', 'ships')).toEqual(['gate 0..2', 'gate:flagship 0..1']);
  t.answer('red', 'ships', { 'gate:flagship': 1 });
  expect(t.game.view(-1).players[0].special).toMatchObject([{ marks: ['flagship'], at: 7 }]);
  expect(t.ships('blue-1', 'red')).toBe(2);
});
