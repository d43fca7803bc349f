/** The rulebook in the language of the page: a chunk of its own for each language. */
import { use } from 'react';
import type { Lang } from '@cosmarium/text';
import type { RulesText } from '@cosmarium/text/rules';
import { useWords } from '../../words.tsx';

const BOOKS: Record<Lang, () => Promise<{ default: RulesText }>> = {
  en: () => import('@cosmarium/text/en/rules'),
  uk: () => import('@cosmarium/text/uk/rules'),
  ru: () => import('@cosmarium/text/ru/rules'),
  pl: () => import('@cosmarium/text/pl/rules'),
};
const loaded = new Map<Lang, Promise<{ default: RulesText }>>();

function load(lang: Lang): Promise<{ default: RulesText }> {
  let book = loaded.get(lang);
  if (book === undefined) {
    book = BOOKS[lang]();
    // A chunk that did not come is asked for again the next time.
    book.catch(() => loaded.delete(lang));
    loaded.set(lang, book);
  }
  return book;
}

/** Waits until the book is there. */
export const useRules = (): RulesText => use(load(useWords().lang)).default;
