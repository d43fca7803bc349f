import type { AlienText } from '../../../types.ts';
import ace from './ace.ts';
import explorer from './explorer.ts';
import laser from './laser.ts';
import mesmer from './mesmer.ts';
import tourist from './tourist.ts';
import yinYang from './yin-yang.ts';

export default {
  ace,
  explorer,
  laser,
  mesmer,
  tourist,
  'yin-yang': yinYang,
} satisfies Record<string, AlienText>;
