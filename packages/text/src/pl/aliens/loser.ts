import type { AlienText } from '../../types.ts';

export default {
  name: 'Przegrany',
} satisfies Partial<AlienText>;
