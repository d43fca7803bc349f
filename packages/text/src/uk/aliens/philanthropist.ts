import type { AlienText } from '../../types.ts';

export default {
  name: 'Філантроп',
} satisfies Partial<AlienText>;
