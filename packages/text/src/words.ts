import type { IntlMessageFormat } from 'intl-messageformat';
import { compile } from './format.ts';
import type { Lang, Messages, Params, Words } from './types.ts';

/** The words of a language from its own book, and from the English one where something is missing. */
export function wordsOf(lang: Lang, first: Messages, english: Messages = first): Words {
  const own = { ...first };
  const en = english === first ? own : english;
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

  return { lang, t, has, keys: () => Object.keys(en), learn: (more) => Object.assign(own, more) };
}
