import { SECTIONS, termAnchor, TERMS } from './outline.ts';

/** Some words, or a link to a section or a term. */
export type Piece = string | { readonly to: string; readonly words: string };

const LINK = /\[([^\]]+)\]\(([a-z-]+)\)/g;

/** A text of the rulebook as words and links. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(LINK)) {
    if (match.index > at) found.push(text.slice(at, match.index));
    found.push({ words: match[1], to: match[2] });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push(text.slice(at));
  return found;
}

/** The text without its links. */
export const plain = (text: string): string => text.replace(LINK, '$1');

/** Everything a link can lead to. */
export const ANCHORS: readonly string[] = [...SECTIONS, ...TERMS.map(termAnchor)];
