import en from './en/index.ts';
import pl from './pl/index.ts';
import ru from './ru/index.ts';
import type { Lang, Messages, Words } from './types.ts';
import uk from './uk/index.ts';
import { wordsOf } from './words.ts';

export type { Lang, Params, Rulings, Words } from './types.ts';

export const LANGS: readonly Lang[] = ['en', 'uk', 'ru', 'pl'];

const BOOKS: Record<Lang, Messages> = { en, uk, ru, pl };
const words = new Map<Lang, Words>();

/** The words of a language. */
export function text(lang: Lang): Words {
  let found = words.get(lang);
  if (!found) words.set(lang, (found = wordsOf(lang, BOOKS[lang], en)));
  return found;
}

/** Keys that English has and this language has not. */
export function missingKeys(lang: Lang): string[] {
  return Object.keys(en).filter((key) => !Object.hasOwn(BOOKS[lang], key));
}

/** What a language itself says, without falling back: for checks and for translators. */
export function messages(lang: Lang): Readonly<Messages> {
  return BOOKS[lang];
}
