import type { Alien } from '../timing/abilities.ts';

export const loser: Alien = {
  id: 'loser',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
