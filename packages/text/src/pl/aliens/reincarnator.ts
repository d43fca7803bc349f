import type { AlienText } from '../../types.ts';

export default {
  name: 'Reinkarnator',
} satisfies Partial<AlienText>;
