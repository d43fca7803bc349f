import type { Character } from './character.ts';

export const schemer: Character = {
  help: 0.5,
  revenge: 0.8,
  risk: 0.2,
  cards: 0.5,
  jokes: 0.2,
  remembers: 6,
  honest: false,
};
