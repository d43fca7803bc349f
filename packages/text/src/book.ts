import type { AlienText, Messages } from './types.ts';

/** All messages of one language, by full key: its aliens and its other files. */
export function book(aliens: Record<string, AlienText>, ...parts: Messages[]): Messages {
  const all: Messages = {};
  const add = (key: string, message: string) => {
    if (key in all) throw new Error(`text: the key ${key} is written twice`);
    all[key] = message;
  };
  for (const [id, { says, ...sheet }] of Object.entries(aliens)) {
    for (const [field, message] of Object.entries(sheet)) add(`alien.${id}.${field}`, message);
    for (const [word, message] of Object.entries(says)) add(`${id}.${word}`, message);
  }
  for (const part of parts) for (const [key, message] of Object.entries(part)) add(key, message);
  return all;
}
