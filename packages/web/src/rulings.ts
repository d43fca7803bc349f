/** The rulings about aliens: a chunk for each language. */
import type { Lang, Rulings } from '@cosmarium/text';

const BASE = {
  en: () => import('@cosmarium/text/en/base/rulings'),
  uk: () => import('@cosmarium/text/uk/base/rulings'),
  ru: () => import('@cosmarium/text/ru/base/rulings'),
  pl: () => import('@cosmarium/text/pl/base/rulings'),
};
const DOMINION = {
  en: () => import('@cosmarium/text/en/dominion/rulings'),
  uk: () => import('@cosmarium/text/uk/dominion/rulings'),
  ru: () => import('@cosmarium/text/ru/dominion/rulings'),
  pl: () => import('@cosmarium/text/pl/dominion/rulings'),
};
const loaded = new Map<Lang, Promise<Rulings>>();

export function rulingsIn(lang: Lang): Promise<Rulings> {
  let rulings = loaded.get(lang);
  if (rulings === undefined) {
    // Without them the sheet still says everything that is printed.
    rulings = Promise.all([BASE, DOMINION].map((box) => box[lang]())).then(
      (books) => Object.assign({}, ...books.map((book) => book.default)) as Rulings,
      () => {
        loaded.delete(lang);
        return {};
      },
    );
    loaded.set(lang, rulings);
  }
  return rulings;
}
