import { IntlMessageFormat } from 'intl-messageformat';
import type { Lang } from './types.ts';

/** Compiles an ICU message with the plural rules of a language. Throws if it is not well formed. */
export function compile(message: string, lang: Lang): IntlMessageFormat {
  return new IntlMessageFormat(message, lang, undefined, { ignoreTag: true });
}
