/** HTTP: who I am, and tables to sit at. */
import type { Journal, Seat, SetupFault } from '@cosmarium/engine';
import type { Level, TableOptions, TableWishes } from '@cosmarium/protocol';
import { SERVERLESS } from '../hosting.ts';
import type { SoloFile } from '../solo/file.ts';
import { keepRejoin } from './rejoin.ts';

export interface Guest {
  id: string;
  name: string;
}
export interface MyTable {
  code: string;
  status: string;
  /** It waits for me: milliseconds until it is decided without me. */
  left?: number;
}
export interface ListedTable {
  code: string;
  options: TableOptions;
  players: ({ level: Level } | { name: string })[];
}

/** The server said no, or could not be reached (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    /** What is wrong with the game that was chosen, if it is that. */
    readonly fault?: SetupFault,
  ) {
    super(`${status} ${reason}`);
  }
}

/** Nobody answered, or only somebody in front of the server. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

export async function call<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  if (SERVERLESS) throw new ApiError(0, 'unreachable');
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new ApiError(0, 'unreachable');
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const { error = '', fault } = answer as { error?: string; fault?: SetupFault };
    throw new ApiError(response.status, error, fault);
  }
  return answer as T;
}

/** Who I am; null before the first visit. */
export async function me(): Promise<{ guest: Guest; tables: MyTable[] } | null> {
  const { guest, tables } = await call<{ guest: Guest | null; tables: MyTable[] }>('/api/me');
  return guest === null ? null : { guest, tables };
}

/** A new guest, or a new name for the one I am. */
export async function nameMe(name: string): Promise<Guest> {
  const { guest, rejoin } = await call<{ guest: Guest; rejoin?: string }>('/api/guests', { name });
  keepRejoin(rejoin);
  return guest;
}

/** From now on I am whoever this token belongs to. */
export async function comeBack(token: string): Promise<void> {
  await call('/api/rejoin', { token });
  keepRejoin(`/rejoin/${token}`);
}

/** Makes sure that the server knows me. */
export async function beSomebody(name: string): Promise<Guest> {
  return (await me())?.guest ?? (await nameMe(name));
}

export const openTable = (wishes: TableWishes): Promise<{ code: string; link: string }> =>
  call('/api/tables', wishes);
/** A game that was played alone so far gets a table. */
export const bringGame = (game: SoloFile): Promise<{ code: string; link: string }> =>
  call('/api/tables/brought', game);
export const listTables = (): Promise<ListedTable[]> => call('/api/tables');
/** Games that may be watched. */
export const listGames = (): Promise<ListedTable[]> => call('/api/games');
/** A game I have played to its end. */
export interface PlayedGame extends ListedTable {
  /** When its table was opened. */
  at: number;
  /** Mine. */
  seat: Seat;
  /** null: nobody wrote it down. */
  winners: Seat[] | null;
}
/** My games, the last one first; those before that time to go on with the list. */
export const playedGames = (before?: number): Promise<PlayedGame[]> =>
  call(`/api/me/games${before === undefined ? '' : `?before=${before}`}`);
export const journal = (code: string): Promise<Journal> => call(`/api/tables/${code}/journal`);
