/** A game to play again: from the server, or from a file. */
import { CosmariumError, type Seat } from '@cosmarium/engine';
import type { TableInfo } from '@cosmarium/protocol';
import { ApiError, beSomebody } from '../net/api.ts';
import { soloIn } from '../solo/file.ts';
import { isSolo } from '../solo/game.ts';
import { soloInfo } from '../solo/info.ts';
import { findGame } from '../solo/kept.ts';
import { sitDown } from '../table/online.ts';
import { Film } from './film.ts';
import { journalOf } from './journal.ts';

/** Why a game cannot be shown: part of a text key, and what a programmer would like to know. */
export interface Fault {
  why: 'not-over' | 'unknown' | 'unreachable' | 'old-rules' | 'damaged';
  detail: string;
}
export interface Loaded {
  film: Film;
  /** What the server knows of the table besides the game; null for a file. */
  info: TableInfo | null;
  /** Where the one who looks sat; -1 if nowhere. */
  seat: Seat;
}

export function faultOf(error: unknown): Fault {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof ApiError) {
    const why = error.status === 403 ? 'not-over' : error.status === 404 ? 'unknown' : 'unreachable';
    return { why, detail };
  }
  const old = error instanceof CosmariumError && error.code === 'rules-version';
  return { why: old ? 'old-rules' : 'damaged', detail };
}

const PATIENCE_MS = 4000;
/** What nobody needs to know of a game that is not kept here. */
const NOT_KEPT = { code: '', at: 0, answers: 0, winners: null, next: null };
const NOBODY = { info: null, seat: -1 };

/** Who sat at the table is told only at its socket; a replay does without if nobody tells. */
async function tableInfo(code: string, guest: string): Promise<{ info: TableInfo | null; seat: Seat }> {
  if (isSolo(code)) {
    const game = await findGame(code);
    return game === null ? NOBODY : { info: soloInfo(game), seat: game.seat };
  }
  await beSomebody(guest);
  const table = sitDown(code);
  const { store } = table;
  const told = () => ({ info: store.getState().info, seat: store.getState().seat });
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      table.leave();
      done(told());
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    const unsubscribe = store.subscribe(({ info, link }) => {
      if (info !== null || link.is === 'refused') finish();
    });
  });
}

export async function loadGame(code: string, guest: string): Promise<Loaded> {
  const [played, told] = await Promise.all([journalOf(code), tableInfo(code, guest).catch(() => NOBODY)]);
  return { film: new Film(played), ...told };
}

export async function loadFile(file: File): Promise<Loaded> {
  const film = new Film(await file.text());
  const solo = soloIn(film.journal);
  if (solo === null) return { film, ...NOBODY };
  const { seat } = solo;
  return { film, info: soloInfo({ ...solo, ...NOT_KEPT }), seat };
}
