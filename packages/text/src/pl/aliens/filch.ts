import type { AlienText } from '../../types.ts';

export default {
  name: 'Przywłaszczyciel',
} satisfies Partial<AlienText>;
