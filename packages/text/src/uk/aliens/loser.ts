import type { AlienText } from '../../types.ts';

export default {
  name: 'Невдаха',
} satisfies Partial<AlienText>;
