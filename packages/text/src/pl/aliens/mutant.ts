import type { AlienText } from '../../types.ts';

export default {
  name: 'Mutant',
} satisfies Partial<AlienText>;
