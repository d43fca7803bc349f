import type { AlienText, CardText, Messages } from './types.ts';

/** The messages of these files together, each key once. */
export function book(...parts: Messages[]): Messages {
  const all: Messages = {};
  for (const part of parts)
    for (const [key, message] of Object.entries(part)) {
      if (key in all) throw new Error(`text: the key ${key} is written twice`);
      all[key] = message;
    }
  return all;
}

/** What a box of the game says: its aliens, by full key, and whatever else it has. */
export function setBook(aliens: Record<string, AlienText>, ...parts: Messages[]): Messages {
  return book(
    ...parts,
    ...Object.entries(aliens).map(([id, { says, ...sheet }]) => ({
      ...prefixed(`alien.${id}`, sheet),
      ...prefixed(id, says),
    })),
  );
}

/** What cards say: name and text, and their own words. */
export const cardBook = (cards: Record<string, CardText>): Messages =>
  book(
    ...Object.entries(cards).map(([kind, { says = {}, ...card }]) => ({
      ...prefixed(`card.${kind}`, card),
      ...prefixed(kind, says),
    })),
  );

const prefixed = (prefix: string, messages: object): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [`${prefix}.${key}`, String(message)]));
