/** REV-6a: whatever belongs to the reveal phase may answer a reinforcement. */
import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import {
  ally,
  expectOutcome,
  happened,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Change,
  type Players,
} from '../helpers/duel.ts';

/** Red, with three ships and a 10 against 8 and four ships, holds a reinforcement; `more` sit around. */
const reinforcing = (more: Players, red: Change = {}) =>
  toPlanning(table({ ...more, red: { hand: ['attack-10', 'reinforcement-3'], ...red } }));

const RED_PLUS_3 = 'reinforcement-3 offense';
const PLUS_3 = ['pass', RED_PLUS_3, 'reinforcement-3 defense'];

test('REV-6a: Emotion Control that was kept back answers a reinforcement', () => {
  const t = reinforcing({ green: { hand: ['emotion-control'] } });
  t.answer('green', 'respond', 'pass').answer('red', 'reinforce', RED_PLUS_3);
  expect(t.options('green', 'respond')).toEqual(['pass', 'emotion-control:calm']);
  t.answer('green', 'respond', 'emotion-control').answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
});

test('REV-6a: without a reinforcement nobody is asked twice, and passing on the last one makes totals final', () => {
  const kept = reinforcing({ green: { hand: ['emotion-control'] } });
  kept.answer('green', 'respond', 'pass').answer('red', 'reinforce', 'pass');
  expect(kept.totals()).toEqual([13, 12]);
  expectOutcome(kept, 'offense');

  const played = reinforcing({ green: { hand: ['emotion-control'] } });
  played.answer('green', 'respond', 'pass').answer('red', 'reinforce', RED_PLUS_3);
  played.answer('green', 'respond', 'pass');
  expect(played.totals()).toEqual([16, 12]);
  expectOutcome(played, 'offense');
  expect(played.hand('green')).toEqual(['emotion-control']);
});

test('REV-6a: an answer can be reinforced against, and that answered again', () => {
  const t = reinforcing({
    blue: { hand: ['attack-08', 'reinforcement-5', 'flare-citadel'] },
    green: { hand: ['emotion-control'] },
  });
  const passes = (colour: string) => t.answer(colour, 'respond', 'pass');
  passes('green'); // the cards
  passes('blue'); // the totals
  t.answer('red', 'reinforce', RED_PLUS_3);
  passes('green');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-citadel:bastion']);
  t.answer('blue', 'respond', 'flare-citadel');
  // The flare is something new to those who could change the cards; red has nothing to reinforce with any more.
  passes('green');
  t.answer('blue', 'reinforce', 'reinforcement-5 offense');
  expect(waiting(t)).toEqual(['green respond']);
  passes('green');
  expect(t.totals()).toEqual([21, 17]);
  expectOutcome(t, 'offense');
});

test('REV-6a: powers that have acted do not act again', () => {
  const warrior: Change = { alien: 'warrior', homes: WITH_POWER, tokens: 3 };
  const t = reinforcing(
    {
      blue: { alien: 'macron', homes: WITH_POWER, hand: ['attack-08', 'reinforcement-2'] },
      green: { alien: 'clone' },
    },
    warrior,
  );
  t.answer('red', 'reinforce', RED_PLUS_3).answer('blue', 'reinforce', 'reinforcement-2 defense');
  expect(t.totals()).toEqual([10 + 3 + 3 + 3, 8 + 16 + 2]);
  expectOutcome(t, 'defense');
  expect(happened(t).filter((type) => type === 'power.used')).toHaveLength(2);
});

test('REV-6a: a power whose reason only comes with the answer acts then', () => {
  const t = reinforcing(
    { blue: { alien: 'zombie', hand: ['negotiate', 'flare-human'] }, green: { alien: 'clone' } },
    { alien: 'warrior', homes: WITH_POWER, tokens: 4 },
  );
  t.answer('blue', 'respond', 'pass').answer('red', 'reinforce', RED_PLUS_3);
  t.answer('blue', 'respond', 'flare-human:forty-two');
  expect(t.totals()).toEqual([10 + 3 + 3 + 4, 42 + 4]);
  expectOutcome(t, 'defense');
});

test('REV-6a: Chosen may wait for the reinforcement, and its card is there to be answered in turn', () => {
  const t = toPlanning(
    table(
      {
        red: { alien: 'chosen', homes: WITH_POWER, hand: ['attack-10'] },
        blue: { hand: ['attack-08', 'reinforcement-5'] },
      },
      { deck: ['attack-20', 'plague', 'quash'] },
    ),
  );
  t.answer('red', 'respond', 'pass').answer('blue', 'reinforce', 'reinforcement-5 defense');
  t.answer('red', 'respond', 'chosen').answer('red', 'card', 'attack-20').answer('red', 'option', 'replace');
  expect(t.totals()).toEqual([23, 17]);
  expectOutcome(t, 'offense');
});

test('REV-6a: wild Vacuum and wild Virus answer as well', () => {
  const vacuum = reinforcing({ green: { hand: ['flare-vacuum'], warp: 2 } });
  vacuum.answer('green', 'respond', 'pass').answer('red', 'reinforce', RED_PLUS_3);
  vacuum.answer('green', 'respond', 'flare-vacuum').answer('green', 'ships', { 'green-1': 2 });
  expectOutcome(vacuum, 'offense');
  expect(vacuum.warp('green')).toBe(0);

  const virus = launch(
    table({ red: { hand: ['attack-10', 'flare-virus'] }, blue: { hand: ['attack-08', 'reinforcement-5'] } }),
  );
  ally(virus, { green: ['offense', 4] });
  virus.answer('red', 'respond', 'pass').answer('blue', 'reinforce', 'reinforcement-5 defense');
  virus.answer('red', 'respond', 'flare-virus:cross');
  expect(virus.totals()).toEqual([10 + 3 * 4, 17]);
  expectOutcome(virus, 'offense');
});

test('REV-6a: super Virus', () => {
  const t = launch(
    table({
      red: { alien: 'virus', homes: WITH_POWER, hand: ['attack-04', 'flare-virus'] },
      blue: { hand: ['attack-08', 'reinforcement-5'] },
    }),
  );
  ally(t, { green: ['offense', 1] });
  t.answer('red', 'respond', 'pass').answer('blue', 'reinforce', 'reinforcement-5 defense');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-virus:epidemic']);
  t.answer('red', 'respond', 'flare-virus');
  expect(t.totals()).toEqual([4 * (3 + 1), 17]);
  expectOutcome(t, 'defense');
});

test('REV-6a: super Tripler', () => {
  const tripler = (card: string) => {
    const t = toPlanning(
      table({
        red: { alien: 'tripler', homes: WITH_POWER, hand: [card, 'flare-tripler'] },
        blue: { hand: ['attack-00', 'reinforcement-5'] },
      }),
    );
    if (t.isAsked('red', 'respond')) t.answer('red', 'respond', 'pass');
    return t.answer('blue', 'reinforce', 'reinforcement-5 defense');
  };
  const t = tripler('attack-12');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-tripler:up-to-thirteen']);
  t.answer('red', 'respond', 'flare-tripler');
  expect(t.totals()).toEqual([36 + 3, 9]);
  expectOutcome(t, 'offense');

  // Neither where a third is left of more than 13, nor where it has been tripled anyway.
  const more = tripler('attack-14');
  expect(more.totals()).toEqual([5 + 3, 9]);
  expectOutcome(more, 'defense');
  const tripled = tripler('attack-10');
  expect(tripled.totals()).toEqual([30 + 3, 9]);
  expectOutcome(tripled, 'offense');
});

/** Red, the Human, with its flare, is reinforced against. */
function humanUnderFire(first: string, green: string[] = []): Table {
  const t = toPlanning(
    table({
      red: { alien: 'human', homes: WITH_POWER, hand: ['attack-10', 'flare-human'] },
      blue: { hand: ['attack-08', 'reinforcement-5', 'reinforcement-2'] },
      green: { hand: green },
    }),
  );
  if (green.length > 0) t.answer('green', 'respond', 'pass');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-human:double', 'flare-human:martyr']);
  return t.answer('red', 'respond', first);
}

test('REV-6a: super Human raises the bonus in answer to a reinforcement', () => {
  const t = humanUnderFire('pass').answer('blue', 'reinforce', 'reinforcement-5 defense');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-human:double', 'flare-human:martyr']);
  t.answer('red', 'respond', 'flare-human:double').answer('red', 'respond', 'pass');
  t.answer('blue', 'reinforce', 'pass');
  expect(t.totals()).toEqual([10 + 3 + 8, 17]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-human']);
});

test('Annex F-5: Human gives up the flare in answer to a reinforcement, played for eight before or not', () => {
  const unplayed = humanUnderFire('pass').answer('blue', 'reinforce', 'reinforcement-5 defense');
  unplayed.answer('red', 'respond', 'flare-human:martyr').answer('blue', 'reinforce', 'pass');
  expect(unplayed.totals()).toEqual([17, 17]);
  expectOutcome(unplayed, 'offense');
  expect([unplayed.hand('red'), unplayed.discard()]).toEqual([[], expect.arrayContaining(['flare-human'])]);

  const played = humanUnderFire('flare-human:double');
  played.answer('red', 'respond', 'pass').answer('blue', 'reinforce', 'reinforcement-5 defense');
  expect(played.options('red', 'respond')).toEqual(['pass', 'human:martyr']);
  played.answer('red', 'respond', 'pass').answer('blue', 'reinforce', 'reinforcement-2 defense');
  played.answer('red', 'respond', 'human:martyr');
  expect(played.totals()).toEqual([21, 19]);
  expectOutcome(played, 'offense');
  expect(played.hand('red')).toEqual([]);
});

test('Annex F-5: a Cosmic Zap against the late super zaps the power, and Human’s side wins', () => {
  const t = humanUnderFire('pass', ['cosmic-zap']).answer('blue', 'reinforce', 'reinforcement-5 defense');
  t.answer('red', 'respond', 'flare-human:double').answer('green', 'respond', 'cosmic-zap');
  // The flare is back and wild now; the power has been used before and its four stay.
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-human:forty-two']);
  t.answer('red', 'respond', 'pass').answer('blue', 'reinforce', 'pass');
  expect(t.totals()).toEqual([17, 17]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-human']);
});

test('REV-6a: a reinforcement from the hoard that is zapped can be answered as well', () => {
  const t = toPlanning(
    table({
      red: {
        alien: 'miser',
        homes: WITH_POWER,
        hand: ['attack-10'],
        piles: [
          {
            name: 'hoard',
            cards: ['attack-20', 'reinforcement-3'],
            playable: true,
            using: true,
            back: 'pile',
          },
        ],
      },
      blue: { hand: ['attack-08', 'flare-citadel'] },
      green: { hand: ['cosmic-zap'] },
    }),
  );
  t.answer('red', 'encounter-card', 'attack-10').answer('blue', 'respond', 'pass');
  t.answer('red', 'reinforce', 'reinforcement-3 offense@hoard').answer('green', 'respond', 'cosmic-zap');
  t.answer('blue', 'respond', 'flare-citadel');
  expect(t.totals()).toEqual([13, 17]);
  expectOutcome(t, 'defense');
});

test('REV-6a: who holds nothing for the reveal phase is not asked', () => {
  const t = reinforcing({
    blue: { hand: ['attack-08', 'reinforcement-2'] },
    green: { hand: ['quash', 'cosmic-zap'] },
  });
  expect(t.options('red', 'reinforce')).toEqual(PLUS_3);
  t.answer('red', 'reinforce', RED_PLUS_3);
  expect(waiting(t)).toEqual(['blue reinforce']);
  t.answer('blue', 'reinforce', 'reinforcement-2 defense');
  expect(t.totals()).toEqual([16, 14]);
  expectOutcome(t, 'offense');
});
