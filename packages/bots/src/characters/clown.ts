import type { Character } from './character.ts';

export const clown: Character = {
  help: 1,
  revenge: 0.3,
  risk: 0.6,
  cards: -0.2,
  jokes: 0.9,
  remembers: 4,
  honest: true,
};
