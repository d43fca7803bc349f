import type { AlienText } from '../../types.ts';

export default {
  name: 'Клон',
} satisfies Partial<AlienText>;
