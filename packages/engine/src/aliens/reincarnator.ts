import type { Alien } from '../timing/abilities.ts';

export const reincarnator: Alien = {
  id: 'reincarnator',
  alert: 'yellow',
  abilities: [],
  flare: { wild: [], super: [] },
};
