import type { AlienText } from '../../types.ts';

export default {
  name: 'Maszyna',
} satisfies Partial<AlienText>;
