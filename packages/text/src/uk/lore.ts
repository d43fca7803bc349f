/** Who the aliens are. */
import { book } from '../book.ts';
import base from './base/lore.ts';
import dominion from './dominion/lore.ts';

export default book(base, dominion);
