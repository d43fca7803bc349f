/**
 * The language of the page. Each language is a chunk of its own, and so is what each box of the game says in it; they
 * are loaded when they are wanted.
 */
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
const GAME = {
  en: () => import('@cosmarium/text/en/game'),
  uk: () => import('@cosmarium/text/uk/game'),
  ru: () => import('@cosmarium/text/ru/game'),
  pl: () => import('@cosmarium/text/pl/game'),
};
const BASE = {
  en: () => import('@cosmarium/text/en/base'),
  uk: () => import('@cosmarium/text/uk/base'),
  ru: () => import('@cosmarium/text/ru/base'),
  pl: () => import('@cosmarium/text/pl/base'),
};
const TECH = {
  en: () => import('@cosmarium/text/en/tech'),
  uk: () => import('@cosmarium/text/uk/tech'),
  ru: () => import('@cosmarium/text/ru/tech'),
  pl: () => import('@cosmarium/text/pl/tech'),
};
const DOMINION = {
  en: () => import('@cosmarium/text/en/dominion'),
  uk: () => import('@cosmarium/text/uk/dominion'),
  ru: () => import('@cosmarium/text/ru/dominion'),
  pl: () => import('@cosmarium/text/pl/dominion'),
};
const REWARDS = {
  en: () => import('@cosmarium/text/en/rewards'),
  uk: () => import('@cosmarium/text/uk/rewards'),
  ru: () => import('@cosmarium/text/ru/rewards'),
  pl: () => import('@cosmarium/text/pl/rewards'),
};
const LORE = {
  en: () => import('@cosmarium/text/en/lore'),
  uk: () => import('@cosmarium/text/uk/lore'),
  ru: () => import('@cosmarium/text/ru/lore'),
  pl: () => import('@cosmarium/text/pl/lore'),
};
const LESSONS = {
  en: () => import('@cosmarium/text/en/learn'),
  uk: () => import('@cosmarium/text/uk/learn'),
  ru: () => import('@cosmarium/text/ru/learn'),
  pl: () => import('@cosmarium/text/pl/learn'),
};
const EXPLAIN = {
  en: () => import('@cosmarium/text/en/explain'),
  uk: () => import('@cosmarium/text/uk/explain'),
  ru: () => import('@cosmarium/text/ru/explain'),
  pl: () => import('@cosmarium/text/pl/explain'),
};
const MINE = {
  en: () => import('@cosmarium/text/en/mine'),
  uk: () => import('@cosmarium/text/uk/mine'),
  ru: () => import('@cosmarium/text/ru/mine'),
  pl: () => import('@cosmarium/text/pl/mine'),
};
type Box = Record<Lang, () => Promise<{ default: Parameters<Words['learn']>[0] }>>;
/**
 * What every game says; what the boxes say that not every game has; who the aliens are; the tutorial; what bots have to say
 * about a game; and what is mine.
 */
const SHELVES = {
  game: [GAME, BASE],
  boxes: [TECH, DOMINION, REWARDS],
  lore: [LORE],
  lessons: [LESSONS],
  reasons: [EXPLAIN],
  mine: [MINE],
} satisfies Record<string, Box[]>;
type Shelf = keyof typeof SHELVES;

const loaded = new Map<Lang, Promise<Words>>();
/** The words that have learned what is on a shelf, or are about to. */
const learned: Record<Shelf, Map<Words, Promise<void>>> = {
  game: new Map(),
  boxes: new Map(),
  lore: new Map(),
  lessons: new Map(),
  reasons: new Map(),
  mine: new Map(),
};

/** What is on the shelf, in these words. A chunk that did not come is asked for again the next time. */
function learn(words: Words, shelf: Shelf): Promise<void> {
  let done = learned[shelf].get(words);
  if (done === undefined) {
    const boxes: readonly Box[] = SHELVES[shelf];
    done = Promise.all(boxes.map((box) => box[words.lang]())).then((books) => {
      for (const { default: book } of books) words.learn(book);
    });
    done.catch(() => learned[shelf].delete(words));
    learned[shelf].set(words, done);
  }
  return done;
}

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
    void load(lang).then(async (found) => {
      // Who is at a table stays there: the new words come complete.
      for (const shelf of Object.keys(SHELVES) as Shelf[])
        if (learned[shelf].size > 0) await learn(found, shelf);
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

/** For screens that show a game: they wait until the words for it are there. */
export function WithGame({ children }: { children: ReactNode }) {
  use(learn(useWords(), 'game'));
  return children;
}

/** The same for those that speak of aliens and cards of whatever box. */
export function WithAliens({ children }: { children: ReactNode }) {
  const words = useWords();
  const boxes = learn(words, 'boxes');
  use(learn(words, 'game'));
  use(boxes);
  return children;
}

/** The same for who the aliens are. */
export function WithLore({ children }: { children: ReactNode }) {
  use(learn(useWords(), 'lore'));
  return children;
}

/** The same for the tutorial. */
export function WithLessons({ children }: { children: ReactNode }) {
  use(learn(useWords(), 'lessons'));
  return children;
}

/** The same for what bots have to say. */
export function WithReasons({ children }: { children: ReactNode }) {
  use(learn(useWords(), 'reasons'));
  return children;
}

/** The same for what is mine: how I am told, my devices, my data. */
export function WithMine({ children }: { children: ReactNode }) {
  use(learn(useWords(), 'mine'));
  return children;
}
