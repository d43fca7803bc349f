import type { Character } from './character.ts';

export const raider: Character = {
  help: 0.7,
  revenge: 0.8,
  risk: 1,
  cards: -0.3,
  jokes: 0.3,
  remembers: 8,
  honest: true,
};
