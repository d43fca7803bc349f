import type { AlienText } from '../../types.ts';

export default {
  name: 'Скопидом',
} satisfies Partial<AlienText>;
