import type { AlienText } from '../../types.ts';

export default {
  name: 'Wyrocznia',
} satisfies Partial<AlienText>;
