import type { Alien } from '../timing/abilities.ts';

export const sorcerer: Alien = {
  id: 'sorcerer',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
