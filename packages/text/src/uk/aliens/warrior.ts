import type { AlienText } from '../../types.ts';

export default {
  name: 'Воїн',
} satisfies Partial<AlienText>;
