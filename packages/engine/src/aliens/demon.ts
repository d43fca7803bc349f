import type { Alien } from '../timing/abilities.ts';

export const demon: Alien = {
  id: 'demon',
  alert: 'yellow',
  abilities: [],
  flare: { wild: [], super: [] },
};
