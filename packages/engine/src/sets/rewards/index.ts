import type { ContentSet } from '../set.ts';
import { ARTIFACTS } from './artifacts.ts';
import { CARDS } from './deck.ts';

export const rewards: ContentSet = {
  id: 'rewards',
  aliens: [],
  cards: CARDS,
  played: ARTIFACTS,
  technologies: [],
  combos: [],
};
