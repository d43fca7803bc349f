import type { AlienText } from '../../types.ts';

export default {
  name: 'Вакуум',
} satisfies Partial<AlienText>;
