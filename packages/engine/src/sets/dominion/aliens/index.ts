import type { Alien } from '../../../timing/abilities.ts';

export const ALIENS: readonly Alien[] = [];
