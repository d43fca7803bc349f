/** Makes a bot of a level. */
import { checkAnswer, type Decision, type Dice } from '@cosmarium/engine';
import { remembers, type Bot, type Choice, type Level } from './bot.ts';
import type { Asked } from './clues.ts';
import { CHARACTERS, type CharacterName } from './characters/all.ts';
import { NOTHING } from './characters/memory.ts';
import { CALM, temperOf } from './characters/temper.ts';
import { diceFor } from './dice.ts';
import { generosityOf, UNKNOWN } from './generosity.ts';
import { easy } from './levels/easy.ts';
import { brutal } from './levels/brutal.ts';
import { hard } from './levels/hard.ts';
import { normal } from './levels/normal.ts';

type Player = (scene: Asked, d: Decision, dice: Dice, effort: number) => Choice;
const PLAYERS: Record<Level, Player> = { easy, normal, hard, brutal };

export interface BotWishes {
  level: Level;
  seed: string;
  /** Between 0 and 1: how much of its usual thought a bot takes that thinks much. Somebody else may be waiting. */
  effort?: number;
  /** Without one it has no preferences but to win. */
  character?: CharacterName | null;
}

export function createBot({ level, seed, effort = 1, character = null }: BotWishes): Bot {
  const play = PLAYERS[level];
  return {
    choose(view, decision, past, memory) {
      const temper = character === null ? CALM : temperOf(CHARACTERS[character], memory ?? NOTHING, view);
      const generous =
        memory !== undefined && remembers(level)
          ? generosityOf(memory.deeds, view.seat, view.players.length)
          : UNKNOWN;
      const choice = play({ view, past, temper, generous }, decision, diceFor(seed, view, decision), effort);
      return { ...choice, answer: checkAnswer(decision, choice.answer) };
    },
  };
}
