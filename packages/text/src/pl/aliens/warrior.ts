import type { AlienText } from '../../types.ts';

export default {
  name: 'Wojownik',
} satisfies Partial<AlienText>;
