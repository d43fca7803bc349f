import type { AlienText } from '../../types.ts';

export default {
  name: 'Человек',
} satisfies Partial<AlienText>;
