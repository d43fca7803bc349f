/**
 * Hard: as normal, with many more imagined worlds; expects the others to think as well, and tries the cards it plans to
 * lay on imagined games played forward.
 */
import type { Decision, Dice } from '@cosmarium/engine';
import type { Choice } from '../bot.ts';
import type { Scene } from '../clues.ts';
import type { Skill } from '../situation.ts';
import { think } from '../think.ts';
import { NORMAL } from './normal.ts';

const HARD: Skill = { hands: 60, worlds: 48, expectsThought: true, trust: 0.9 };

/** In a hurry it imagines as little as a normal bot. */
function hurried(effort: number): Skill {
  const share = (least: number, most: number) => Math.round(least + (most - least) * effort);
  return { ...HARD, hands: share(NORMAL.hands, HARD.hands), worlds: share(NORMAL.worlds, HARD.worlds) };
}

export const hard = (scene: Scene, d: Decision, dice: Dice, effort: number): Choice =>
  think(scene, d, hurried(effort), dice);
