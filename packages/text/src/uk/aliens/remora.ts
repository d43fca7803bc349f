import type { AlienText } from '../../types.ts';

export default {
  name: 'Ремора',
} satisfies Partial<AlienText>;
