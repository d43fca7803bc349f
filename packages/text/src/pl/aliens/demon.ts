import type { AlienText } from '../../types.ts';

export default {
  name: 'Demon',
} satisfies Partial<AlienText>;
