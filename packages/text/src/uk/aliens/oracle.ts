import type { AlienText } from '../../types.ts';

export default {
  name: 'Оракул',
} satisfies Partial<AlienText>;
