/** Who may sit at a table of the arena: the levels, and players to measure them by. */
import { diceFrom, randomAnswer, type Decision, type Game } from '@cosmarium/engine';
import { LEVELS, type Bot, type Choice, type Level } from '../bot.ts';
import { createBot } from '../create.ts';
import { instinct } from '../instinct.ts';
import { EXPLOITS, type ExploitName } from './exploits.ts';

export type PlayerName = Level | ExploitName | 'random' | 'quick';
export const PLAYERS = [...LEVELS, 'random', 'quick', ...Object.keys(EXPLOITS)] as readonly PlayerName[];

/** Answers a decision of the game; all but `quick` by what the seat sees only. */
export type Player = (game: Game, decision: Decision) => Choice;

const seeing =
  (bot: Bot): Player =>
  (game, d) =>
    bot.choose(game.view(d.seat), d, game.past(d.seat));

/** Any legal answer. */
function random(seed: string): Player {
  const dice = diceFrom(seed);
  return (_, d) => ({ answer: randomAnswer(d, dice) });
}

/** The players of imagined games: for statistics from thousands of games. */
function quick(seed: string): Player {
  const dice = diceFrom(seed);
  return (game, d) => ({ answer: instinct(game, d, dice) });
}

/** Has one habit, and else plays as a normal bot. */
function habitual(name: ExploitName, seed: string): Player {
  const otherwise = seeing(createBot({ level: 'normal', seed }));
  return (game, d) => {
    const answer = EXPLOITS[name](game, d);
    return answer === null ? otherwise(game, d) : { answer };
  };
}

const isExploit = (name: PlayerName): name is ExploitName => Object.hasOwn(EXPLOITS, name);

export function createPlayer(name: PlayerName, seed: string): Player {
  switch (name) {
    case 'random':
      return random(seed);
    case 'quick':
      return quick(seed);
    default:
      return isExploit(name) ? habitual(name, seed) : seeing(createBot({ level: name, seed }));
  }
}
