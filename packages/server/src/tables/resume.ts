/**
 * Brings a table back from storage. The policy for a game that was played under older rules:
 *  1. The answers of the running encounter are played again from its snapshot. If the new rules ask the same questions,
 *     the game goes on.
 *  2. If not, the encounter is played again from its beginning. A marker in the journal says so.
 *  3. If the new rules cannot even play from the snapshot, the game is stopped. The journal is kept, and whenever somebody
 *     comes to the table it is tried again: an older build, or a mended one, brings it back.
 * The players are told in each case. A node never touches a table played under rules newer than its own.
 */
import type { Deed } from '@cosmarium/bots';
import { askAnew, RULES_VERSION, type GameState } from '@cosmarium/engine';
import type { Notice } from '@cosmarium/protocol';
import type { Journal } from '../storage/journal.ts';
import type { JournalRow, SnapshotRow, TableRow } from '../storage/schema.ts';
import type { Pacing } from './hold.ts';
import { isOpen } from './rows.ts';
import { Session, setUp, type Beginning } from './session.ts';

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
  /** These rules cannot play it. */
  | { is: 'stopped'; notice: Notice; reasons: string[] }
  | { is: 'newer' };

export async function resume(
  journal: Journal,
  row: TableRow,
  pacing: Pacing | null,
  now: number,
): Promise<Resumed> {
  const { snapshot, rows } = await read(journal, row, pacing);
  // Newer rules may have taken over since the table's row was read.
  const newest = Math.max(row.rules, ...rows.filter(isRestart).map((one) => restartOf(one).rules));
  if (newest > RULES_VERSION) return { is: 'newer' };
  const beginning = beginningOf(snapshot, rows);
  const reasons: string[] = [];
  /** null if it fails, whatever it is: these rules cannot make sense of that game. */
  const attempt = <T>(play: () => T): T | null => {
    try {
      return play();
    } catch (error) {
      reasons.push(String(error));
      return null;
    }
  };
  const stopped = (why: 'fault' | 'rules') =>
    ({ is: 'stopped', notice: { notice: 'stopped', why }, reasons }) as const;

  const session = attempt(() => playAgain(row, beginning, rows, pacing));
  if (row.rules === RULES_VERSION) return session === null ? stopped('fault') : { is: 'playing', session };
  const from = session === null ? attempt(() => anew(row, beginning, rows)) : beginning;
  const upgraded = session ?? (from && attempt(() => Session.begin(row, from, pacing)));
  if (from === null || upgraded === null) return stopped('rules');
  const again = session === null;
  const restart: Restart = { rules: RULES_VERSION, snapshot: from.seq, position: from.state, again };
  const marker: JournalRow = {
    table_code: row.code,
    seq: (rows.at(-1)?.seq ?? from.seq) + 1,
    seat: -1,
    decision: MARKER,
    asked: 'restart',
    answer: JSON.stringify(restart),
    command: '',
    at: now,
  };
  upgraded.skipTo(marker.seq);
  const encounter = again ? 'again' : 'continues';
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
async function read(journal: Journal, { code, rules }: TableRow, pacing: Pacing | null): Promise<Read> {
  const [snapshot, before] = await journal.lastSnapshots(code);
  const from = async (start: SnapshotRow | undefined) => journal.entriesAfter(code, start?.seq ?? 0);
  const rows = await from(snapshot);
  const first = snapshot === undefined || snapshot.seq === 0;
  const enough = pacing === null || first || rows.some(isOpen) || before?.state === null;
  if (enough || rules !== RULES_VERSION) return { snapshot, rows };
  const more = await from(before);
  return more.some(isRestart) ? { snapshot, rows } : { snapshot: before, rows: more };
}

/** The last snapshot, or as it was changed when the encounter was begun anew. */
function beginningOf(snapshot: SnapshotRow | undefined, rows: readonly JournalRow[]): Beginning {
  const restart = rows.findLast(beginsAnew);
  const { seq, events, state, deeds } = snapshot ?? { seq: 0, events: 0, state: 'null', deeds: null };
  return {
    seq,
    events,
    deeds: JSON.parse(deeds ?? '[]') as Deed[],
    state: restart === undefined ? (JSON.parse(state!) as GameState | null) : restartOf(restart).position,
  };
}

/** The same beginning once more: what was asked the first time must not be taken for what is asked now. */
function anew(row: TableRow, { state, ...where }: Beginning, rows: readonly JournalRow[]): Beginning {
  const answered = rows.filter((one) => !isRestart(one)).map(({ decision }) => decision);
  return { ...where, state: askAnew(state ?? setUp(row).snapshot().state, answered) };
}

const beginsAnew = (row: JournalRow): boolean => isRestart(row) && restartOf(row).again;

function playAgain(
  row: TableRow,
  beginning: Beginning,
  rows: readonly JournalRow[],
  pacing: Pacing | null,
): Session {
  const session = Session.begin(row, beginning, pacing);
  for (const one of rows.slice(Math.max(0, rows.findLastIndex(beginsAnew)))) {
    if (isRestart(one)) session.skipTo(one.seq);
    else session.take(one);
  }
  // A snapshot that is due was stored by whoever appended.
  session.snapshot();
  return session;
}
