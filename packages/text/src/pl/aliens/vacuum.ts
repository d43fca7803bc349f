import type { AlienText } from '../../types.ts';

export default {
  name: 'Próżnia',
} satisfies Partial<AlienText>;
