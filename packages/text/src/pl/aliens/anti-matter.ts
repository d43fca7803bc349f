import type { AlienText } from '../../types.ts';

export default {
  name: 'Antymaterialista',
} satisfies Partial<AlienText>;
