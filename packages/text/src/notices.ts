/** What a server says to people who are not looking: little enough to have all languages at hand. */
import en from './en/notices.ts';
import pl from './pl/notices.ts';
import ru from './ru/notices.ts';
import type { Lang, Words } from './types.ts';
import uk from './uk/notices.ts';
import { wordsOf } from './words.ts';

export const NOTICES: Record<Lang, Words> = {
  en: wordsOf('en', en),
  uk: wordsOf('uk', uk, en),
  ru: wordsOf('ru', ru, en),
  pl: wordsOf('pl', pl, en),
};
