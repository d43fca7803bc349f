import type { AlienText } from '../../types.ts';

export default {
  name: 'Скнара',
} satisfies Partial<AlienText>;
