import type { AlienText } from '../../types.ts';

export default {
  name: 'Zombie',
} satisfies Partial<AlienText>;
