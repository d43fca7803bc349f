/** The rulings about aliens: a chunk for each set in each language. */
import type { Lang, Rulings } from './types.ts';

const BOOKS = {
  en: [() => import('./en/base/rulings.ts'), () => import('./en/dominion/rulings.ts')],
  uk: [() => import('./uk/base/rulings.ts'), () => import('./uk/dominion/rulings.ts')],
  ru: [() => import('./ru/base/rulings.ts'), () => import('./ru/dominion/rulings.ts')],
  pl: [() => import('./pl/base/rulings.ts'), () => import('./pl/dominion/rulings.ts')],
};

export async function rulingsIn(lang: Lang): Promise<Rulings> {
  const books = await Promise.all(BOOKS[lang].map((book) => book()));
  return Object.assign({}, ...books.map((book) => book.default)) as Rulings;
}
