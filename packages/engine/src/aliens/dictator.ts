import type { Alien } from '../timing/abilities.ts';

export const dictator: Alien = {
  id: 'dictator',
  alert: 'red',
  abilities: [],
  flare: { wild: [], super: [] },
};
