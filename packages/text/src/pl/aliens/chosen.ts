import type { AlienText } from '../../types.ts';

export default {
  name: 'Wybraniec',
} satisfies Partial<AlienText>;
