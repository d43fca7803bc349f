import type { AlienText } from '../../types.ts';

export default {
  name: 'Прилипала',
} satisfies Partial<AlienText>;
