import type { AlienText } from '../../types.ts';

export default {
  name: 'Filantrop',
} satisfies Partial<AlienText>;
