import type { Character } from './character.ts';
import { avenger } from './avenger.ts';
import { banker } from './banker.ts';
import { clown } from './clown.ts';
import { loyal } from './loyal.ts';
import { raider } from './raider.ts';
import { schemer } from './schemer.ts';

export const CHARACTERS = { loyal, raider, banker, schemer, avenger, clown } as const satisfies Record<
  string,
  Character
>;
export type CharacterName = keyof typeof CHARACTERS;
export const CHARACTER_NAMES = Object.keys(CHARACTERS) as readonly CharacterName[];
