import type { ContentSet } from '../set.ts';
import { ARTIFACTS } from './artifacts.ts';
import { CARDS } from './deck.ts';
import { INTIMIDATES } from './intimidates.ts';
import { KICKERS } from './kickers.ts';
import { NEGOTIATES } from './negotiates.ts';
import { REINFORCEMENTS } from './reinforcements.ts';
import { RIFTS } from './rifts.ts';
import { ZAPS } from './zaps.ts';

export const rewards: ContentSet = {
  id: 'rewards',
  aliens: [],
  cards: CARDS,
  played: [...NEGOTIATES, ...INTIMIDATES, ...REINFORCEMENTS, ...KICKERS, ...RIFTS, ...ARTIFACTS, ...ZAPS],
  technologies: [],
  combos: [],
};
