import type { AlienText } from '../../types.ts';

export default {
  name: 'Игрок',
} satisfies Partial<AlienText>;
