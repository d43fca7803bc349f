import type { AlienText } from '../../types.ts';

export default {
  name: 'Мазохіст',
} satisfies Partial<AlienText>;
