import type { AlienText } from '../../types.ts';

export default {
  name: 'Вірус',
} satisfies Partial<AlienText>;
