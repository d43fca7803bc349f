import type { AlienText } from '../../types.ts';

export default {
  name: 'Hazardzista',
} satisfies Partial<AlienText>;
