import type { AlienText } from '../../types.ts';

export default {
  name: 'Жулик',
} satisfies Partial<AlienText>;
