import type { Alien } from '../timing/abilities.ts';

export const antiMatter: Alien = {
  id: 'anti-matter',
  alert: 'yellow',
  abilities: [],
  flare: { wild: [], super: [] },
};
