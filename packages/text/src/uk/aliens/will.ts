import type { AlienText } from '../../types.ts';

export default {
  name: 'Воля',
} satisfies Partial<AlienText>;
