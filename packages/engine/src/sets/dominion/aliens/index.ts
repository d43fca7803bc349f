import type { Alien } from '../../../timing/abilities.ts';
import { ace } from './ace.ts';
import { explorer } from './explorer.ts';
import { laser } from './laser.ts';
import { mesmer } from './mesmer.ts';
import { tourist } from './tourist.ts';
import { yinYang } from './yin-yang.ts';

export const ALIENS: readonly Alien[] = [ace, explorer, laser, mesmer, tourist, yinYang];
