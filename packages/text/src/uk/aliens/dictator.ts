import type { AlienText } from '../../types.ts';

export default {
  name: 'Диктатор',
} satisfies Partial<AlienText>;
