/** What no compiler sees: plurals without a form for some number, and words that we do not use. */
import { describe, expect, test } from 'vitest';
import { compile } from '../src/format.ts';
import { LANGS, messages, type Lang } from '../src/index.ts';
import { UNWANTED } from './unwanted.ts';

interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
}
const ARGUMENT = 1;
const PLURAL = 6;

/** The cases of every plural in a message. */
function pluralsIn(message: string, lang: Lang): string[][] {
  const found: string[][] = [];
  const walk = (elements: Element[]) => {
    for (const { type, options = {} } of elements) {
      if (type === PLURAL) found.push(Object.keys(options));
      for (const option of Object.values(options)) walk(option.value);
    }
  };
  walk(compile(message, lang).getAst());
  return found;
}

/** Either a form for each category of the language, or the same words for every number but some exact ones. */
function isWhole(cases: readonly string[], lang: Lang): boolean {
  const forms = cases.filter((one) => !one.startsWith('='));
  const needed = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  return (
    forms.join() === 'other' || (forms.length === needed.length && needed.every((one) => forms.includes(one)))
  );
}

test('plurals without a form are noticed', () => {
  const few = '{n, plural, =0 {} one {# корабель} other {# кораблів}}';
  const all = '{n, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}';
  const wholeIn = (lang: Lang, message: string) =>
    pluralsIn(message, lang).map((cases) => isWhole(cases, lang));
  expect(wholeIn('uk', `{a, select, x {${few}} other {${all}}}`)).toEqual([false, true]);
  expect(wholeIn('en', few)).toEqual([true]);
  expect(wholeIn('en', all)).toEqual([false]);
  expect(wholeIn('pl', '{n, plural, =1 {statek} other {×#}}')).toEqual([true]);
});

test.each(LANGS)('%s has a form for every number', (lang) => {
  const own = messages(lang);
  const broken = Object.keys(own).filter(
    (key) => !pluralsIn(own[key], lang).every((cases) => isWhole(cases, lang)),
  );
  expect(broken).toEqual([]);
});

test.each(LANGS)('%s: zeros lead in the names of cards only', (lang) => {
  const own = messages(lang);
  const led = Object.keys(own).filter((key) => /(?<!\d)0\d/.test(own[key]));
  expect(led.filter((key) => !/^card\..*-0\d(-\d\d)?\.name$/.test(key))).toEqual([]);
  expect(led).toContain('card.attack-06.name');
});

test.each(LANGS)('%s: lore is one paragraph of 40 to 70 words', (lang) => {
  const own = messages(lang);
  const lore = Object.keys(own).filter((key) => /^alien\.[a-z-]+\.lore$/.test(key));
  const length = (text: string) => text.split(' ').filter((word) => /\p{L}/u.test(word)).length;
  const wrong = lore.filter(
    (key) => length(own[key]) < 40 || length(own[key]) > 70 || /\s{2}|\n/.test(own[key]),
  );
  expect(lore).not.toEqual([]);
  expect(wrong).toEqual([]);
});

describe.each(LANGS)('%s', (lang) => {
  const own = messages(lang);

  test.each(UNWANTED[lang])('does not say $pattern but: $instead', ({ pattern, such }) => {
    expect(such).toMatch(pattern);
    expect(Object.keys(own).filter((key) => pattern.test(own[key]))).toEqual([]);
  });

  test('no alien is called by a word of the game', () => {
    const words = (text: string) => text.toLocaleLowerCase(lang).split(/[^\p{L}]+/u);
    const keys = Object.keys(own);
    const taken = new Set(
      keys.filter((key) => /^(role|word|type)\./.test(key)).flatMap((key) => words(own[key])),
    );
    const aliens = keys.filter((key) => /^alien\.[a-z-]+\.name$/.test(key));
    expect(aliens.filter((key) => words(own[key]).some((word) => taken.has(word)))).toEqual([]);
  });
});

/** Whether a sentence calls whoever reads it by name, as if it told of somebody else. */
function namesItsReader(message: string, lang: Lang): boolean {
  const walk = (elements: Element[]): boolean =>
    elements.some(({ type, value, options = {} }) =>
      type === ARGUMENT
        ? value === 'who' || value === 'seat'
        : Object.entries(options).some(
            ([name, option]) => (value !== 'you' || name === 'yes') && walk(option.value),
          ),
    );
  return walk(compile(message, lang).getAst());
}

test.each(LANGS)('%s tells whoever reads it what they did as their own doing', (lang) => {
  expect(namesItsReader('{you, select, yes {You call} other {{who} calls}}', lang)).toBe(false);
  expect(
    namesItsReader('{n, plural, one {{who} has #} other {{you, select, yes {a} other {b}}}}', lang),
  ).toBe(true);
  const own = messages(lang);
  const told = Object.keys(own).filter((key) => !/^(web|cli|advice|analysis|learn|tale|hold)\./.test(key));
  expect(told.filter((key) => namesItsReader(own[key], lang))).toEqual([]);
});
