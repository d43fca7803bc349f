import type { AlienText } from '../../types.ts';

export default {
  name: 'Антиматерия',
} satisfies Partial<AlienText>;
