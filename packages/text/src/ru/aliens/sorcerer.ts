import type { AlienText } from '../../types.ts';

export default {
  name: 'Колдун',
} satisfies Partial<AlienText>;
