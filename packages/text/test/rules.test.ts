/** The rulebook in four languages: the same sections, built alike, with links that lead somewhere. */
import { describe, expect, test } from 'vitest';
import en from '../src/en/rules/index.ts';
import { LANGS, text, type Lang } from '../src/index.ts';
import pl from '../src/pl/rules/index.ts';
import {
  CHAPTERS,
  findSections,
  findTerms,
  OUTLINE,
  pieces,
  plain,
  SECTIONS,
  TERMS,
} from '../src/rules/index.ts';
import { ANCHORS } from '../src/rules/links.ts';
import type { Passage, RulesText, SectionId } from '../src/rules/outline.ts';
import ru from '../src/ru/rules/index.ts';
import uk from '../src/uk/rules/index.ts';
import { UNWANTED } from './unwanted.ts';

const BOOKS: Record<Lang, RulesText> = { en, uk, ru, pl };

const textsOf = (passage: Passage): readonly string[] =>
  typeof passage === 'string' ? [passage] : 'example' in passage ? [passage.example] : passage;

/** Every text of a book with the place where it stands. */
function texts(book: RulesText): [place: string, text: string][] {
  return [
    ...Object.entries(book.says),
    ...CHAPTERS.map((id): [string, string] => [id, book.chapters[id]]),
    ...SECTIONS.flatMap((id) => [
      [`${id} (title)`, book.sections[id].title] as [string, string],
      ...book.sections[id].body.flatMap(textsOf).map((one, i): [string, string] => [`${id} ${i}`, one]),
    ]),
    ...TERMS.flatMap((id): [string, string][] => [
      [`${id} (name)`, book.terms[id].name],
      [id, book.terms[id].text],
    ]),
  ];
}

const linksIn = (one: string) =>
  pieces(one).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.to]));

/** How a section is built: paragraphs, lists with so many entries, examples, and where its links lead. */
const shapeOf = (book: RulesText, id: SectionId) =>
  book.sections[id].body.map((passage) => [
    typeof passage === 'string' ? 'paragraph' : 'example' in passage ? 'example' : passage.length,
    ...textsOf(passage).flatMap(linksIn).sort(),
  ]);

test('sections and terms have one id each', () => {
  expect(SECTIONS).toHaveLength(CHAPTERS.reduce((sum, chapter) => sum + OUTLINE[chapter].length, 0));
  expect(new Set(ANCHORS).size).toBe(SECTIONS.length + TERMS.length);
});

describe.each(LANGS)('the rulebook in %s', (lang) => {
  const book = BOOKS[lang];

  test('has every section, chapter and term, and nothing else', () => {
    expect(Object.keys(book.sections).sort()).toEqual([...SECTIONS].sort());
    expect(Object.keys(book.chapters).sort()).toEqual([...CHAPTERS].sort());
    expect(Object.keys(book.terms).sort()).toEqual([...TERMS].sort());
    const empty = SECTIONS.filter((id) => id !== 'glossary' && book.sections[id].body.length === 0);
    expect(empty).toEqual([]);
    const titles = SECTIONS.map((id) => book.sections[id].title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('is built like the English one', () => {
    for (const id of SECTIONS) expect([id, shapeOf(book, id)]).toEqual([id, shapeOf(en, id)]);
    for (const id of TERMS)
      expect([id, linksIn(book.terms[id].text)]).toEqual([id, linksIn(en.terms[id].text)]);
  });

  test('has only links that lead somewhere else', () => {
    const dead = texts(book).filter(([, one]) => linksIn(one).some((to) => !ANCHORS.includes(to)));
    expect(dead).toEqual([]);
    const selves = SECTIONS.filter((id) =>
      book.sections[id].body.flatMap(textsOf).some((one) => linksIn(one).includes(id)),
    );
    expect(selves).toEqual([]);
    // Brackets that are no link are a link written wrong.
    expect(texts(book).filter(([, one]) => /[[\]]|\]\(|\(term-/.test(plain(one)))).toEqual([]);
  });

  test('calls things by the words of the game', () => {
    const { t } = text(lang);
    const words: Partial<Record<(typeof TERMS)[number], string>> = {
      alien: 'word.alien',
      colony: 'word.colony',
      'colony-track': 'word.colony-track',
      'cosmic-deck': 'word.cosmic-deck',
      destiny: 'word.destiny',
      'discard-pile': 'word.discard-pile',
      encounter: 'word.encounter',
      'encounter-card': 'word.encounter-card',
      'foreign-colony': 'word.foreign-colony',
      gate: 'word.gate',
      hand: 'word.hand',
      hazard: 'word.hazard',
      'home-colony': 'word.home-colony',
      'home-system': 'word.home-system',
      power: 'word.power',
      turn: 'word.turn',
      warp: 'word.warp',
      zap: 'word.zap',
    };
    for (const [term, key] of Object.entries(words))
      expect(book.terms[term as keyof typeof words].name).toBe(t(key));
    const artifacts = book.sections.artifacts.body.flatMap(textsOf).join('\n');
    const names = [
      'cosmic-zap',
      'card-zap',
      'mobius-tubes',
      'plague',
      'force-field',
      'emotion-control',
      'quash',
      'ionic-gas',
    ];
    expect(names.map((one) => t(`card.${one}.name`)).filter((name) => !artifacts.includes(name))).toEqual([]);
  });

  test('has short, clean paragraphs', () => {
    const long = texts(book).filter(([, one]) => plain(one).length > 400);
    expect(long).toEqual([]);
    const unclean = texts(book).filter(([, one]) => /'|\s{2}|^\s|\s$|\n/.test(one));
    expect(unclean).toEqual([]);
    const sentences = texts(book).filter(([place, one]) => / \d+$/.test(place) && !/[.:?!]$/.test(one));
    expect(sentences).toEqual([]);
    const foreign = new RegExp(['cosmic', 'encounter'].join('\\s+'), 'i');
    expect(texts(book).filter(([, one]) => foreign.test(one))).toEqual([]);
  });

  test('avoids the words that the game does not use', () => {
    const bad = texts(book).flatMap(([place, one]) =>
      UNWANTED[lang].filter(({ pattern }) => pattern.test(plain(one))).map(({ instead }) => [place, instead]),
    );
    expect(bad).toEqual([]);
  });

  test('finds a section by its title, whatever the capitals', () => {
    for (const id of SECTIONS)
      expect(findSections(book, book.sections[id].title.toLocaleUpperCase(lang), lang)[0]).toBe(id);
  });
});

test('links are told from words', () => {
  expect(pieces('See [Deals](deals), or [zap](term-zap)')).toEqual([
    'See ',
    { words: 'Deals', to: 'deals' },
    ', or ',
    { words: 'zap', to: 'term-zap' },
  ]);
  expect(pieces('plain')).toEqual(['plain']);
  expect(plain('See [Deals](deals).')).toBe('See Deals.');
});

test('a search wants every word, and finds titles first', () => {
  expect(findSections(en, '', 'en')).toEqual(SECTIONS);
  expect(findSections(en, '  ', 'en')).toEqual(SECTIONS);
  expect(findSections(en, 'quantum', 'en')).toEqual([]);
  expect(findSections(en, 'cosmic quake', 'en')).toEqual(['phase-start-turn', 'deck', 'variant-rewards']);
  expect(findSections(en, 'reward', 'en')[0]).toBe('rewards');
  expect(findSections(en, 'bystander', 'en')).toContain('glossary');
  // What a link leads to is not what the text says.
  expect(findSections(en, 'term-', 'en')).toEqual([]);
  expect(findTerms(en, 'COLONY', 'en')).toEqual(['colony', 'colony-track', 'foreign-colony', 'home-colony']);
  expect(findTerms(en, '', 'en')).toHaveLength(TERMS.length);
  expect(findTerms(pl, '', 'pl').slice(0, 2)).toEqual(['offense', 'defense']);
  expect(findSections(uk, 'космотрус', 'uk')).toEqual(['phase-start-turn', 'deck', 'variant-rewards']);
  expect(findSections(pl, 'ZAGROZENIU', 'pl')[0]).toBe('hazards');
});
