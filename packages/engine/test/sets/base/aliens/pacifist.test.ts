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

const pacifist = (...hand: string[]) => ({ alien: 'pacifist', homes: WITH_POWER, hand });
const duel = (players: Players) => toPlanning(table(players));

test('pacifist: its negotiate beats an attack; the beaten attacker gets nothing', () => {
  const t = duel({ red: pacifist('negotiate'), blue: { hand: ['attack-40'] } });
  expectOutcome(t, 'offense');
  expect(t.totals()).toBe(null);
  expect([t.ships('blue-1', 'red'), t.warp('blue'), t.warp('red')]).toEqual([3, 4, 0]);
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], []]);
});

test('pacifist: as the defense, with its allies', () => {
  const t = launch(table({ red: { hand: ['attack-40'] }, blue: pacifist('negotiate'), green: { warp: 1 } }));
  ally(t, { green: ['defense', 1] });
  t.answer('green', 'ships', { 'green-1': 1 }); // a reward for a side that has won
  t.answer('green', 'ships', { 'green-1': 1 });
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.warp('green')]).toEqual([3, 0]);
});

test('pacifist: two negotiates are an ordinary deal', () => {
  const t = duel({ red: pacifist('negotiate', 'ionic-gas'), blue: { hand: ['negotiate'] } });
  t.answer('red', 'offer', { give: { cards: { 'ionic-gas': 1 } }, get: {} });
  t.answer('blue', 'offer', 'accept').answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'deal');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['ionic-gas']]);
});

test('pacifist: a morph that faces its negotiate becomes one, so there is a deal', () => {
  const t = duel({ red: pacifist('negotiate'), blue: { hand: ['morph'] } });
  expect(waiting(t)).toEqual(['red offer']);
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-1': 3 });
  expectOutcome(t, 'failed-deal');
});

test('pacifist: its own attack or morph fights as usual', () => {
  const t = duel({ red: pacifist('attack-10') });
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  const morph = duel({ red: pacifist('morph'), blue: { hand: ['attack-08'] } });
  expect(morph.totals()).toEqual([11, 12]);
  expectOutcome(morph, 'defense');
});

test('pacifist: zapped, it loses as usual and collects compensation', () => {
  const t = duel({ red: pacifist('negotiate'), blue: { hand: ['attack-40', 'quash', 'cosmic-zap'] } });
  expect(t.options('blue', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('blue', 'respond', 'cosmic-zap');
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.hand('red'), t.hand('blue')]).toEqual([3, ['quash'], []]);
});

test('pacifist: without its power, or as an ally, its negotiate is an ordinary one', () => {
  const t = duel({ red: { alien: 'pacifist', hand: ['negotiate'] }, blue: { hand: ['attack-40'] } });
  expectOutcome(t, 'defense');
  const other = launch(
    table({ red: { hand: ['negotiate'] }, blue: { hand: ['attack-40'] }, green: pacifist() }),
  );
  ally(other, { green: ['offense', 1] });
  expectOutcome(other, 'defense');
  expect([t.warp('red'), other.warp('red'), other.warp('green')]).toEqual([3, 3, 1]);
});

test('Annex E-3: in an upset its win becomes a loss, with compensation', () => {
  const t = duel({
    red: pacifist('negotiate'),
    blue: { alien: 'loser', homes: WITH_POWER, hand: ['attack-08', 'quash'] },
  });
  t.answer('blue', 'respond', 'loser:upset');
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.hand('red'), t.hand('blue')]).toEqual([3, ['quash'], []]);
});

test('pacifist: against a zapped human the first in player order wins (RUL-41)', () => {
  // The offense comes first, whoever it is.
  const first = duel({
    red: pacifist('negotiate'),
    blue: { alien: 'human', homes: WITH_POWER, hand: ['attack-08'] },
    green: { hand: ['cosmic-zap'] },
  });
  first.answer('green', 'respond', 'pass').answer('green', 'respond', 'cosmic-zap');
  expectOutcome(first, 'offense');

  const second = duel({
    red: { alien: 'human', homes: WITH_POWER, hand: ['attack-08'] },
    blue: pacifist('negotiate'),
    green: { hand: ['cosmic-zap'] },
  });
  second.answer('green', 'respond', 'cosmic-zap');
  expectOutcome(second, 'offense');
  expect([first.warp('blue'), second.warp('blue')]).toEqual([4, 4]);
});

test('pacifist: also if the human gives itself up later, in answer to a reinforcement (RUL-41)', () => {
  const t = duel({
    red: { alien: 'human', homes: WITH_POWER, hand: ['attack-08', 'flare-human'] },
    blue: pacifist('negotiate', 'reinforcement-3'),
  });
  t.answer('red', 'respond', 'pass'); // for the bonus
  t.answer('blue', 'reinforce', 'reinforcement-3 defense');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-human:double', 'flare-human:martyr']);
  t.answer('red', 'respond', 'flare-human:martyr');
  expectOutcome(t, 'offense');
});

test('pacifist: what makes the attack a negotiate later on makes a deal of it (REV-6a, Annex B)', () => {
  const t = duel({
    red: pacifist('negotiate', 'reinforcement-3'),
    blue: { hand: ['attack-40', 'emotion-control'] },
  });
  t.answer('blue', 'respond', 'pass');
  t.answer('red', 'reinforce', 'reinforcement-3 offense');
  t.answer('blue', 'respond', 'emotion-control');
  expect(waiting(t)).toEqual(['red offer']);
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-1': 3 });
  expectOutcome(t, 'failed-deal');
});

test('pacifist wild: a negotiate that meets an attack becomes an attack 15', () => {
  const t = duel({ red: { hand: ['negotiate', 'flare-pacifist'] }, blue: { hand: ['attack-13'] } });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-pacifist:temper']);
  t.answer('red', 'respond', 'flare-pacifist');
  expect(t.totals()).toEqual([18, 17]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-pacifist']);
});

test('pacifist wild: lost as an attack it brings no compensation', () => {
  const t = duel({ red: { hand: ['negotiate', 'flare-pacifist'] }, blue: { hand: ['attack-14', 'quash'] } });
  t.answer('red', 'respond', 'flare-pacifist');
  expect(t.totals()).toEqual([18, 18]);
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['quash']);
});

test('pacifist wild: not between two negotiates or two attacks, nor for an ally', () => {
  const fight = duel({ red: { hand: ['attack-10', 'flare-pacifist'] } });
  expectOutcome(fight, 'offense');
  const deal = duel({ red: { hand: ['negotiate', 'flare-pacifist'] }, blue: { hand: ['negotiate'] } });
  deal.answer('red', 'offer', 'fail');
  deal.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-1': 3 });
  expectOutcome(deal, 'failed-deal');
  const other = launch(table({ red: { hand: ['negotiate'] }, green: { hand: ['flare-pacifist'] } }));
  ally(other, { green: ['offense', 1] });
  expectOutcome(other, 'defense');
  expect([fight, deal, other].map((t) => t.s.encounter!.flaresPlayed)).toEqual([[], [], []]);
});

test('pacifist wild: a pacifist who has just been zapped may lose its temper (ZAP-2)', () => {
  const t = duel({
    red: pacifist('negotiate', 'flare-pacifist'),
    blue: { hand: ['attack-13', 'cosmic-zap'] },
  });
  t.answer('blue', 'respond', 'cosmic-zap');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-pacifist:temper']);
  t.answer('red', 'respond', 'flare-pacifist');
  expect(t.totals()).toEqual([18, 17]);
  expectOutcome(t, 'offense');
});

test('pacifist super: a failed deal costs one ship against five', () => {
  const t = duel({ red: pacifist('negotiate', 'flare-pacifist'), blue: { hand: ['negotiate'] } });
  t.answer('red', 'offer', 'fail');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-pacifist:martyr']);
  t.answer('red', 'respond', 'flare-pacifist');
  expect(t.asked('red', 'ships').decision).toMatchObject({ min: 1, max: 1 });
  expect(t.asked('blue', 'ships').decision).toMatchObject({ min: 5, max: 5 });
  t.answer('red', 'ships', { gate: 1 }).answer('blue', 'ships', { 'blue-1': 2, 'blue-2': 3 });
  t.answer('red', 'ships', { 'red-1': 2 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([1, 5]);
});

test('pacifist super: an opponent with fewer ships loses all; as the defense and after a quash, too', () => {
  const t = table({
    red: { hand: ['negotiate', 'quash'], homes: [0, 4, 0, 0, 0], removed: 16 },
    blue: pacifist('negotiate', 'flare-pacifist'),
  });
  toPlanning(t);
  t.answer('red', 'offer', { give: {}, get: { cards: { 'flare-pacifist': 1 } } });
  t.answer('blue', 'offer', 'accept').answer('red', 'respond', 'quash');
  t.answer('blue', 'respond', 'flare-pacifist').answer('blue', 'ships', { 'blue-2': 1 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([4, 1]);
});

test('pacifist super: zapped, both lose three', () => {
  const t = duel({
    red: pacifist('negotiate', 'flare-pacifist'),
    blue: { hand: ['negotiate'] },
    green: { hand: ['cosmic-zap'] },
  });
  t.answer('red', 'offer', 'fail').answer('red', 'respond', 'flare-pacifist');
  t.answer('green', 'respond', 'cosmic-zap');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-1': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue'), t.hand('red')]).toEqual([3, 3, ['flare-pacifist']]);
});
