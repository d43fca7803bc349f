import type { AlienText } from '../../types.ts';

export default {
  name: 'Мутант',
} satisfies Partial<AlienText>;
