/**
 * Hard: as normal, with many more imagined worlds; expects the others to think as well, tries the cards it plans to lay and
 * the sides it may join on imagined games played forward, and invites to its attacks those who invite others to theirs.
 */
import type { Decision, Dice } from '@cosmarium/engine';
import type { Choice } from '../bot.ts';
import type { Asked } from '../clues.ts';
import { LEARNED } from '../values.ts';
import type { Skill } from '../situation.ts';
import { think } from '../think.ts';
import { NORMAL } from './normal.ts';

export const HARD: Skill = {
  hands: 80,
  worlds: 160,
  expectsThought: true,
  trust: 0.7,
  values: LEARNED,
};

/** In a hurry it imagines as little as a normal bot. */
export function hurried(skill: Skill, effort: number): Skill {
  const share = (least: number, most: number) => Math.round(least + (most - least) * effort);
  return {
    ...skill,
    hands: share(NORMAL.hands, skill.hands),
    worlds: share(NORMAL.worlds, skill.worlds),
  };
}

export const hard = (scene: Asked, d: Decision, dice: Dice, effort: number): Choice =>
  think(scene, d, hurried(HARD, effort), dice);
