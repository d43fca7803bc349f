import type { AlienText } from '../../types.ts';

export default {
  name: 'Зомби',
} satisfies Partial<AlienText>;
