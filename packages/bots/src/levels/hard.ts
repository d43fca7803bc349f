/** Hard: as normal, with many more imagined worlds, and expects the others to think as well. */
import type { Decision, Dice, View } from '@cosmarium/engine';
import type { Choice } from '../bot.ts';
import type { Skill } from '../situation.ts';
import { think } from '../think.ts';

const HARD: Skill = { hands: 60, worlds: 16, expectsThought: true, searches: true };

export const hard = (view: View, d: Decision, dice: Dice): Choice => think(view, d, HARD, dice);
