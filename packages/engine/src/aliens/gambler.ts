import type { Alien } from '../timing/abilities.ts';

export const gambler: Alien = {
  id: 'gambler',
  alert: 'red',
  abilities: [],
  flare: { wild: [], super: [] },
};
