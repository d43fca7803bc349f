import type { Alien } from '../timing/abilities.ts';

export const vacuum: Alien = {
  id: 'vacuum',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
