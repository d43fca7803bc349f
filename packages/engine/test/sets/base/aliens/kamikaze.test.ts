import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const kamikaze = (...hand: string[]) => ({ alien: 'kamikaze', homes: WITH_POWER, hand });
const DECK = ['attack-20', 'attack-23', 'attack-30', 'attack-40', 'quash', 'morph', 'attack-00', 'attack-01'];

test('kamikaze: before selection, up to four ships for two cards apiece, in one batch', () => {
  const t = toPlanning(table({ red: kamikaze('attack-04') }, { deck: DECK }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'kamikaze:sacrifice']);
  t.answer('red', 'respond', 'kamikaze');
  expect(t.options('red', 'number')).toEqual(['1', '2', '3', '4']);
  t.answer('red', 'number', '2');
  // Not those on the gate.
  expect(t.options('red', 'ships')).toEqual(['red-1 0..4', 'red-2 0..9', 'red-3 0..4']);
  expect(t.asked('red').decision).toMatchObject({ min: 2, max: 2 });
  t.answer('red', 'ships', { 'red-1': 1, 'red-2': 1 });
  expect([t.warp('red'), t.hand('red')]).toEqual([
    2,
    ['attack-04', 'attack-20', 'attack-23', 'attack-30', 'attack-40'],
  ]);
  // One batch only.
  t.answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('kamikaze: as the defense, also with ships on the defended planet', () => {
  const t = toPlanning(table({ blue: { ...kamikaze('attack-08'), homes: [4, 4, 4, 4, 4] } }, { deck: DECK }));
  t.answer('blue', 'respond', 'kamikaze').answer('blue', 'number', '4');
  expect(t.options('blue', 'ships')).toEqual([
    'blue-1 0..4',
    'blue-2 0..4',
    'blue-3 0..4',
    'blue-4 0..4',
    'blue-5 0..4',
  ]);
  t.answer('blue', 'ships', { 'blue-1': 4 });
  expect(t.hand('blue')).toHaveLength(9);
  t.answer('blue', 'encounter-card', 'attack-40');
  expect(t.totals()).toEqual([13, 40]);
  expectOutcome(t, 'defense');
});

test('kamikaze: fewer ships, fewer to name; the power may go with the colonies after the draw', () => {
  const t = toPlanning(
    table({ red: { ...kamikaze('attack-04'), homes: [1, 4, 1, 0, 0], removed: 14 } }, { deck: DECK }),
  );
  t.answer('red', 'respond', 'kamikaze');
  expect(t.options('red', 'number')).toEqual(['1', '2', '3']);
  t.answer('red', 'number', '3');
  expect([t.hand('red').length, t.s.players[0].powerless, t.warp('red')]).toEqual([7, true, 3]);
  t.answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('RUL-32: the number is said with the announcement; zapped, the ships stay and nothing is drawn', () => {
  const t = toPlanning(
    table({ red: kamikaze('attack-10'), green: { hand: ['cosmic-zap'] } }, { deck: DECK }),
  );
  t.answer('red', 'respond', 'kamikaze').answer('red', 'number', '3');
  expect(t.asked('green', 'respond').decision.params).toMatchObject({ number: 3 });
  t.answer('green', 'respond', 'cosmic-zap');
  expect([t.warp('red'), t.totals()]).toEqual([0, [13, 12]]);
  expectOutcome(t, 'offense');
});

test('kamikaze: not as an ally; and it may pass', () => {
  const allied = ally(launch(table({ green: kamikaze() })), { green: ['offense', 1] });
  expect(allied.totals()).toEqual([14, 12]);
  expectOutcome(allied, 'offense');
  const calm = toPlanning(table({ red: kamikaze('attack-10') })).answer('red', 'respond', 'pass');
  expectOutcome(calm, 'offense');
  expect(calm.warp('red')).toBe(0);
});

test('kamikaze: the batch is one draw event, and the lost ships can be healed', () => {
  const t = toPlanning(
    table(
      {
        red: kamikaze('attack-04'),
        green: { alien: 'remora', homes: WITH_POWER },
        yellow: { alien: 'healer', homes: WITH_POWER },
      },
      { deck: DECK },
    ),
  );
  t.answer('red', 'respond', 'kamikaze').answer('red', 'number', '2').answer('red', 'ships', { 'red-2': 2 });
  t.answer('yellow', 'respond', 'healer').answer('red', 'ships', { 'red-1': 2 });
  // One card for the batch, one for Healer's fee; and one ship, had it any in the warp.
  t.answer('green', 'respond', 'remora:draw').answer('green', 'respond', 'remora:draw');
  expect([t.warp('red'), t.hand('green').length, t.hand('yellow').length]).toEqual([0, 2, 1]);
  t.answer('red', 'encounter-card', 'attack-40')
    .answer('yellow', 'respond', 'pass')
    .answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('kamikaze: once per encounter, also when the defense has a new hand (PLAN-2a)', () => {
  const deck = ['attack-20', 'attack-23', ...Array<string>(7).fill('negotiate'), 'attack-01'];
  const t = toPlanning(table({ red: kamikaze('attack-04'), blue: { hand: ['quash'] } }, { deck }));
  t.answer('red', 'respond', 'kamikaze').answer('red', 'number', '1').answer('red', 'ships', { 'red-2': 1 });
  expect(waiting(t)).toEqual(['red encounter-card', 'blue encounter-card']);
  t.answer('red', 'encounter-card', 'attack-23').answer('blue', 'encounter-card', 'attack-01');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('kamikaze wild: after selection, ships from outside the encounter for 3 each', () => {
  const t = toPlanning(table({ red: { hand: ['attack-04', 'flare-kamikaze'] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-kamikaze:fireworks']);
  t.answer('red', 'respond', 'flare-kamikaze')
    .answer('red', 'number', '4')
    .answer('red', 'ships', { 'red-1': 4 });
  expect([t.totals(), t.warp('red')]).toEqual([[19, 12], 4]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-kamikaze']);
});

test('kamikaze wild: a defense cannot pay with the ships on the planet; an ally cannot play it', () => {
  const t = toPlanning(
    table({ blue: { alien: 'will', homes: [4, 8, 8, 0, 0], hand: ['attack-08', 'flare-kamikaze'] } }),
  );
  t.answer('blue', 'respond', 'flare-kamikaze').answer('blue', 'number', '1');
  expect(t.options('blue', 'ships')).toEqual(['blue-2 0..8', 'blue-3 0..8']);
  t.answer('blue', 'ships', { 'blue-3': 1 });
  expect([t.totals(), t.warp('blue')]).toEqual([[13, 15], 1]);
  expectOutcome(t, 'defense');

  const allied = ally(launch(table({ green: { hand: ['flare-kamikaze'] } })), { green: ['offense', 1] });
  expect(allied.totals()).toEqual([14, 12]);
  expectOutcome(allied, 'offense');
});

test('kamikaze wild: Zombie has the bonus and keeps the ships', () => {
  const red = { alien: 'zombie', homes: WITH_POWER, hand: ['attack-04', 'flare-kamikaze'] };
  const t = toPlanning(table({ red, blue: { alien: 'clone', hand: ['attack-08'] } }));
  t.answer('red', 'respond', 'flare-kamikaze')
    .answer('red', 'number', '2')
    .answer('red', 'ships', { 'red-3': 2 });
  t.answer('red', 'ships', { 'red-1': 2 });
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.ships('red-1', 'red'), t.ships('red-3', 'red')]).toEqual([0, 6, 2]);
});

test('kamikaze wild: card-zapped, nothing is paid', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'flare-kamikaze'] }, blue: { hand: ['attack-08', 'card-zap'] } }),
  );
  t.answer('red', 'respond', 'flare-kamikaze')
    .answer('red', 'number', '4')
    .answer('blue', 'respond', 'card-zap');
  expect([t.totals(), t.warp('red')]).toEqual([[13, 12], 0]);
  expectOutcome(t, 'offense');
  expect(t.discard()).toContain('flare-kamikaze');
});

const lost = (warp: number, ...hand: string[]) => ({
  ...kamikaze('attack-10', ...hand),
  homes: [4, 12 - warp, 4, 0, 0],
});

test('kamikaze super: three ships from the warp instead of one', () => {
  const t = table({ red: lost(4, 'flare-kamikaze') });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-kamikaze:three-back']);
  t.answer('red', 'respond', 'flare-kamikaze');
  expect(t.asked('red', 'ships').decision).toMatchObject({ min: 3, max: 3 });
  t.answer('red', 'ships', { 'red-1': 1, 'red-2': 2 });
  expect(t.warp('red')).toBe(1);
  inviteNobody(launch(t)).answer('red', 'respond', 'pass');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-kamikaze']);
});

test('kamikaze super: two there, two come back; a single one is no case for it', () => {
  const two = table({ red: lost(2, 'flare-kamikaze') });
  two.answer('red', 'respond', 'flare-kamikaze').answer('red', 'ships', { 'red-1': 2 });
  expect(two.warp('red')).toBe(0);
  inviteNobody(launch(two)).answer('red', 'respond', 'pass');
  expectOutcome(two, 'offense');

  const one = table({ red: lost(1, 'flare-kamikaze') });
  one.answer('red', 'ships', { 'red-1': 1 });
  inviteNobody(launch(one)).answer('red', 'respond', 'pass');
  expectOutcome(one, 'offense');
});

test('kamikaze super: zapped, one ship as usual, and the power is zapped too (Annex E-6)', () => {
  const t = table({ red: lost(4, 'flare-kamikaze'), blue: { hand: ['attack-08', 'cosmic-zap'] } });
  t.answer('red', 'respond', 'flare-kamikaze').answer('blue', 'respond', 'cosmic-zap');
  t.answer('red', 'ships', { 'red-1': 1 });
  expect(t.warp('red')).toBe(3);
  inviteNobody(launch(t));
  // The flare may still be played as wild.
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-kamikaze:fireworks']);
  t.answer('red', 'respond', 'pass');
  expectOutcome(t, 'offense');
});

test('kamikaze super: Wild Masochist diverts one ship, not three', () => {
  const t = table({
    red: lost(4, 'flare-kamikaze'),
    blue: { hand: ['attack-08', 'flare-masochist'] },
    green: { warp: 3 },
  });
  t.answer('red', 'respond', 'flare-kamikaze')
    .answer('blue', 'respond', 'flare-masochist')
    .answer('blue', 'player', 'green');
  t.answer('green', 'ships', { 'green-1': 1 });
  expect([t.warp('red'), t.warp('green')]).toEqual([4, 2]);
  inviteNobody(launch(t)).answer('red', 'respond', 'pass');
  expectOutcome(t, 'offense');
});

test('kamikaze super, RUL-25: ships on a planet in the warp may be among the three', () => {
  const t = table(
    { red: { alien: 'kamikaze', homes: [4, 8, 4, 3, 0], hand: ['attack-10', 'flare-kamikaze'] } },
    { adrift: ['red-4'] },
  );
  t.answer('red', 'respond', 'flare-kamikaze:three-back');
  expect(t.options('red', 'ships')).toEqual(['warp 0..1', 'red-4 0..3']);
  t.answer('red', 'ships', { warp: 1, 'red-4': 2 }).answer('red', 'ships', { 'red-1': 3 });
  expect([t.warp('red'), t.ships('red-4', 'red'), t.ships('red-1', 'red')]).toEqual([0, 1, 7]);
});
