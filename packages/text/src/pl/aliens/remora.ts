import type { AlienText } from '../../types.ts';

export default {
  name: 'Podnawka',
} satisfies Partial<AlienText>;
