import type { AlienText } from '../../types.ts';

export default {
  name: 'Dyktator',
} satisfies Partial<AlienText>;
