/** The rulebook in the terminal: its contents, the sections that speak of something, or what an alien or a card does. */
import type { Lang } from '@cosmarium/text';
import { CHAPTERS, findSections, findTerms, OUTLINE, plain, SECTIONS } from '@cosmarium/text/rules';
import type { Passage, RulesText, SectionId, TermId } from '@cosmarium/text/rules';
import { command, type Context } from '../command.ts';
import { tellNamed } from '../run/named.ts';
import { bullet, pad, wrapText } from '../terminal.ts';

const WIDTH = 90;
/** Sections told in full; of the others only the titles. */
const MOST = 3;
const NOT_FOUND = 1;

const BOOKS: Record<Lang, () => Promise<{ default: RulesText }>> = {
  en: () => import('@cosmarium/text/en/rules'),
  uk: () => import('@cosmarium/text/uk/rules'),
  ru: () => import('@cosmarium/text/ru/rules'),
  pl: () => import('@cosmarium/text/pl/rules'),
};

export default command({
  name: 'rules',
  operands: { sample: '[WORD...]', min: 0, max: Infinity },
  options: {},
  async run(_options, operands, context) {
    const { words, err, paint, out } = context;
    const { default: book } = await BOOKS[words.lang]();
    const query = operands.join(' ');
    if (query === '') return printContents(book, context);
    const named = !isSection(query) && (await tellNamed(query, context));
    const found = isSection(query) ? [query] : findSections(book, query, words.lang);
    if (found.length === 0 && !named) {
      err(words.t('cli.rules.none', { word: query }));
      return NOT_FOUND;
    }
    const terms = isSection(query) ? [] : findTerms(book, query, words.lang);
    if (terms.length > 0) out(`${termsInWords(book, terms)}\n`);
    const told = named ? 0 : MOST;
    for (const id of found.slice(0, told)) out(sectionInWords(book, id, context));
    if (found.length > told) {
      out(paint.dim(words.t('cli.rules.also')));
      for (const id of found.slice(told)) out(entry(book, id));
    }
    return 0;
  },
});

const isSection = (word: string): word is SectionId => (SECTIONS as readonly string[]).includes(word);

const LONGEST = Math.max(...SECTIONS.map((id) => id.length));
const entry = (book: RulesText, id: SectionId) => `  ${pad(id, LONGEST)}  ${book.sections[id].title}`;

function printContents(book: RulesText, { words, paint, out }: Context): number {
  for (const chapter of CHAPTERS) {
    out(paint.bold(book.chapters[chapter]));
    for (const id of OUTLINE[chapter]) out(entry(book, id));
  }
  out();
  out(words.t('cli.rules.hint'));
  return 0;
}

function sectionInWords(book: RulesText, id: SectionId, { words, paint }: Context): string {
  const { title, body } = book.sections[id];
  const told = (passage: Passage): string => {
    if (typeof passage === 'string') return wrapText(plain(passage), WIDTH, '  ');
    if ('example' in passage)
      return paint.dim(wrapText(`${book.says.example}: ${plain(passage.example)}`, WIDTH, '    '));
    return passage.map((one) => bullet(plain(one), WIDTH)).join('\n');
  };
  const glossary = id === 'glossary' ? [termsInWords(book, findTerms(book, '', words.lang))] : [];
  return [paint.bold(title), ...body.map(told), ...glossary, ''].join('\n');
}

const termsInWords = (book: RulesText, terms: readonly TermId[]) =>
  terms.map((id) => bullet(`${book.terms[id].name}: ${plain(book.terms[id].text)}`, WIDTH)).join('\n');
