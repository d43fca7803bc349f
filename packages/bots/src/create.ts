/** Makes a bot of a level. */
import { checkAnswer, type Decision, type Dice, type View } from '@cosmarium/engine';
import type { Bot, Choice, Level } from './bot.ts';
import { diceFor } from './dice.ts';
import { easy } from './levels/easy.ts';
import { hard } from './levels/hard.ts';
import { normal } from './levels/normal.ts';

const PLAYERS: Record<Level, (view: View, d: Decision, dice: Dice) => Choice> = { easy, normal, hard };

export function createBot({ level, seed }: { level: Level; seed: string }): Bot {
  const play = PLAYERS[level];
  return {
    choose(view, decision) {
      const choice = play(view, decision, diceFor(seed, view, decision));
      return { ...choice, answer: checkAnswer(decision, choice.answer) };
    },
  };
}
