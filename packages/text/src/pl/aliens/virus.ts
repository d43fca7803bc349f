import type { AlienText } from '../../types.ts';

export default {
  name: 'Wirus',
} satisfies Partial<AlienText>;
