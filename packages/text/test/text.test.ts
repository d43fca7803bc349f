import { describe, expect, test } from 'vitest';
import { compile } from '../src/format.ts';
import { LANGS, messages, missingKeys, text, type Lang } from '../src/index.ts';

const en = messages('en');

/** The parameters a message asks for. */
function paramsOf(message: string, lang: Lang): Set<string> {
  interface Element {
    type: number;
    value?: unknown;
    options?: Record<string, { value: Element[] }>;
  }
  const LITERAL = 0;
  const found = new Set<string>();
  const walk = (elements: Element[]) => {
    for (const { type, value, options } of elements) {
      if (type !== LITERAL && typeof value === 'string') found.add(value);
      for (const option of Object.values(options ?? {})) walk(option.value);
    }
  };
  walk(compile(message, lang).getAst());
  return found;
}

describe.each(LANGS)('%s', (lang) => {
  const own = messages(lang);

  test('loads', () => {
    const words = text(lang);
    expect(words.lang).toBe(lang);
    expect(words).toBe(text(lang));
    expect(words.keys()).toEqual(Object.keys(en));
    expect(words.t('phase.regroup')).toBe(own['phase.regroup']);
  });

  test('every message is well formed', () => {
    const broken = Object.keys(own).filter((key) => {
      try {
        compile(own[key], lang);
        return false;
      } catch {
        return true;
      }
    });
    expect(broken).toEqual([]);
  });

  test('has no key and no parameter that English has not', () => {
    const strange = Object.keys(own).flatMap((key) => {
      if (!Object.hasOwn(en, key)) return [key];
      const known = paramsOf(en[key], 'en');
      return [...paramsOf(own[key], lang)]
        .filter((name) => !known.has(name))
        .map((name) => `${key} {${name}}`);
    });
    expect(strange).toEqual([]);
  });

  test('no message is empty, quotes by accident, or says the name of another game', () => {
    const foreign = new RegExp(['cosmic', 'encounter'].join('\\s+'), 'i');
    const bad = Object.keys(own).filter(
      (key) => !own[key].trim() || /'/.test(own[key]) || foreign.test(own[key]),
    );
    expect(bad).toEqual([]);
  });
});

test.each(LANGS)('%s says everything, in the page, too', async (lang) => {
  expect(missingKeys(lang)).toEqual([]);
  type Book = { default: Record<string, string> };
  const boxes = ['base', 'tech', 'rewards', 'dominion', 'learn', 'explain', 'mine'];
  const books = await Promise.all([
    ...['page', 'game', 'lore'].map((file) => import(`../src/${lang}/${file}.ts`) as Promise<Book>),
    ...boxes.map((box) => import(`../src/${lang}/${box}/index.ts`) as Promise<Book>),
  ]);
  const said: Record<string, string> = Object.assign({}, ...books.map((book) => book.default));
  const other = (key: string) => /^(cli|bots|notice)\./.test(key);
  expect(Object.keys(en).filter((key) => !other(key) && !Object.hasOwn(said, key))).toEqual([]);
});

test('missing keys are noticed', () => {
  expect(missingKeys('en')).toEqual([]);
  for (const lang of LANGS) {
    const missing = new Set(missingKeys(lang));
    expect(Object.keys(en).filter((key) => missing.has(key) === Object.hasOwn(messages(lang), key))).toEqual(
      [],
    );
  }
});

test('the core is named in English', () => {
  const two = (value: number) => String(value).padStart(2, '0');
  const kinds = [
    ...[0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 23, 30, 40].map(
      (value) => `attack-${two(value)}`,
    ),
    ...[2, 3, 5].map((value) => `reinforcement-${value}`),
    'negotiate',
    'morph',
    'card-zap',
    'cosmic-zap',
    'mobius-tubes',
    'emotion-control',
    'force-field',
    'ionic-gas',
    'plague',
    'quash',
  ];
  const colours = ['red', 'yellow', 'green', 'blue', 'purple'];
  const destinies = [
    ...colours.flatMap((colour) => [colour, `${colour}-hazard`]),
    'wild',
    'special-most-cards',
    'special-most-colonies',
    'special-fewest-warp',
  ];
  const { has, t } = text('en');
  const needed = [
    ...kinds.flatMap((kind) => [`card.${kind}.name`, `card.${kind}.text`]),
    ...destinies.map((id) => `destiny.destiny-${id}.name`),
    ...colours.flatMap((colour) => [`colour.${colour}`, `planet.${colour}`]),
  ];
  expect(needed.filter((key) => !has(key))).toEqual([]);
  expect(t('card.attack-06.name')).toBe('Attack 06');
  expect(t('card.reinforcement-5.name')).toBe('Reinforcement +5');
  expect(t('card.flare.name', { alien: t('alien.clone.name') })).toBe('Clone flare');
});

test('what a language does not say is said in English, what nobody says is shown as its key', () => {
  for (const lang of LANGS) {
    const { t, has } = text(lang);
    for (const key of missingKeys(lang).filter((key) => paramsOf(en[key], 'en').size === 0))
      expect(t(key)).toBe(text('en').t(key));
    expect(has('card.flare.name')).toBe(true);
    expect(has('no.such.key')).toBe(false);
    expect(t('no.such.key')).toBe('⟨no.such.key⟩');
    expect(t('toString')).toBe('⟨toString⟩');
    expect(t('card.flare.name')).toBe('⟨card.flare.name⟩');
  }
  expect(text('uk').t('alien.clone.name')).toBe('Клон');
  expect(text('pl').t('card.flare.name', { alien: 'Klon' })).toBe('Rozbłysk: Klon');
});

test.each<[Lang, string, string[]]>([
  ['en', '{n, plural, one {# ship} other {# ships}}', ['1 ship', '2 ships', '5 ships', '21 ships']],
  [
    'uk',
    '{n, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}',
    ['1 корабель', '2 кораблі', '5 кораблів', '21 корабель'],
  ],
  [
    'ru',
    '{n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}',
    ['1 корабль', '2 корабля', '5 кораблей', '21 корабль'],
  ],
  [
    'pl',
    '{n, plural, one {# statek} few {# statki} many {# statków} other {# statku}}',
    ['1 statek', '2 statki', '5 statków', '21 statków'],
  ],
])('plurals of %s', (lang, message, expected) => {
  expect([1, 2, 5, 21].map((n) => compile(message, lang).format({ n }))).toEqual(expected);
});
