import type { AlienText } from '../../types.ts';

export default {
  name: 'Pustka',
} satisfies Partial<AlienText>;
