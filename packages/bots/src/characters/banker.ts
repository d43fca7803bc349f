import type { Character } from './character.ts';

export const banker: Character = {
  help: 1,
  revenge: 0.7,
  risk: -0.6,
  cards: 1,
  jokes: 0.1,
  remembers: 15,
  honest: true,
};
