import type { AlienText } from '../../types.ts';

export default {
  name: 'Чаклун',
} satisfies Partial<AlienText>;
