import { expect, test } from 'vitest';
import { CosmariumError, createGame, parseJournal, seedFrom, sha256, type Journal } from '@cosmarium/engine';

const setup = { players: (['red', 'blue', 'green'] as const).map((colour) => ({ colour })) };
const chances = ['one', null, 'three'];
const pledges = ['one', 'two', 'three'].map(sha256);
const seed = seedFrom('secret', chances);
const journal: Journal = {
  ...createGame(setup, seed).journal(),
  lots: { secret: 'secret', pledges, chances },
};

const complaint = (change: object, start: object = journal.start) => {
  try {
    parseJournal({ ...journal, start, lots: { ...journal.lots, ...change } });
  } catch (error) {
    return error instanceof CosmariumError ? error.message : String(error);
  }
  return null;
};

test('a seed hangs on the secret and on every chance, and on who gave it', () => {
  const seeds = [
    seed,
    seedFrom('other', chances),
    seedFrom('secret', ['one', null, null]),
    seedFrom('secret', [null, 'one', 'three']),
    seedFrom('secret', ['one', 'two', 'three']),
  ];
  expect(new Set(seeds).size).toBe(5);
  expect(seed).toBe(sha256('cosmarium\nsecret\none\n-\nthree'));
  expect(seedFrom('secret', [null, null, null])).toBe('secret');
});

test('a journal whose seed was made of its lots is believed, others are not', () => {
  expect(complaint({})).toBeNull();
  expect(complaint({ secret: 'other' })).toBe('journal.lots: the seed was not made of them');
  expect(complaint({ chances: ['one', 'two', 'three'] })).toBe('journal.lots: the seed was not made of them');
  expect(complaint({ pledges: [pledges[0], null, pledges[1]] })).toBe(
    'journal.lots.chances[2]: this is not what was pledged',
  );
  expect(complaint({ secret: undefined })).toBe('journal.lots.secret: missing');
  expect(complaint({ pledges: 'none' })).toBe('journal.lots.pledges: expected a list of words');
  expect(complaint({ chances: [1, 2, 3] })).toBe('journal.lots.chances: expected a list of words');
  expect(complaint({}, { position: {} })).toBe('journal.lots: there is no seed they could have made');
});
