import type { AlienText } from '../../types.ts';

export default {
  name: 'Филантроп',
} satisfies Partial<AlienText>;
