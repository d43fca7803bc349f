import type { Alien } from '../timing/abilities.ts';

export const filch: Alien = {
  id: 'filch',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
