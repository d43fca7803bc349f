import type { AlienText } from '../../types.ts';

export default {
  name: 'Pasożyt',
} satisfies Partial<AlienText>;
