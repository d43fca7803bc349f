import { text } from '@cosmarium/text';
import { expect, test } from 'vitest';
import { inWords } from '../src/ui/in-words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [2 * DAY + 3 * HOUR + 59 * MINUTE, '2 days 3 hours'],
  [DAY, '1 day'],
  [DAY - 1, '1 day'],
  [DAY - MINUTE, '23 hours 59 minutes'],
  [DAY + 5 * MINUTE, '1 day'],
  [HOUR, '1 hour'],
  [61 * MINUTE, '1 hour 1 minute'],
  [90_000, '2 minutes'],
  [1, '1 minute'],
  [0, '1 minute'],
])('%i ms are %s', (ms, words) => {
  expect(inWords(ms, text('en'))).toBe(words);
});

test('they have their forms in every language', () => {
  const left = 3 * DAY + 5 * HOUR;
  expect(inWords(left, text('uk'))).toBe('3 дні 5 годин');
  expect(inWords(left, text('ru'))).toBe('3 дня 5 часов');
  expect(inWords(left, text('pl'))).toBe('3 dni 5 godzin');
});
