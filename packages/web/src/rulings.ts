/** The rulings about aliens in the language of the page, fetched once. */
import type { Lang, Rulings } from '@cosmarium/text';
import { rulingsIn } from '@cosmarium/text/rulings';

const loaded = new Map<Lang, Promise<Rulings>>();

export function rulingsOnce(lang: Lang): Promise<Rulings> {
  let rulings = loaded.get(lang);
  if (rulings === undefined) {
    // Without them the sheet still says everything that is printed.
    rulings = rulingsIn(lang).catch(() => {
      loaded.delete(lang);
      return {};
    });
    loaded.set(lang, rulings);
  }
  return rulings;
}
