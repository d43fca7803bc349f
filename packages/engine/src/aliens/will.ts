import type { Alien } from '../timing/abilities.ts';

export const will: Alien = {
  id: 'will',
  alert: 'green',
  abilities: [],
  flare: { wild: [], super: [] },
};
