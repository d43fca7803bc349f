import { LANGS, text } from '@cosmarium/text';
import { expect, test } from 'vitest';
import { ApiError } from '../src/net/api.ts';
import { codeFrom, spelt } from '../src/screens/home/code.ts';
import { failureKey, failureText } from '../src/screens/home/failure.ts';
import { madeUpName } from '../src/screens/home/made-up-name.ts';
import { CLOCKS, clockName, NEW_TABLE, playNowOptions, withPreset } from '../src/screens/options/usual.ts';
import { catalogue, neighbours, search } from '../src/screens/aliens/catalogue.ts';
import { NAME_LENGTH, PRESET_NAMES, presetOf, read, TableOptionsSchema } from '@cosmarium/protocol';
import { RULES, VARIANTS } from '@cosmarium/engine';

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
  expect(read(TableOptionsSchema, NEW_TABLE)).toEqual(NEW_TABLE);
  expect(presetOf(NEW_TABLE)).toBe('first-game');
  for (const name of PRESET_NAMES) {
    const options = playNowOptions(name);
    expect(read(TableOptionsSchema, options)).toEqual(options);
    expect([presetOf(options), options.players]).toEqual([name, 5]);
  }
  for (const clocks of ['none', 'relaxed', 'quick'] as const) expect(clockName(CLOCKS[clocks])).toBe(clocks);
  expect(clockName({ decision: 90, response: 20, deal: 60 })).toBeNull();
});

test('a preset changes the rules, and not who begins or how the table is run', () => {
  const mine = { ...NEW_TABLE, first: 2, players: 6, visibility: 'public' as const, banned: ['human'] };
  expect(withPreset(mine, 'chaos')).toMatchObject({
    first: 2,
    players: 6,
    visibility: 'public',
    banned: [],
    start: 'advanced',
    variants: { changingPowers: true, unlimitedFlares: true, fourPlanets: false },
  });
});

test.each(LANGS)('every variant and every preset has its words in %s', (lang) => {
  const { has } = text(lang);
  const keys = [
    ...VARIANTS.map((name) => `web.variant.${name}`),
    ...PRESET_NAMES.map((name) => `web.preset.${name}`),
    'web.preset.own',
  ].flatMap((key) => [key, `${key}.why`]);
  expect(keys.filter((key) => !has(key))).toEqual([]);
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
  const words = text('en');
  expect(failureText(words, new ApiError(503, ''))).toBe(words.t('web.home.failed.unreachable'));
  expect(failureText(words, new ApiError(400, 'bad-setup', { fault: 'no-combo' }))).toBe(
    words.t('fault.no-combo'),
  );
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
  expect(search(all, one.name.toUpperCase(), {}, 'en')[0]).toBe(one);
  expect(search(all, `${one.name} ${one.power}`, { alert: one.alert }, 'en')).toContain(one);
  expect(search(all, 'no such words anywhere', {}, 'en')).toEqual([]);
  const green = search(all, '', { alert: 'green' }, 'en');
  expect(green.length).toBeGreaterThan(0);
  expect(green.every(({ alert }) => alert === 'green')).toBe(true);
  expect(search([{ ...one, name: 'Łódź Śnieg' }], 'snieg', {}, 'pl')).toHaveLength(1);
});

test('aliens are found by the phase in which they act, and by their set', () => {
  const all = catalogue(text('en'), RULES.aliens);
  const regroup = search(all, '', { phase: 'regroup' }, 'en').map(({ id }) => id);
  expect(regroup).toEqual(expect.arrayContaining(['masochist', 'zombie']));
  expect(regroup).not.toContain('virus');
  expect(search(all, '', { set: 'base' }, 'en')).toHaveLength(51);
  expect(search(all, '', { set: 'nowhere' }, 'en')).toEqual([]);
  expect(search(all, 'zombie', { phase: 'reveal', alert: 'green' }, 'en')[0].id).toBe('zombie');
});

test('the pages turn round and round', () => {
  const all = catalogue(text('en'), RULES.aliens);
  expect(neighbours(all, all[0].id)).toEqual({ previous: all.at(-1), next: all[1] });
  expect(neighbours(all, 'nobody')).toBeNull();
});
