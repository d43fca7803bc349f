import type { Alien } from '../timing/abilities.ts';

export const miser: Alien = {
  id: 'miser',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
