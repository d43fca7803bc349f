/** A new solo game. */
import { createGame, setupFault, type SetupFault } from '@cosmarium/engine';
import {
  characterFor,
  setupFrom,
  type CharacterName,
  type CharacterWish,
  type Level,
  type TableOptions,
} from '@cosmarium/protocol';
import { chance } from '../chance.ts';
import { coloursOf, newCode, type KeptGame } from './game.ts';
import { keepGame } from './kept.ts';

const SEED_BYTES = 16;
const MY_SEAT = 0;

export interface Wishes {
  options: TableOptions;
  level: Level;
  name: string;
  /** By seat; undefined: nobody has one. */
  characters?: readonly (CharacterName | null)[];
}

/** Its code, or why it cannot be played. */
export async function beginSolo(wishes: Wishes): Promise<string | SetupFault> {
  const game = newGame(wishes, Date.now());
  if (!('journal' in game)) return game;
  await keepGame(game, null);
  return game.code;
}

/** By seat. */
export function charactersFor(wish: CharacterWish, { players }: TableOptions): (CharacterName | null)[] {
  const dice = (sides: number) => Number.parseInt(chance(4), 16) % sides;
  const chosen: (CharacterName | null)[] = [];
  for (let seat = 0; seat < players; seat++)
    chosen.push(seat === MY_SEAT ? null : characterFor(wish, chosen, dice));
  return chosen;
}

export function newGame({ options, level, name, characters }: Wishes, now: number): KeptGame | SetupFault {
  const setup = setupFrom(options, coloursOf(options));
  const fault = setupFault(setup);
  if (fault !== null) return fault;
  const journal = createGame(setup, chance(SEED_BYTES)).journal();
  return {
    code: newCode(now),
    at: now,
    name,
    seat: MY_SEAT,
    level,
    characters,
    options,
    answers: 0,
    winners: null,
    next: null,
    journal,
  };
}
