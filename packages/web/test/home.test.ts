import { LANGS, text } from '@cosmarium/text';
import { expect, test } from 'vitest';
import { ApiError } from '../src/net/api.ts';
import { codeFrom, spelt } from '../src/screens/home/code.ts';
import { failureKey } from '../src/screens/home/failure.ts';
import { madeUpName } from '../src/screens/home/made-up-name.ts';
import { CLOCKS, clockName, USUAL, wishesFrom } from '../src/screens/home/wishes.ts';
import { catalogue, neighbours, search } from '../src/screens/aliens/catalogue.ts';
import { NAME_LENGTH, read, TableOptionsSchema } from '@cosmarium/protocol';
import { RULES } from '@cosmarium/engine';

test.each([
  'k7m2xq9tv',
  ' K7M 2XQ 9TV ',
  'k7m-2xq-9tv',
  'https://example.org/t/k7m2xq9tv',
  'http://127.0.0.1:3000/t/k7m2xq9tv?from=mail',
  spelt('k7m2xq9tv'),
])('a code is found however it is written: %s', (typed) => {
  expect(codeFrom(typed)).toBe('k7m2xq9tv');
});

test.each(['', 'k7m2xq9t', 'k7m2xq9tvv', 'k7m2xq9t0', 'https://example.org/aliens/k7m2xq9tv'])(
  'there is no code in "%s"',
  (typed) => {
    expect(codeFrom(typed)).toBeNull();
  },
);

test('what is wished for is what a server takes', () => {
  for (const clocks of ['none', 'relaxed', 'quick'] as const)
    for (const players of ['3', '5'] as const) {
      const options = read(TableOptionsSchema, wishesFrom({ ...USUAL, clocks, players }));
      expect(options).toMatchObject({ players: Number(players), clocks: CLOCKS[clocks] });
      expect(clockName(options!.clocks)).toBe(clocks);
    }
  expect(clockName({ decision: 90, response: 20, deal: 60 })).toBeNull();
});

test('a made-up name fits, in every language', () => {
  expect(madeUpName(text('en'), () => 0)).toBe('Comet 2');
  for (const lang of LANGS)
    for (const chance of [0, 0.5, 0.999])
      expect(madeUpName(text(lang), () => chance).length).toBeLessThanOrEqual(NAME_LENGTH);
});

test('a failure is told by its cause', () => {
  expect(failureKey(new ApiError(0, 'unreachable'))).toBe('web.home.failed.unreachable');
  expect(failureKey(new ApiError(503, ''))).toBe('web.home.failed.unreachable');
  expect(failureKey(new ApiError(429, 'too-many'))).toBe('web.home.failed.too-many');
  expect(failureKey(new ApiError(429, 'Too Many Requests'))).toBe('web.home.failed.too-fast');
  expect(failureKey(new ApiError(400, 'malformed'))).toBe('web.home.failed.other');
  expect(failureKey(new TypeError('oops'))).toBe('web.home.failed.other');
});

test('the encyclopedia has everybody who can be played, by name', () => {
  const all = catalogue(text('en'), RULES.aliens);
  expect(all.map(({ id }) => id).sort()).toEqual(Object.keys(RULES.aliens).sort());
  const names = all.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  for (const { flare, classic } of all) {
    expect(flare.map(({ side }) => side)).toEqual(['wild', 'super']);
    expect([0, 2]).toContain(classic.length);
  }
});

test('an alien is found by all the words, those who are called so first', () => {
  const all = catalogue(text('en'), RULES.aliens);
  const one = all[3];
  expect(search(all, one.name.toUpperCase(), null, 'en')[0]).toBe(one);
  expect(search(all, `${one.name} ${one.power}`, one.alert, 'en')).toContain(one);
  expect(search(all, 'no such words anywhere', null, 'en')).toEqual([]);
  const green = search(all, '', 'green', 'en');
  expect(green.length).toBeGreaterThan(0);
  expect(green.every(({ alert }) => alert === 'green')).toBe(true);
  expect(search([{ ...one, name: 'Łódź Śnieg' }], 'snieg', null, 'pl')).toHaveLength(1);
});

test('the pages turn round and round', () => {
  const all = catalogue(text('en'), RULES.aliens);
  expect(neighbours(all, all[0].id)).toEqual({ previous: all.at(-1), next: all[1] });
  expect(neighbours(all, 'nobody')).toBeNull();
});
