import type { Alien } from '../timing/abilities.ts';

export const oracle: Alien = {
  id: 'oracle',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
