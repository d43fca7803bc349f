import type { Alien } from '../timing/abilities.ts';

export const voidAlien: Alien = {
  id: 'void',
  alert: 'red',
  abilities: [],
  flare: { wild: [], super: [] },
};
