import type { AlienText } from '../../../types.ts';
import ace from './ace.ts';
import explorer from './explorer.ts';
import tourist from './tourist.ts';

export default {
  ace,
  explorer,
  tourist,
} satisfies Record<string, AlienText>;
