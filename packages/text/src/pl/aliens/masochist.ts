import type { AlienText } from '../../types.ts';

export default {
  name: 'Masochista',
} satisfies Partial<AlienText>;
