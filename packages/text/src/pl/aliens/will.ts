import type { AlienText } from '../../types.ts';

export default {
  name: 'Wola',
} satisfies Partial<AlienText>;
