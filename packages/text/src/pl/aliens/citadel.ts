import type { AlienText } from '../../types.ts';

export default {
  name: 'Cytadela',
} satisfies Partial<AlienText>;
