/** Normal: plans every encounter by what the others may hold, and tries powers and cards in its mind. */
import type { Decision, Dice } from '@cosmarium/engine';
import type { Choice } from '../bot.ts';
import type { Asked } from '../clues.ts';
import { USUAL } from '../values.ts';
import type { Skill } from '../situation.ts';
import { think } from '../think.ts';

export const NORMAL: Skill = {
  hands: 12,
  worlds: 3,
  expectsThought: false,
  trust: 0,
  values: USUAL,
};

export const normal = (scene: Asked, d: Decision, dice: Dice): Choice => think(scene, d, NORMAL, dice);
