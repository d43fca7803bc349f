import type { Alien } from '../timing/abilities.ts';

export const healer: Alien = {
  id: 'healer',
  alert: 'yellow',
  abilities: [],
  flare: { wild: [], super: [] },
};
