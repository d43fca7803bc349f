import { describe, expect, test } from 'vitest';
import type { FightView } from '@cosmarium/engine';
import { Names, PLAIN, resultOf } from '@cosmarium/story';
import { LANGS, text } from '@cosmarium/text';

const SYSTEMS = [0, 1, 2].map((seat) => [0, 1, 2, 3, 4].map((i) => 5 * seat + i));
const WON: Parameters<typeof resultOf>[0] = {
  offense: 0,
  defense: 1,
  outcome: { type: 'win', side: 0 },
  ground: 'totals',
  upset: false,
  totals: [18, 12],
  causes: [],
  bargain: null,
};
const names = (self = -1, lang: (typeof LANGS)[number] = 'en') =>
  new Names(text(lang), PLAIN, ['red', 'blue', 'green'], SYSTEMS, [], self);
const said = (change: Partial<FightView>, self = -1) => resultOf({ ...WON, ...change }, names(self));

test('nothing is said before there is an outcome', () => {
  expect(said({ outcome: null })).toBeNull();
});

describe('who wins, and why', () => {
  test.each([
    [{}, 'Red wins, 18 against 12.'],
    [
      {
        totals: [12, 12] as const,
        ground: 'tie' as const,
        outcome: { type: 'win' as const, side: 1 as const },
      },
      'Blue wins, 12 against 12: a tie goes to the defense.',
    ],
    [
      {
        totals: [7, 12] as const,
        ground: 'lower' as const,
        causes: [{ key: 'anti-matter.lower', by: 0 }],
      },
      'Red wins, 7 against 12: the lower total wins.',
    ],
    [{ totals: null, ground: 'attack' as const }, 'Red wins: an attack beats a negotiate.'],
    [{ totals: null, ground: 'no-card' as const }, 'Red wins: the other side has no card.'],
    [{ totals: null, ground: 'effect' as const }, 'Red wins.'],
    [
      { totals: [7, 12] as const, upset: true, causes: [{ key: 'loser.upset', by: 0 }] },
      'Red wins, 7 against 12: winner and loser change places. Upset: the loser wins (Red).',
    ],
    [
      {
        totals: [7, 12] as const,
        upset: true,
        causes: [
          { key: 'loser.upset', by: 0 },
          { key: 'macron.mass', by: 1 },
        ],
      },
      'Red wins, 7 against 12: winner and loser change places. Upset: the loser wins (Red). Mass: each ship counts 4 (Blue).',
    ],
  ])('%#', (change, sentence) => {
    expect(said(change)).toBe(sentence);
  });
});

test('whoever reads it is spoken to, and comes first', () => {
  expect(said({}, 0)).toBe('You win, 18 against 12.');
  expect(said({}, 1)).toBe('Red wins, 18 against 12.');
  const deal = {
    outcome: { type: 'deal' as const },
    bargain: { by: 0, terms: { give: { colony: 0 }, get: { cards: { random: 1 } } } },
  };
  expect(said(deal)).toBe('Red and Blue make a deal. Red gives a colony on red-1, Blue gives a random card.');
  expect(said(deal, 1)).toBe('You and Red make a deal. You give a random card and get a colony on red-1.');
});

test('a deal with others tells who gives whom what, and nothing of those who give nothing', () => {
  const bargain = [
    { from: 0, to: 1, give: {} },
    { from: 1, to: 0, give: { colony: 5 } },
    { from: 2, to: 0, give: { cards: { random: 1 } } },
  ];
  expect(said({ outcome: { type: 'deal' }, bargain })).toBe(
    'A deal with others besides the two is made: Blue gives Red a colony on blue-1; Green gives Red a random card.',
  );
});

test.each(LANGS)('%s has a whole sentence for every end', (lang) => {
  const ends: Partial<FightView>[] = [
    { outcome: { type: 'deal' } },
    { outcome: { type: 'deal' }, bargain: [{ from: 0, to: 1, give: { colony: 0 } }] },
    { outcome: { type: 'failed-deal' } },
    { outcome: { type: 'both-lose' }, ground: 'morphs' },
    { outcome: { type: 'both-lose' }, ground: 'effect' },
    { outcome: { type: 'surrender' } },
    { outcome: { type: 'peace', successful: true, asDeal: true } },
    { outcome: { type: 'peace', successful: true, asDeal: false } },
    { outcome: { type: 'broken-off' } },
    { ground: 'forced' },
  ];
  const sentences = [-1, 0, 1].flatMap((self) =>
    ends.map((end) => resultOf({ ...WON, ...end }, names(self, lang))!),
  );
  for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+\.$/u);
});
