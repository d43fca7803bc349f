import type { AlienText } from '../../types.ts';

export default {
  name: 'Klon',
} satisfies Partial<AlienText>;
