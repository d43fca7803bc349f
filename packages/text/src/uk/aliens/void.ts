import type { AlienText } from '../../types.ts';

export default {
  name: 'Порожнеча',
} satisfies Partial<AlienText>;
