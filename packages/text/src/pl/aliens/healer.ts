import type { AlienText } from '../../types.ts';

export default {
  name: 'Uzdrowiciel',
} satisfies Partial<AlienText>;
