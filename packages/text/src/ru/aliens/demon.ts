import type { AlienText } from '../../types.ts';

export default {
  name: 'Демон',
} satisfies Partial<AlienText>;
