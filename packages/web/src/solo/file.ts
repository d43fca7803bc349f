/** A solo game as a file: its journal, which can be played again like any other, and what is needed to go on with it. */
import type { Journal } from '@cosmarium/engine';
import { read, SoloSchema, type Solo } from '@cosmarium/protocol';
import { saveFile } from '../local/save.ts';
import { newCode, type KeptGame } from './game.ts';
import { findGame, keepGame } from './kept.ts';

export type SoloFile = Journal & { solo: Solo };

/** False if there is no such game any more. */
export async function saveGame(code: string): Promise<boolean> {
  const game = await findGame(code);
  if (game === null) return false;
  saveFile(fileOf(game));
  return true;
}

/** All that is needed to go on with it elsewhere. */
export const fileOf = ({ journal, name, seat, level, characters, options }: KeptGame): SoloFile => ({
  ...journal,
  solo: { name, seat, level, characters, options },
});

/** The solo game a file was made of; null if it is another one. */
export const soloIn = (journal: Journal): Solo | null =>
  read(SoloSchema, (journal as { solo?: unknown }).solo);

/** Keeps the game of a file among those of this browser; its code. */
export async function takeIn(journal: Journal, solo: Solo): Promise<string> {
  const at = Date.now();
  const code = newCode(at);
  const { format, version, rules, start, answers, checkpoints } = journal;
  await keepGame(
    {
      ...solo,
      code,
      at,
      answers: answers.length,
      winners: null,
      next: null,
      journal: { format, version, rules, start, answers, checkpoints },
    },
    null,
  );
  return code;
}
