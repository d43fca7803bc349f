import type { AlienText } from '../../types.ts';

export default {
  name: 'Неудачник',
} satisfies Partial<AlienText>;
