/**
 * Brutal: as hard, with many times the thought: more imagined hands and games, so that they can be trusted more. (Played on through the
 * next encounter they say less: chance adds more than there is to see.)
 */
import type { Decision, Dice } from '@cosmarium/engine';
import type { Choice } from '../bot.ts';
import type { Asked } from '../clues.ts';
import { LEARNED } from '../values.ts';
import type { Skill } from '../situation.ts';
import { think } from '../think.ts';
import { hurried } from './hard.ts';

const BRUTAL: Skill = {
  hands: 120,
  worlds: 400,
  expectsThought: true,
  trust: 0.85,
  values: LEARNED,
};

export const brutal = (scene: Asked, d: Decision, dice: Dice, effort: number): Choice =>
  think(scene, d, hurried(BRUTAL, effort), dice);
