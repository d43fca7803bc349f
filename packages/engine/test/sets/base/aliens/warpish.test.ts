import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';

/** Two of its own ships are in the warp, after one has been regained if it is the offense. */
const warpish = (...hand: string[]) => ({ alien: 'warpish', homes: [4, 10, 4, 0, 0], hand });
const duel = (players: Players) => toPlanning(table(players));
const regained = (players: Players) => {
  const t = table(players);
  return toPlanning(t.answer('red', 'ships', { 'red-1': 1 }));
};

test('warpish: +1 for every ship in the warp, whoever owns it', () => {
  const t = regained({ red: warpish('attack-01'), blue: { warp: 2 }, green: { warp: 5 } });
  expect(t.totals()).toEqual([1 + 3 + 8, 12]);
  expectOutcome(t, 'defense');

  const defense = duel({ red: { hand: ['attack-13'] }, blue: warpish('attack-08'), green: { warp: 3 } });
  expect(defense.totals()).toEqual([16, 8 + 4 + 5]);
  expectOutcome(defense, 'defense');
});

test('warpish: ships out of the game do not count', () => {
  const t = regained({ red: warpish('attack-10'), green: { removed: 5, warp: 1 } });
  expect(t.totals()).toEqual([10 + 3 + 2, 12]);
  expectOutcome(t, 'offense');
});

test('warpish: not as an ally, not without its power, not with or against a negotiate', () => {
  const other = launch(table({ green: warpish() }));
  ally(other, { green: ['offense', 1] });
  expect(other.totals()).toEqual([14, 12]);
  expectOutcome(other, 'offense');

  const powerless = regained({ red: { alien: 'warpish', warp: 3 } });
  expect(powerless.totals()).toEqual([13, 12]);
  expectOutcome(powerless, 'offense');

  const peace = duel({ blue: warpish('negotiate'), green: { hand: ['cosmic-zap'] } });
  expectOutcome(peace, 'offense'); // nobody was asked about a zap
  const peaceful = duel({
    red: { hand: ['negotiate'] },
    blue: warpish('attack-08'),
    green: { hand: ['cosmic-zap'] },
  });
  expectOutcome(peaceful, 'defense');
});

test('warpish: zapped, there is no bonus', () => {
  const t = duel({ blue: warpish('attack-08'), green: { hand: ['cosmic-zap'], warp: 3 } });
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
});

test('warpish: counted once, when used; what is lost later does not count', () => {
  // Wild void costs blue's ally a ship after the dead have been counted.
  const players = (homes: number[]): Players => ({
    red: { alien: 'warpish', homes, hand: ['attack-08', 'reinforcement-2', 'emotion-control'] },
    green: { hand: ['flare-void'] },
  });
  const fight = (homes: number[]) => {
    const t = table(players(homes));
    if (waiting(t)[0] === 'red ships') t.answer('red', 'ships', { 'red-1': 1 });
    toPlanning(t).answer('red', 'respond', 'pass');
    t.answer('red', 'reinforce', 'reinforcement-2 offense').answer('red', 'respond', 'emotion-control');
    t.answer('green', 'respond', 'flare-void').answer('green', 'ships', { 'green-2': 1 });
    return t;
  };
  const some = fight([4, 10, 4, 0, 0]);
  expect([some.totals(), some.warp('green')]).toEqual([[8 + 3 + 1 + 2, 12], 1]);
  expectOutcome(some, 'offense');

  // An empty warp has been counted as well.
  const none = fight(WITH_POWER);
  expect([none.totals(), none.warp('green')]).toEqual([[8 + 3 + 2, 12], 1]);
  expectOutcome(none, 'offense');
});

test('warpish: the bonus comes once, however often the reveal is open again (REV-6a)', () => {
  const t = duel({
    red: { hand: ['attack-10', 'reinforcement-2', 'reinforcement-3'] },
    blue: warpish('attack-08'),
  });
  t.answer('red', 'reinforce', 'reinforcement-2 offense').answer(
    'red',
    'reinforce',
    'reinforcement-3 offense',
  );
  expect(t.totals()).toEqual([18, 14]);
  expectOutcome(t, 'offense');
});

test('warpish wild: +1 for each of one’s own ships in the warp', () => {
  const t = regained({ red: { hand: ['attack-10', 'flare-warpish'], warp: 4 }, green: { warp: 2 } });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-warpish:ancestors']);
  t.answer('red', 'respond', 'flare-warpish');
  expect(t.totals()).toEqual([16, 12]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-warpish']);
});

test('warpish wild: not without a ship in the warp, nor for an ally, nor where no totals are compared', () => {
  const none = duel({ red: { hand: ['attack-10', 'flare-warpish'] }, green: { warp: 2 } });
  expectOutcome(none, 'offense');
  const other = launch(table({ green: { hand: ['flare-warpish'], warp: 2 } }));
  ally(other, { green: ['offense', 1] });
  expectOutcome(other, 'offense');
  const peace = regained({
    red: { hand: ['attack-10', 'flare-warpish'], warp: 4 },
    blue: { hand: ['negotiate'] },
  });
  expectOutcome(peace, 'offense');
  expect([none, other, peace].map((t) => t.totals())).toEqual([[13, 12], [14, 12], null]);
});

test('warpish super: the opponent’s side falls by their own dead, on top of the power', () => {
  const t = regained({ red: warpish('attack-06', 'flare-warpish'), blue: { warp: 3 } });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-warpish:haunt']);
  t.answer('red', 'respond', 'flare-warpish');
  expect(t.totals()).toEqual([6 + 3 + 4, 9]);
  expectOutcome(t, 'offense');
});

test('warpish super: not if the opponent has lost nobody; zapped, the bonus of the power stays', () => {
  const none = regained({ red: warpish('attack-13', 'flare-warpish') });
  expect(waiting(none)).toEqual([]);
  expectOutcome(none, 'offense');

  const t = regained({
    red: warpish('attack-06', 'flare-warpish'),
    blue: { warp: 3 },
    green: { hand: ['cosmic-zap'] },
  });
  t.answer('green', 'respond', 'pass').answer('red', 'respond', 'flare-warpish');
  t.answer('green', 'respond', 'cosmic-zap');
  // As wild it may still count its own.
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-warpish:ancestors']);
  t.answer('red', 'respond', 'pass');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
});
