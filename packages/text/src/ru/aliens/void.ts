import type { AlienText } from '../../types.ts';

export default {
  name: 'Пустота',
} satisfies Partial<AlienText>;
