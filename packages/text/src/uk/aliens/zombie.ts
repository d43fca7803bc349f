import type { AlienText } from '../../types.ts';

export default {
  name: 'Зомбі',
} satisfies Partial<AlienText>;
