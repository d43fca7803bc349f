import type { ContentSet } from '../set.ts';
import { ALIENS } from './aliens/index.ts';
import { ARTIFACTS } from './artifacts.ts';
import { COMBOS } from './combos.ts';
import { CARDS } from './deck.ts';

export const base: ContentSet = {
  id: 'base',
  aliens: ALIENS,
  cards: CARDS,
  played: ARTIFACTS,
  technologies: [],
  combos: COMBOS,
};
