/** Makes a bot of a level. */
import { checkAnswer, type Decision, type Dice } from '@cosmarium/engine';
import type { Bot, Choice, Level } from './bot.ts';
import type { Scene } from './clues.ts';
import { diceFor } from './dice.ts';
import { easy } from './levels/easy.ts';
import { brutal } from './levels/brutal.ts';
import { hard } from './levels/hard.ts';
import { normal } from './levels/normal.ts';

type Player = (scene: Scene, d: Decision, dice: Dice, effort: number) => Choice;
const PLAYERS: Record<Level, Player> = { easy, normal, hard, brutal };

export interface BotWishes {
  level: Level;
  seed: string;
  /** Between 0 and 1: how much of its usual thought a bot takes that thinks much. Somebody else may be waiting. */
  effort?: number;
}

export function createBot({ level, seed, effort = 1 }: BotWishes): Bot {
  const play = PLAYERS[level];
  return {
    choose(view, decision, past) {
      const choice = play({ view, past }, decision, diceFor(seed, view, decision), effort);
      return { ...choice, answer: checkAnswer(decision, choice.answer) };
    },
  };
}
