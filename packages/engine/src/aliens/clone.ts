import type { Alien } from '../timing/abilities.ts';

export const clone: Alien = {
  id: 'clone',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
