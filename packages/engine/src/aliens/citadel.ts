import type { Alien } from '../timing/abilities.ts';

export const citadel: Alien = {
  id: 'citadel',
  alert: 'red',
  abilities: [],
  flare: { wild: [], super: [] },
};
