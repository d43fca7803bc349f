import type { Character } from './character.ts';

export const avenger: Character = {
  help: 0.8,
  revenge: 2,
  risk: 0.3,
  cards: 0,
  jokes: 0,
  remembers: 60,
  honest: true,
};
