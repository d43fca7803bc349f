import type { ContentSet } from '../set.ts';
import { CARDS } from './deck.ts';
import { FIGHTING } from './fighting.ts';
import { HANDS } from './hands.ts';
import { PIECES } from './pieces.ts';
import { STATECRAFT } from './statecraft.ts';
import { WORLDS } from './worlds.ts';

export const tech: ContentSet = {
  id: 'tech',
  aliens: [],
  cards: CARDS,
  played: [],
  technologies: [...HANDS, ...FIGHTING, ...STATECRAFT, ...WORLDS, ...PIECES],
  combos: [],
};
