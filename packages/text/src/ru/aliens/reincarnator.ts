import type { AlienText } from '../../types.ts';

export default {
  name: 'Перевоплощатель',
} satisfies Partial<AlienText>;
