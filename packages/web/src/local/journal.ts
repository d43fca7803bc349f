/** The journal of a game that is over, from wherever it is kept. */
import type { Journal } from '@cosmarium/engine';
import { ApiError, journal } from '../net/api.ts';
import { isSolo } from '../solo/game.ts';
import { findGame } from '../solo/kept.ts';

export async function journalOf(code: string): Promise<Journal> {
  if (!isSolo(code)) return journal(code);
  const game = await findGame(code);
  if (game === null) throw new ApiError(404, 'unknown');
  if (game.winners === null) throw new ApiError(403, 'not-now');
  return game.journal;
}
