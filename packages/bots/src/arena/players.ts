/** Who may sit at a table of the arena: the levels, with or without a character, and players to measure them by. */
import { diceFrom, randomAnswer, type Decision, type Game } from '@cosmarium/engine';
import { LEVELS, type Choice, type Level } from '../bot.ts';
import { type CharacterName } from '../characters/all.ts';
import { Chronicle, type Spoken } from '../characters/memory.ts';
import { createBot, type BotWishes } from '../create.ts';
import { instinct } from '../instinct.ts';
import { EXPLOITS, type ExploitName } from './exploits.ts';

const SILENCE: readonly Spoken[] = [];

type Characterful = `${Level}:${CharacterName}`;
export type PlayerName = Level | Characterful | ExploitName | 'random' | 'quick';
/** Those without a character; what a player is, is `withCharacter`. */
export const PLAYERS = [...LEVELS, 'random', 'quick', ...Object.keys(EXPLOITS)] as readonly PlayerName[];

/** The same player as this character; null if it is one that has none. */
export function withCharacter(player: PlayerName, character: CharacterName): PlayerName | null {
  return (LEVELS as readonly string[]).includes(player) ? `${player as Level}:${character}` : null;
}

/** Answers a decision of the game; all but `quick` by what the seat sees only. */
export type Player = (game: Game, decision: Decision) => Choice;

/** For one game: it remembers what happens there. */
function seeing(wishes: BotWishes, heard: () => readonly Spoken[] = () => SILENCE): Player {
  const bot = createBot(wishes);
  const chronicle = new Chronicle();
  return (game, d) =>
    bot.choose(game.view(d.seat), d, game.past(d.seat), chronicle.hear(heard()).follow(game).memory);
}

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
  const otherwise = seeing({ level: 'normal', seed });
  return (game, d) => {
    const answer = EXPLOITS[name](game, d);
    return answer === null ? otherwise(game, d) : { answer };
  };
}

const isExploit = (name: PlayerName): name is ExploitName => Object.hasOwn(EXPLOITS, name);

/** `heard`: what is said in ready words, if anybody talks. */
export function createPlayer(name: PlayerName, seed: string, heard?: () => readonly Spoken[]): Player {
  if (name === 'random') return random(seed);
  if (name === 'quick') return quick(seed);
  if (isExploit(name)) return habitual(name, seed);
  const [level, character] = name.split(':') as [Level, CharacterName | undefined];
  return seeing({ level, seed, character }, heard);
}
