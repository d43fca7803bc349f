import type { AlienText } from '../../types.ts';

export default {
  name: 'Макрон',
} satisfies Partial<AlienText>;
