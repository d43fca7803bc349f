import type { AlienText } from '../../types.ts';

export default {
  name: 'Обраний',
} satisfies Partial<AlienText>;
