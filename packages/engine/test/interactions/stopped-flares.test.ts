/** Annex E-6, RUL-2: ways to stop a flare, what becomes of it, and whether it counts as played. */
import { expect, test } from 'vitest';
import { table, toPlanning, WITH_POWER, type Change } from '../helpers/duel.ts';

const RED = 1 << 0;
const GREEN = 1 << 2;

/**
 * Clone has lost with a negotiate and three ships against Filch, and plays the super side for more compensation. Later
 * in the encounter there is a use for the wild side: to keep the Cosmic Zap that answers Filch's theft.
 */
function superPlayed(green: Change) {
  const t = toPlanning(
    table({
      red: { alien: 'clone', homes: WITH_POWER, hand: ['negotiate', 'flare-clone', 'cosmic-zap'] },
      blue: {
        alien: 'filch',
        homes: WITH_POWER,
        hand: ['attack-15', 'attack-06', 'attack-06', 'attack-06', 'attack-06'],
      },
      green,
    }),
  );
  t.answer('blue', 'encounter-card', 'attack-15');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-clone:double']);
  return t.answer('red', 'respond', 'flare-clone');
}

test('Annex E-6: Cosmic Zap on a super: the flare returns, does not count, and may still be played as a wild', () => {
  const t = superPlayed({ hand: ['cosmic-zap'] });
  t.answer('red', 'respond', 'pass'); // Clone could zap itself
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap');
  // The normal compensation, and no use of the zapped power.
  expect(t.hand('red')).toEqual(['attack-06', 'attack-06', 'attack-06', 'cosmic-zap', 'flare-clone']);
  expect(t.e.flaresBy).toBe(0);
  t.answer('blue', 'respond', 'filch:theft');
  t.answer('red', 'respond', 'cosmic-zap');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-clone:keep-artifact']);
  t.answer('red', 'respond', 'flare-clone').finish();
  expect(t.e.flaresBy).toBe(RED);
  expect(t.hand('red')).toEqual(['attack-06', 'attack-06', 'attack-06', 'cosmic-zap', 'flare-clone']);
  expect(t.discard()).toEqual(['cosmic-zap', 'negotiate', 'attack-15']);
});

test('Annex E-6: Card Zap: the flare is discarded and counts as played; the power is untouched', () => {
  const t = superPlayed({ hand: ['card-zap'] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'card-zap:zap']);
  t.answer('green', 'respond', 'card-zap');
  expect(t.hand('red')).toEqual(['attack-06', 'attack-06', 'attack-06', 'cosmic-zap']);
  expect(t.e.flaresBy).toBe(RED);
  expect(t.options('red', 'respond')).toEqual(['pass', 'clone:replicate']);
  t.answer('red', 'respond', 'pass').answer('blue', 'respond', 'pass').finish();
  expect(t.discard()).toEqual(['card-zap', 'flare-clone', 'negotiate', 'attack-15']);
});

test('Annex E-6: the Anti-Matter flare: the flare stays in hand, does not count, and is barred for the encounter', () => {
  const t = superPlayed({ alien: 'anti-matter', homes: WITH_POWER, hand: ['flare-anti-matter'] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-anti-matter:stop-flare']);
  t.answer('green', 'respond', 'flare-anti-matter');
  t.answer('red', 'respond', 'pass'); // Anti-Matter's super could be zapped in turn
  expect(t.hand('red')).toEqual(['attack-06', 'attack-06', 'attack-06', 'cosmic-zap', 'flare-clone']);
  expect(t.e.flaresBy).toBe(GREEN);
  t.answer('red', 'respond', 'pass'); // replication
  t.answer('blue', 'respond', 'filch:theft');
  // The zap has worked and goes: no second attempt with the flare.
  t.answer('red', 'respond', 'cosmic-zap').finish();
  expect(t.hand('red')).toEqual(['attack-06', 'attack-06', 'attack-06', 'flare-clone']);
  expect(t.discard()).toEqual(['negotiate', 'attack-15', 'cosmic-zap']);
});

test('Annex E-6: wild Filch: the flare changes owner, and nobody plays it again in this encounter', () => {
  const t = superPlayed({ hand: ['flare-filch', 'negotiate', 'cosmic-zap'] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-filch:snatch']);
  t.answer('green', 'respond', 'flare-filch');
  expect(t.hand('red')).toEqual(['attack-06', 'attack-06', 'attack-06', 'cosmic-zap']);
  expect(t.hand('green')).toEqual(['cosmic-zap', 'flare-clone', 'flare-filch']);
  expect(t.e.flaresBy).toBe(RED | GREEN);
  t.answer('red', 'respond', 'pass'); // replication
  t.answer('blue', 'respond', 'filch:theft');
  t.answer('red', 'respond', 'pass');
  // Green's zap works and goes: Clone's flare has been played, and green has played one.
  t.answer('green', 'respond', 'cosmic-zap').finish();
  expect(t.discard()).toEqual(['negotiate', 'negotiate', 'attack-15', 'cosmic-zap']);
});

/** Red, the Miser, plays a flare from the hoard and holds another that could answer the zap. */
function playedFromHoard() {
  const hoard = { name: 'hoard', cards: ['attack-20', 'flare-macron'], playable: true, using: true };
  const t = toPlanning(
    table({
      red: {
        alien: 'miser',
        homes: WITH_POWER,
        hand: ['attack-10', 'flare-healer', 'flare-citadel'],
        piles: [{ ...hoard, back: 'pile' }],
      },
      green: { hand: ['cosmic-zap'] },
    }),
  );
  t.answer('red', 'encounter-card', 'attack-10');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-macron:bulk@hoard', 'flare-citadel:bastion']);
  t.answer('red', 'respond', 'flare-macron');
  expect(t.e.flaresBy).toBe(RED);
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  return t;
}

test('FLARE-3b: a flare from the hoard counts when it is announced: no second one answers the zap of its use', () => {
  const t = playedFromHoard().answer('green', 'respond', 'cosmic-zap');
  // Back in the closed hoard and given back (RUL-2): now another may be played.
  expect(t.pile('red', 'hoard')).toEqual(['attack-20', 'flare-macron']);
  expect(t.e.flaresBy).toBe(0);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-citadel:bastion']);
  t.answer('red', 'respond', 'flare-citadel').finish();
  expect(t.e.flaresBy).toBe(RED);
  expect(t.totals()).toEqual([13, 17]);
});

test('FLARE-3b: not zapped, it is the one flare of its player', () => {
  const t = playedFromHoard().answer('green', 'respond', 'pass').finish();
  expect(t.totals()).toEqual([16, 12]);
  expect(t.pile('red', 'hoard')).toEqual(['attack-20', 'flare-macron']);
});
