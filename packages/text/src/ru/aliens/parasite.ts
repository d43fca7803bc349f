import type { AlienText } from '../../types.ts';

export default {
  name: 'Паразит',
} satisfies Partial<AlienText>;
