import type { ContentSet } from '../set.ts';
import { ARTIFACTS } from './artifacts.ts';
import { CARDS } from './deck.ts';
import { INTIMIDATES } from './intimidates.ts';
import { KICKERS } from './kickers.ts';

export const rewards: ContentSet = {
  id: 'rewards',
  aliens: [],
  cards: CARDS,
  played: [...INTIMIDATES, ...KICKERS, ...ARTIFACTS],
  technologies: [],
  combos: [],
};
