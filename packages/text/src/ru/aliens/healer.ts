import type { AlienText } from '../../types.ts';

export default {
  name: 'Целитель',
} satisfies Partial<AlienText>;
