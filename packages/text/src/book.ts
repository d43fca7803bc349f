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

/**
 * Who the aliens of a box are, each in one paragraph of 40 to 70 words: it hints at how they play and has no rules in it.
 * Nobody needs it to play, so it is no part of their box.
 */
export const loreBook = <Alien extends string>(lore: Record<Alien, string>): Messages =>
  book(...Object.entries<string>(lore).map(([id, one]) => ({ [`alien.${id}.lore`]: one })));

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
