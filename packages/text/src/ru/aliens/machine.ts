import type { AlienText } from '../../types.ts';

export default {
  name: 'Машина',
} satisfies Partial<AlienText>;
