import type { AlienText } from '../../types.ts';

export default {
  name: 'Гравець',
} satisfies Partial<AlienText>;
