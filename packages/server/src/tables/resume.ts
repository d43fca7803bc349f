/**
 * Brings a table back from storage. The policy for a game that was played under older rules:
 *  1. The answers of the running encounter are played again from its snapshot. If the new rules ask the same questions,
 *     the game goes on.
 *  2. If not, the encounter is played again from its beginning. A marker in the journal says so.
 *  3. If the new rules cannot even play from the snapshot, the game is stopped. The journal is kept.
 * The players are told in each case. A node never touches a table played under rules newer than its own.
 */
import { CosmariumError, RULES_VERSION, type GameState } from '@cosmarium/engine';
import type { Notice } from '@cosmarium/protocol';
import type { JournalRow, SnapshotRow, TableRow } from '../storage/schema.ts';
import type { TableStore } from '../storage/tables.ts';
import type { Pacing } from './hold.ts';
import { Departed, isOpen, Session } from './session.ts';

/** What the answer of a marker holds. */
export interface Restart {
  /** The rules from here on. */
  rules: number;
  /** Answers before the snapshot from which it went on. */
  snapshot: number;
  /** That snapshot; null: the game's set-up. */
  position: GameState | null;
  /** The answers since the snapshot count no more. */
  again: boolean;
}
const MARKER = -1;

export const isRestart = (row: JournalRow): boolean => row.decision === MARKER;
export const restartOf = (row: JournalRow): Restart => JSON.parse(row.answer) as Restart;

export type Resumed =
  | { is: 'playing'; session: Session }
  /** Played under older rules: append the marker and tell the players. */
  | { is: 'upgraded'; session: Session; marker: JournalRow; notice: Notice }
  | { is: 'stopped'; notice: Notice }
  | { is: 'newer' };

export async function resume(
  store: TableStore,
  row: TableRow,
  pacing: Pacing | null,
  now: number,
): Promise<Resumed> {
  if (row.rules > RULES_VERSION) return { is: 'newer' };
  const { snapshot, rows } = await read(store, row, pacing);
  const session = playAgain(row, pacing, snapshot, rows);
  if (row.rules === RULES_VERSION)
    return session === null
      ? { is: 'stopped', notice: { notice: 'stopped', why: 'fault' } }
      : { is: 'playing', session };
  const upgraded = session ?? begin(row, pacing, snapshot);
  if (upgraded === null) return { is: 'stopped', notice: { notice: 'stopped', why: 'rules' } };
  const restart: Restart = {
    rules: RULES_VERSION,
    snapshot: snapshot?.seq ?? 0,
    position: snapshot === undefined ? null : (JSON.parse(snapshot.state!) as GameState),
    again: session === null,
  };
  const marker: JournalRow = {
    table_code: row.code,
    seq: (rows.at(-1)?.seq ?? restart.snapshot) + 1,
    seat: -1,
    decision: MARKER,
    asked: 'restart',
    answer: JSON.stringify(restart),
    command: '',
    at: now,
  };
  upgraded.skipTo(marker.seq);
  const encounter = session === null ? 'again' : 'continues';
  const notice = { notice: 'rules-changed', from: row.rules, to: RULES_VERSION, encounter } as const;
  return { is: 'upgraded', session: upgraded, marker, notice };
}

interface Read {
  /** undefined: the set-up. */
  snapshot: SnapshotRow | undefined;
  /** What was answered since. */
  rows: JournalRow[];
}

/** From where to play again: far enough back to know what is kept back now. */
async function read(store: TableStore, { code, rules }: TableRow, pacing: Pacing | null): Promise<Read> {
  const [snapshot, before] = await store.lastSnapshots(code);
  const from = async (start: SnapshotRow | undefined) => store.entriesAfter(code, start?.seq ?? 0);
  const rows = await from(snapshot);
  const first = snapshot === undefined || snapshot.seq === 0;
  const enough = pacing === null || first || rows.some(isOpen) || before?.state === null;
  if (enough || rules !== RULES_VERSION) return { snapshot, rows };
  const more = await from(before);
  return more.some(isRestart) ? { snapshot, rows } : { snapshot: before, rows: more };
}

function begin(row: TableRow, pacing: Pacing | null, snapshot: SnapshotRow | undefined): Session | null {
  try {
    return snapshot === undefined
      ? Session.fromStart(row, pacing)
      : Session.fromSnapshot(row, snapshot, pacing);
  } catch {
    // Whatever it is: these rules cannot make sense of that state.
    return null;
  }
}

/** null if the answers do not fit. */
function playAgain(
  row: TableRow,
  pacing: Pacing | null,
  snapshot: SnapshotRow | undefined,
  rows: JournalRow[],
): Session | null {
  const session = begin(row, pacing, snapshot);
  if (session === null) return null;
  const from = rows.findLastIndex((one) => isRestart(one) && restartOf(one).again);
  try {
    for (const one of rows.slice(Math.max(0, from))) {
      if (isRestart(one)) session.skipTo(one.seq);
      else session.take(one);
    }
  } catch (error) {
    if (error instanceof Departed || error instanceof CosmariumError) return null;
    throw error;
  }
  // A snapshot that is due was stored by whoever appended.
  session.snapshot();
  return session;
}
