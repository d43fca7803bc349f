import type { AlienText } from '../../types.ts';

export default {
  name: 'Makron',
} satisfies Partial<AlienText>;
