/** The rulings about aliens: a chunk for each language. */
import type { Lang, Rulings } from '@cosmarium/text';

const BOOKS = {
  en: () => import('@cosmarium/text/en/base/rulings'),
  uk: () => import('@cosmarium/text/uk/base/rulings'),
  ru: () => import('@cosmarium/text/ru/base/rulings'),
  pl: () => import('@cosmarium/text/pl/base/rulings'),
};
const loaded = new Map<Lang, Promise<Rulings>>();

export function rulingsIn(lang: Lang): Promise<Rulings> {
  let rulings = loaded.get(lang);
  if (rulings === undefined) {
    // Without them the sheet still says everything that is printed.
    rulings = BOOKS[lang]().then(
      ({ default: book }) => book,
      () => {
        loaded.delete(lang);
        return {};
      },
    );
    loaded.set(lang, rulings);
  }
  return rulings;
}
