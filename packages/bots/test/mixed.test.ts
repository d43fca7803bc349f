import { expect, test } from 'vitest';
import { mixture } from '../src/mixed.ts';

test('nothing can be read from how stone, paper and scissors are mixed', () => {
  const mine = [
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ];
  const theirs = mine.map((row) => row.map((value) => -value));
  for (const share of mixture({ mine, theirs, hands: [[0, 1, 2]] })) expect(share).toBeCloseTo(1 / 3, 1);
});

test('what is always better is always laid', () => {
  const mine = [
    [0.5, 0.5],
    [0.2, 0.1],
  ];
  const [better] = mixture({
    mine,
    theirs: [
      [0.5, 0.5],
      [0.5, 0.5],
    ],
    hands: [[0], [0, 1]],
  });
  expect(better).toBeGreaterThan(0.95);
});

test('a card is laid against the hands the other may have, not against all cards', () => {
  // The first card loses to the second kind only, which the other has in one hand of ten.
  const mine = [
    [1, 0],
    [0.5, 0.5],
  ];
  const theirs = mine.map((row) => row.map((value) => 1 - value));
  const hands = Array.from({ length: 10 }, (_, i) => (i === 0 ? [0, 1] : [0]));
  expect(mixture({ mine, theirs, hands })[0]).toBeGreaterThan(0.9);
});
