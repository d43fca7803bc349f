/** Who may sit at a table of the arena: the levels, and players to measure them by. */
import { diceFrom, randomAnswer, type Decision, type Game } from '@cosmarium/engine';
import { LEVELS, type Bot, type Choice } from '../bot.ts';
import { createBot } from '../create.ts';
import { instinct } from '../instinct.ts';
import { NO_HOMES, takeShips } from '../ships.ts';

export const PLAYERS = [...LEVELS, 'random', 'leach', 'quick'] as const;
export type PlayerName = (typeof PLAYERS)[number];

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

/** Joins every attack with four ships, and else plays as a normal bot. */
function leach(seed: string): Player {
  const otherwise = seeing(createBot({ level: 'normal', seed }));
  return (game, d) => {
    const target = d.kind === 'ally' ? d.targets.indexOf('offense') : -1;
    if (d.kind !== 'ally' || target < 0) return otherwise(game, d);
    return { answer: { target, ships: takeShips(d.slots, d.max, NO_HOMES) } };
  };
}

export function createPlayer(name: PlayerName, seed: string): Player {
  switch (name) {
    case 'random':
      return random(seed);
    case 'quick':
      return quick(seed);
    case 'leach':
      return leach(seed);
    default:
      return seeing(createBot({ level: name, seed }));
  }
}
