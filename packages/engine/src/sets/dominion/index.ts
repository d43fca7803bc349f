import type { ContentSet } from '../set.ts';
import { ALIENS } from './aliens/index.ts';
import { SHIPS } from './ships.ts';

export const dominion: ContentSet = {
  id: 'dominion',
  aliens: ALIENS,
  cards: [],
  played: [],
  technologies: [],
  ships: SHIPS,
  combos: [],
};
