import type { IntlMessageFormat } from 'intl-messageformat';
import en from './en/index.ts';
import { compile } from './format.ts';
import pl from './pl/index.ts';
import ru from './ru/index.ts';
import type { Lang, Messages, Params, Words } from './types.ts';
import uk from './uk/index.ts';

export type { Lang, Params, Words } from './types.ts';

export const LANGS: readonly Lang[] = ['en', 'uk', 'ru', 'pl'];

/** Languages that must have every key. A language joins when its translation is done. */
export const COMPLETE: readonly Lang[] = ['en'];

const BOOKS: Record<Lang, Messages> = { en, uk, ru, pl };
const words = new Map<Lang, Words>();

/** The words of a language. */
export function text(lang: Lang): Words {
  let found = words.get(lang);
  if (!found) words.set(lang, (found = wordsOf(lang)));
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

function wordsOf(lang: Lang): Words {
  const own = BOOKS[lang];
  const compiled = new Map<string, IntlMessageFormat>();
  const has = (key: string) => Object.hasOwn(own, key) || Object.hasOwn(en, key);

  function message(key: string): IntlMessageFormat {
    let found = compiled.get(key);
    if (!found) {
      // An English message keeps English plurals, whoever reads it.
      found = Object.hasOwn(own, key) ? compile(own[key], lang) : compile(en[key], 'en');
      compiled.set(key, found);
    }
    return found;
  }

  function t(key: string, params?: Params): string {
    if (!has(key)) return `⟨${key}⟩`;
    try {
      return String(message(key).format(params));
    } catch {
      // A parameter is missing: a strange word on the screen is better than no screen.
      return `⟨${key}⟩`;
    }
  }

  return { lang, t, has, keys: () => Object.keys(en) };
}
