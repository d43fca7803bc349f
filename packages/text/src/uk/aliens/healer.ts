import type { AlienText } from '../../types.ts';

export default {
  name: 'Цілитель',
} satisfies Partial<AlienText>;
