import type { AlienText } from '../../types.ts';

export default {
  name: 'Реінкарнатор',
} satisfies Partial<AlienText>;
