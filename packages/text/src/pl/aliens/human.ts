import type { AlienText } from '../../types.ts';

export default {
  name: 'Człowiek',
} satisfies Partial<AlienText>;
