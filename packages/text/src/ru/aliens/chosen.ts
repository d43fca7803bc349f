import type { AlienText } from '../../types.ts';

export default {
  name: 'Избранный',
} satisfies Partial<AlienText>;
