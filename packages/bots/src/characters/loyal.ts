import type { Character } from './character.ts';

export const loyal: Character = {
  help: 2,
  revenge: 0.6,
  risk: 0,
  cards: 0,
  jokes: 0.1,
  remembers: 30,
  honest: true,
};
