/** A game against bots that is played and kept in this browser. */
import { COLOURS, type Colour, type Journal, type Seat } from '@cosmarium/engine';
import type { Solo, TableOptions } from '@cosmarium/protocol';
import { chance } from '../chance.ts';

/** What is told of it in a list. */
export interface SoloGame extends Solo {
  code: string;
  /** When it was begun. */
  at: number;
  /** How many answers have been given. */
  answers: number;
  /** null while it is played. */
  winners: readonly Seat[] | null;
  /** The game that came after it. */
  next: string | null;
}

/** The same with all that was played. */
export interface KeptGame extends SoloGame {
  journal: Journal;
}

/** No table of a server is called like this. */
const PREFIX = 'solo-';

export const isSolo = (code: string): boolean => code.startsWith(PREFIX);

/** Time makes it different from all others, whatever chance gives. */
export const newCode = (now: number): string => `${PREFIX}${now.toString(36)}${chance(2)}`;

/** By seat. */
export const coloursOf = ({ players }: TableOptions): readonly Colour[] => COLOURS.slice(0, players);
