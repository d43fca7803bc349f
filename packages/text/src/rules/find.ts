import type { Lang } from '../types.ts';
import { plain } from './links.ts';
import { SECTIONS, TERMS, type Passage, type RulesText, type SectionId, type TermId } from './outline.ts';

/** Without regard to capitals and accents; what is put into it must be treated alike. */
const folded = (text: string, lang: Lang) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase(lang);

const textOf = (passage: Passage): string =>
  typeof passage === 'string' ? passage : 'example' in passage ? passage.example : passage.join(' ');

/** What a section says, without links; the glossary says its terms. */
function wordsOf(book: RulesText, id: SectionId): string {
  const { title, body } = book.sections[id];
  const terms =
    id === 'glossary' ? TERMS.map((term) => `${book.terms[term].name} ${book.terms[term].text}`) : [];
  return plain([title, ...body.map(textOf), ...terms].join(' '));
}

/** Whether a text has every word of the query. */
function matcher(query: string, lang: Lang): (text: string) => boolean {
  const wanted = folded(query, lang).split(/\s+/).filter(Boolean);
  return (text) => wanted.every((word) => folded(text, lang).includes(word));
}

/** The terms whose name has every word of the query; in the order of the alphabet. */
export function findTerms(book: RulesText, query: string, lang: Lang): TermId[] {
  const says = matcher(query, lang);
  return TERMS.filter((id) => says(book.terms[id].name)).sort((a, b) =>
    book.terms[a].name.localeCompare(book.terms[b].name, lang),
  );
}

/** The sections that speak of every word of the query, those with it in their title first; all if there is no word. */
export function findSections(book: RulesText, query: string, lang: Lang): SectionId[] {
  const says = matcher(query, lang);
  if (query.trim() === '') return [...SECTIONS];
  const found = SECTIONS.filter((id) => says(wordsOf(book, id)));
  const entitled = found.filter((id) => says(book.sections[id].title));
  return [...entitled, ...found.filter((id) => !entitled.includes(id))];
}
