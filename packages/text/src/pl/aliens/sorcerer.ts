import type { AlienText } from '../../types.ts';

export default {
  name: 'Czarownik',
} satisfies Partial<AlienText>;
