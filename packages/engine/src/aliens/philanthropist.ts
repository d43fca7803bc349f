import type { Alien } from '../timing/abilities.ts';

export const philanthropist: Alien = {
  id: 'philanthropist',
  alert: 'yellow',
  abilities: [],
  flare: { wild: [], super: [] },
};
