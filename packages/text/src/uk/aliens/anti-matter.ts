import type { AlienText } from '../../types.ts';

export default {
  name: 'Антиматерія',
} satisfies Partial<AlienText>;
