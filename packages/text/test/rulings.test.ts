/** The rulings about aliens: all of them, in all languages, in words of our own. */
import { describe, expect, test } from 'vitest';
import { LANGS, messages, type Lang, type Rulings } from '../src/index.ts';
import enBase from '../src/en/base/rulings.ts';
import enDominion from '../src/en/dominion/rulings.ts';
import plBase from '../src/pl/base/rulings.ts';
import plDominion from '../src/pl/dominion/rulings.ts';
import ruBase from '../src/ru/base/rulings.ts';
import ruDominion from '../src/ru/dominion/rulings.ts';
import ukBase from '../src/uk/base/rulings.ts';
import ukDominion from '../src/uk/dominion/rulings.ts';
import { UNWANTED } from './unwanted.ts';

const RULINGS: Record<Lang, Rulings> = {
  en: { ...enBase, ...enDominion },
  uk: { ...ukBase, ...ukDominion },
  ru: { ...ruBase, ...ruDominion },
  pl: { ...plBase, ...plDominion },
};
const aliens = Object.keys(messages('en')).flatMap((key) => /^alien\.([a-z-]+)\.name$/.exec(key)?.[1] ?? []);

describe.each(LANGS)('%s', (lang) => {
  const own = RULINGS[lang];
  const all = Object.values(own).flat();

  test('there are some for every alien, as many as in English', () => {
    // They may be ready before their alien is.
    expect(aliens.filter((id) => !Object.hasOwn(own, id))).toEqual([]);
    const counts = (rulings: Rulings) => Object.keys(rulings).map((id) => [id, rulings[id].length]);
    expect(counts(own)).toEqual(counts(RULINGS.en));
    expect(Object.keys(own).filter((id) => own[id].length < 3)).toEqual([]);
  });

  test('each is a sentence or a few, once, without straight quotes or parameters', () => {
    expect(all.filter((text) => !/^\p{Lu}.*[.?!]$/u.test(text) || /['"{}]|\s{2}/.test(text))).toEqual([]);
    expect(all.filter((text) => text.length > 220)).toEqual([]);
    for (const rulings of Object.values(own)) expect(new Set(rulings).size).toBe(rulings.length);
  });

  test.each(UNWANTED[lang])('they do not say $pattern but: $instead', ({ pattern }) => {
    expect(all.filter((text) => pattern.test(text))).toEqual([]);
  });
});
