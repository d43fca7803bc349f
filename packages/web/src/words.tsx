/** The language of the page. Each language is a chunk of its own, loaded when it is wanted. */
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { Lang, Words } from '@cosmarium/text';
import { wordsOf } from '@cosmarium/text/words';
import { useSettings } from './settings.ts';

export const LANGUAGES: Record<Lang, string> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  pl: 'Polski',
};

const BOOKS = {
  en: () => import('@cosmarium/text/en'),
  uk: () => import('@cosmarium/text/uk'),
  ru: () => import('@cosmarium/text/ru'),
  pl: () => import('@cosmarium/text/pl'),
};
const loaded = new Map<Lang, Promise<Words>>();

function load(lang: Lang): Promise<Words> {
  let words = loaded.get(lang);
  if (words === undefined) {
    words = BOOKS[lang]().then(({ default: book }) => wordsOf(lang, book));
    // A chunk that did not come is asked for again the next time.
    words.catch(() => loaded.delete(lang));
    loaded.set(lang, words);
  }
  return words;
}

const isLang = (word: string): word is Lang => word in LANGUAGES;

/** The first language of the browser that we speak. */
function guessLanguage(preferred: readonly string[] = navigator.languages): Lang {
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang) ?? 'en';
}

const WordsContext = createContext<Words | null>(null);

export function WordsProvider({ children }: { children: ReactNode }) {
  const lang = useSettings((settings) => settings.lang) ?? guessLanguage();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    void load(lang).then((found) => {
      if (wanted) setWords(found);
    });
    return () => {
      wanted = false;
    };
  }, [lang]);
  useEffect(() => {
    if (words !== null) document.documentElement.lang = words.lang;
  }, [words]);
  return words === null ? null : <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = use(WordsContext);
  if (words === null) throw new Error('there are no words here: WordsProvider is missing');
  return words;
}
