import type { AlienText } from '../../types.ts';

export default {
  name: 'Skąpiec',
} satisfies Partial<AlienText>;
