import type { Alien } from '../../../timing/abilities.ts';
import { ace } from './ace.ts';
import { explorer } from './explorer.ts';
import { tourist } from './tourist.ts';

export const ALIENS: readonly Alien[] = [ace, explorer, tourist];
