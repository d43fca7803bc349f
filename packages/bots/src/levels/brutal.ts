/** Brutal: as hard, with ten times the thought: more imagined worlds, each played on through the next encounter. */
import type { Decision, Dice } from '@cosmarium/engine';
import type { Choice } from '../bot.ts';
import type { Asked } from '../clues.ts';
import { LEARNED } from '../values.ts';
import type { Skill } from '../situation.ts';
import { think } from '../think.ts';
import { hurried } from './hard.ts';

const BRUTAL: Skill = {
  hands: 120,
  worlds: 240,
  depth: 2,
  expectsThought: true,
  trust: 0.95,
  values: LEARNED,
};

export const brutal = (scene: Asked, d: Decision, dice: Dice, effort: number): Choice =>
  think(scene, d, hurried(BRUTAL, effort), dice);
