import type { AlienText } from '../../types.ts';

export default {
  name: 'Цитадель',
} satisfies Partial<AlienText>;
