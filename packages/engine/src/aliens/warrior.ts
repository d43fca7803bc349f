import type { Alien } from '../timing/abilities.ts';

export const warrior: Alien = {
  id: 'warrior',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
