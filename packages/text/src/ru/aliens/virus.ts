import type { AlienText } from '../../types.ts';

export default {
  name: 'Вирус',
} satisfies Partial<AlienText>;
