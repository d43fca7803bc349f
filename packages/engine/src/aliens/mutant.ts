import type { Alien } from '../timing/abilities.ts';

export const mutant: Alien = {
  id: 'mutant',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
