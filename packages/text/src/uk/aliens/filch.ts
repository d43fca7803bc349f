import type { AlienText } from '../../types.ts';

export default {
  name: 'Крадій',
} satisfies Partial<AlienText>;
