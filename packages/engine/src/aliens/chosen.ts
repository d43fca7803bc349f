import type { Alien } from '../timing/abilities.ts';

export const chosen: Alien = {
  id: 'chosen',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
