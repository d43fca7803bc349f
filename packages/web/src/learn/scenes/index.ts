import type { Scene } from '../lessons.ts';
import { attacked } from './attacked.ts';
import { invited } from './invited.ts';
import { ownTurn } from './own-turn.ts';

/** In their order. */
export const SCENES: readonly Scene[] = [ownTurn, invited, attacked];
