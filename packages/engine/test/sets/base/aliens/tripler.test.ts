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

const tripler = (...hand: string[]) => ({ alien: 'tripler', homes: WITH_POWER, hand });
const duel = (players: Players, ships = 3) => toPlanning(table(players), ships);

/** What red's card counts for, alone on the gate with one ship. */
function counts(card: string): number {
  const t = duel({ red: tripler(card) }, 1);
  t.finish();
  return t.totals()![0] - 1;
}

test('tripler: up to 10 it counts three times, above a third, rounded up', () => {
  const deck = ['00', '01', '05', '07', '08', '10', '11', '12', '13', '15', '20', '23', '30', '40'];
  expect(deck.map((value) => counts(`attack-${value}`))).toEqual([
    0, 3, 15, 21, 24, 30, 4, 4, 5, 5, 7, 8, 10, 14,
  ]);
});

test('tripler: as the defense; ships and reinforcements are added afterwards', () => {
  const t = duel({ red: { hand: ['attack-20'] }, blue: tripler('attack-06', 'reinforcement-3') });
  t.answer('blue', 'reinforce', 'reinforcement-3 defense');
  expect(t.totals()).toEqual([23, 25]);
  expectOutcome(t, 'defense');
});

test('tripler: not as an ally, not without its power, and not with a negotiate', () => {
  const other = launch(table({ green: tripler() }));
  ally(other, { green: ['offense', 1] });
  expect(other.totals()).toEqual([14, 12]);
  expectOutcome(other, 'offense');

  const powerless = duel({ red: { alien: 'tripler', hand: ['attack-10'] } });
  expect(powerless.totals()).toEqual([13, 12]);
  expectOutcome(powerless, 'offense');

  const peace = duel({ red: tripler('negotiate'), green: { hand: ['cosmic-zap'] } });
  expectOutcome(peace, 'defense'); // nobody was asked about a zap
});

test('tripler: zapped, the card counts as it is', () => {
  const t = duel({ red: tripler('attack-10'), blue: { hand: ['attack-08', 'cosmic-zap'] } });
  expect(t.options('blue', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('blue', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
});

test('tripler: a morph that copied an attack is its attack', () => {
  const t = duel({ red: tripler('morph'), blue: { hand: ['attack-08'] } });
  expect(t.totals()).toEqual([27, 12]);
  expectOutcome(t, 'offense');

  // Against the tripler a morph copies what is printed.
  const other = duel({ red: tripler('attack-08'), blue: { hand: ['morph'] } });
  expect(other.totals()).toEqual([27, 12]);
  expectOutcome(other, 'offense');
});

test('tripler: works on what mirror and calculator have made of the card (Annex B-3)', () => {
  const mirrored = duel({
    red: tripler('attack-30'),
    blue: { alien: 'mirror', homes: WITH_POWER, hand: ['attack-20'] },
  });
  mirrored.answer('blue', 'respond', 'mirror');
  expect(mirrored.totals()).toEqual([12, 6]); // 30, reversed 03, tripled 9
  expectOutcome(mirrored, 'offense');

  const equalized = duel({
    red: tripler('attack-15'),
    blue: { alien: 'calculator', homes: WITH_POWER, hand: ['attack-06'] },
  });
  equalized.answer('blue', 'respond', 'calculator');
  expect(equalized.totals()).toEqual([30, 10]); // 15 less 6, tripled
  expectOutcome(equalized, 'offense');
});

test('tripler: the card that stands is multiplied, also one that came later, in one use (Annex B-4)', () => {
  const t = duel({
    red: tripler('attack-10', 'flare-human', 'reinforcement-2'),
    blue: { hand: ['attack-40'] },
    green: { hand: ['cosmic-zap'] },
  });
  t.answer('red', 'respond', 'pass'); // the flare, first time
  t.answer('green', 'respond', 'pass'); // the tripling
  t.answer('red', 'reinforce', 'reinforcement-2 offense');
  t.answer('red', 'respond', 'flare-human');
  // 42 in the place of the 10: a third of it. Green is not asked a second time.
  expect(t.totals()).toEqual([14 + 3 + 2, 44]);
  expectOutcome(t, 'defense');
});

test('tripler: a replacement before the tripling is tripled once', () => {
  const t = duel({ red: tripler('attack-06', 'flare-mirror'), blue: { hand: ['attack-08'] } });
  t.answer('red', 'respond', 'flare-mirror');
  expect(t.totals()).toEqual([27, 12]);
  expectOutcome(t, 'offense');
});

test('tripler wild: an opposing attack of 15 or more is divided by three, rounded up', () => {
  const t = duel({ red: { hand: ['attack-10', 'flare-tripler'] }, blue: { hand: ['attack-20'] } });
  expect(t.asked('red', 'respond').key).toBe('ask.respond.reveal.cards');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-tripler:cut-down']);
  t.answer('red', 'respond', 'flare-tripler');
  expect(t.totals()).toEqual([13, 11]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-tripler']);
});

test('tripler wild: 15 is enough, 14 is not; nor is it for an ally', () => {
  const enough = duel({ red: { hand: ['attack-10', 'flare-tripler'] }, blue: { hand: ['attack-15'] } });
  enough.answer('red', 'respond', 'flare-tripler');
  expect(enough.totals()).toEqual([13, 9]);
  expectOutcome(enough, 'offense');

  const less = duel({ red: { hand: ['attack-10', 'flare-tripler'] }, blue: { hand: ['attack-14'] } });
  expectOutcome(less, 'defense');

  const other = launch(table({ blue: { hand: ['attack-20'] }, green: { hand: ['flare-tripler'] } }));
  ally(other, { green: ['offense', 1] });
  expectOutcome(other, 'defense');
});

test('tripler wild: looks at the revealed value, a copy included; a reversal works on the divided one', () => {
  const copy = duel({ red: { hand: ['attack-20', 'flare-tripler'] }, blue: { hand: ['morph'] } });
  copy.answer('red', 'respond', 'flare-tripler');
  expect(copy.totals()).toEqual([23, 11]);
  expectOutcome(copy, 'offense');

  const mirrored = duel({
    red: { hand: ['attack-10', 'flare-tripler'] },
    blue: { alien: 'mirror', homes: WITH_POWER, hand: ['attack-30'] },
  });
  mirrored.answer('blue', 'respond', 'mirror');
  // Shown as 30 it is 15 or more, although it is about to be read as 03; a third of it is 10, read as 01.
  mirrored.answer('red', 'respond', 'flare-tripler');
  expect(mirrored.totals()).toEqual([4, 5]);
  expectOutcome(mirrored, 'defense');
});

test('tripler super: triples up to 13, offered only where it matters', () => {
  const t = duel({ red: tripler('attack-13', 'flare-tripler'), blue: { hand: ['attack-30'] } });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-tripler:up-to-thirteen']);
  t.answer('red', 'respond', 'flare-tripler');
  expect(t.totals()).toEqual([42, 34]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-tripler']);

  for (const card of ['attack-10', 'attack-14']) {
    const not = duel({ red: tripler(card, 'flare-tripler') });
    expect(waiting(not)).toEqual([]);
    not.finish();
  }
});

test('tripler super: passed on, the card is divided; zapped, it counts as it is', () => {
  const passed = duel({ red: tripler('attack-13', 'flare-tripler') });
  passed.answer('red', 'respond', 'pass');
  expect(passed.totals()).toEqual([8, 12]);
  expectOutcome(passed, 'defense');

  const zapped = duel({ red: tripler('attack-13', 'flare-tripler'), green: { hand: ['cosmic-zap'] } });
  zapped.answer('green', 'respond', 'pass').answer('red', 'respond', 'flare-tripler');
  zapped.answer('green', 'respond', 'cosmic-zap');
  expect(zapped.totals()).toEqual([16, 12]);
  expectOutcome(zapped, 'offense');
  expect(zapped.hand('red')).toEqual(['flare-tripler']);
});

test('tripler super: passed on at first, it may answer whatever others do in the reveal phase (FLARE-4)', () => {
  const t = duel({
    red: tripler('attack-12', 'flare-tripler'),
    blue: { hand: ['attack-08', 'flare-citadel'] },
  });
  t.answer('red', 'respond', 'pass').answer('blue', 'respond', 'flare-citadel:bastion');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-tripler:up-to-thirteen']);
  t.answer('red', 'respond', 'flare-tripler');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([36 + 3, 8 + 4 + 5]);
});
