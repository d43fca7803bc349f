import type { AlienText } from '../../types.ts';

export default {
  name: 'Людина',
} satisfies Partial<AlienText>;
