import type { Alien } from '../timing/abilities.ts';

export const machine: Alien = {
  id: 'machine',
  alert: 'red',
  abilities: [],
  flare: { wild: [], super: [] },
};
