/**
 * Names inside a sentence. A sentence is formatted as text, so a name carries its meaning along in characters nobody
 * types: START kind:id MIDDLE text END. <Prose> turns them into things to touch.
 */
import type { Marks } from '@cosmarium/story';

const START = '\uE000';
const MIDDLE = '\uE001';
const END = '\uE002';
const MARK = /\uE000(\w+):([^\uE001]*)\uE001([^\uE002]*)\uE002/g;
const ANY_MARK_CHARACTER = /[\uE000-\uE002]/g;

const mark = (kind: string, id: string | number, text: string) =>
  `${START}${kind}:${id}${MIDDLE}${text}${END}`;

export const MARKS: Marks = {
  seat: (seat, text) => mark('seat', seat, text),
  place: (place, _owner, text) => mark('place', place, text),
  card: (kind, text) => mark('card', kind, text),
  alien: (id, text) => mark('alien', id, text),
  aside: (text) => mark('aside', '', text),
};

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'seat' | 'place'; id: number; text: string }
  | { kind: 'card' | 'alien'; id: string; text: string }
  | { kind: 'aside'; text: string };

/** The sentence in pieces. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let last = 0;
  for (const match of sentence.matchAll(MARK)) {
    if (match.index > last) found.push({ kind: 'text', text: sentence.slice(last, match.index) });
    const [whole, kind, id, text] = match;
    if (kind === 'seat' || kind === 'place') found.push({ kind, id: Number(id), text });
    else if (kind === 'card' || kind === 'alien') found.push({ kind, id, text });
    else found.push({ kind: 'aside', text });
    last = match.index + whole.length;
  }
  if (last < sentence.length) found.push({ kind: 'text', text: sentence.slice(last) });
  return found;
}

const OPENING = /[(«„“"]+$/;
const CLOSING = /^[.,;:!?)»”"]+/;

export interface Glued {
  piece: Piece;
  /** Punctuation that must stay on the same line as the name. */
  before: string;
  after: string;
}

/** The pieces, with the punctuation around a name tied to it: a line may break beside a button, but not inside a quotation. */
export function glued(all: readonly Piece[]): Glued[] {
  return all.flatMap((piece, i): Glued[] => {
    if (piece.kind !== 'text') {
      const before = OPENING.exec(textAt(all, i - 1))?.[0] ?? '';
      const after = CLOSING.exec(textAt(all, i + 1))?.[0] ?? '';
      return [{ piece, before, after }];
    }
    let { text } = piece;
    if (i > 0) text = text.replace(CLOSING, '');
    if (i < all.length - 1) text = text.replace(OPENING, '');
    return text === '' ? [] : [{ piece: { kind: 'text', text }, before: '', after: '' }];
  });
}

const textAt = (all: readonly Piece[], i: number): string => {
  const piece = all[i];
  return piece?.kind === 'text' ? piece.text : '';
};

/** The sentence as it is read aloud. */
export const plain = (sentence: string): string => sentence.replace(MARK, '$3');

/** Somebody's own text, which must not speak in marks. */
export const withoutMarks = (text: string): string => text.replace(ANY_MARK_CHARACTER, '');
