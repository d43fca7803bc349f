import type { AlienText } from '../../types.ts';

export default {
  name: 'Пылесос',
} satisfies Partial<AlienText>;
