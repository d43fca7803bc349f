import type { Alien } from '../timing/abilities.ts';

export const masochist: Alien = {
  id: 'masochist',
  alert: 'red',
  abilities: [],
  flare: { wild: [], super: [] },
};
