/** The journal of a finished game, to play it again and to check the shuffle. */
import { createGame, replay, RULES_VERSION, type Answer, type Journal, type Setup } from '@cosmarium/engine';
import type { JournalRow, TableRow } from './storage/schema.ts';
import type { TableStore } from './storage/tables.ts';
import { isRestart, restartOf } from './tables/resume.ts';

export async function journalOf(store: TableStore, row: TableRow): Promise<Journal> {
  const rows = await store.entriesAfter(row.code, 0);
  const marker = rows.findLast(isRestart);
  const setup = JSON.parse(row.setup!) as Setup;
  const begun: Journal = { ...createGame(setup, row.seed).journal(), rules: row.rules, checkpoints: [] };
  const journal = marker === undefined ? begun : { ...begun, ...since(marker) };
  journal.answers = rows.filter((one) => counts(one, marker)).map(pairOf);
  // The engine can no longer play what was played under older rules.
  if (row.rules !== RULES_VERSION) return journal;
  const played = replay(journal).journal();
  if (marker === undefined) await compare(store, row.code, played);
  return played;
}

/** Under other rules the game went on from a position; what came before belongs to the older ones. */
function since(marker: JournalRow): Partial<Journal> {
  const { position } = restartOf(marker);
  return position === null ? {} : { start: { position } };
}

function counts(row: JournalRow, marker: JournalRow | undefined): boolean {
  if (isRestart(row)) return false;
  if (marker === undefined) return true;
  const { again, snapshot } = restartOf(marker);
  return row.seq > (again ? marker.seq : snapshot);
}

const pairOf = ({ decision, answer }: JournalRow): [number, Answer] => [
  decision,
  JSON.parse(answer) as Answer,
];

/** What was fingerprinted while the game was played must be found again. */
async function compare(store: TableStore, code: string, { checkpoints }: Journal): Promise<void> {
  for (const { seq, hash } of await store.snapshots(code))
    if (!checkpoints.some((one) => one[0] === seq && one[1] === hash))
      throw new Error(`the journal of ${code} departs from what was played after ${seq} answers`);
}
