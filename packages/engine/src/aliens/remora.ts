import type { Alien } from '../timing/abilities.ts';

export const remora: Alien = {
  id: 'remora',
  alert: 'yellow',
  abilities: [],
  flare: { wild: [], super: [] },
};
