import type { AlienText } from '../../types.ts';

export default {
  name: 'Мазохист',
} satisfies Partial<AlienText>;
