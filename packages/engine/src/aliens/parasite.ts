import type { Alien } from '../timing/abilities.ts';

export const parasite: Alien = {
  id: 'parasite',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
