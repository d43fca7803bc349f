import type { Alien } from '../timing/abilities.ts';

export const virus: Alien = {
  id: 'virus',
  alert: 'red',
  abilities: [],
  flare: { wild: [], super: [] },
};
