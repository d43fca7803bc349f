/**
 * Hard: as normal, with many more imagined worlds; expects the others to think as well, and tries the cards it plans to
 * lay on imagined games played forward.
 */
import type { Decision, Dice, View } from '@cosmarium/engine';
import type { Choice } from '../bot.ts';
import type { Skill } from '../situation.ts';
import { think } from '../think.ts';

const HARD: Skill = { hands: 60, worlds: 48, expectsThought: true, trust: 0.9 };

export const hard = (view: View, d: Decision, dice: Dice): Choice => think(view, d, HARD, dice);
