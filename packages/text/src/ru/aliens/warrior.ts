import type { AlienText } from '../../types.ts';

export default {
  name: 'Воин',
} satisfies Partial<AlienText>;
