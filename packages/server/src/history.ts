/** The journal of a finished game, to play it again and to check the shuffle. */
import {
  AGREED_DRAW,
  createGame,
  replay,
  RULES_VERSION,
  type Answer,
  type GameState,
  type Journal,
  type Setup,
} from '@cosmarium/engine';
import type { JournalRow, TableRow } from './storage/schema.ts';
import type { TableStore } from './storage/tables.ts';
import { isRestart, restartOf } from './tables/resume.ts';
import { isDraw } from './tables/session.ts';

const MOST_KEPT = 100;

type Finished = Pick<TableRow, 'code' | 'seed' | 'rules' | 'setup'>;

/** Journals as JSON. To play a game again takes its time, and a game that is over stays as it is: it is done once. */
export class Histories {
  /** Those asked for last are at the end. */
  private readonly kept = new Map<string, Promise<string>>();

  constructor(private readonly store: TableStore) {}

  of(row: Finished): Promise<string> {
    const { code } = row;
    const known = this.kept.get(code) ?? this.make(row);
    this.kept.delete(code);
    this.kept.set(code, known);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT) this.kept.delete(oldest);
    return known;
  }

  private make(row: Finished): Promise<string> {
    const made = journalOf(this.store, row).then((journal) => JSON.stringify(journal));
    // Storage may be back at the next request.
    made.catch(() => this.kept.delete(row.code));
    return made;
  }
}

async function journalOf(store: TableStore, row: Finished): Promise<Journal> {
  const rows = await store.entriesAfter(row.code, 0);
  const { position, answers } = whatCounts(rows);
  const setup = JSON.parse(row.setup!) as Setup;
  const begun = createGame(setup, row.seed).journal();
  const start = position === null ? begun.start : { position };
  const journal: Journal = { ...begun, rules: row.rules, start, answers, checkpoints: [] };
  // The engine can no longer play what was played under older rules.
  if (row.rules !== RULES_VERSION) return journal;
  const played = replay(journal).journal();
  if (!rows.some(isRestart)) await compare(store, row.code, played);
  return played;
}

/** Under other rules the game went on from a position; what came before belongs to the older ones. */
function whatCounts(rows: readonly JournalRow[]): {
  position: GameState | null;
  answers: [number, Answer][];
} {
  let position: GameState | null = null;
  let counted: JournalRow[] = [];
  for (const row of rows)
    if (isRestart(row)) {
      const restart = restartOf(row);
      ({ position } = restart);
      counted = restart.again ? [] : counted.filter(({ seq }) => seq > restart.snapshot);
    } else counted.push(row);
  return { position, answers: counted.map(pairOf) };
}

const pairOf = (row: JournalRow): [number, Answer] => [
  isDraw(row) ? AGREED_DRAW : row.decision,
  JSON.parse(row.answer) as Answer,
];

/** What was fingerprinted while the game was played must be found again. */
async function compare(store: TableStore, code: string, { checkpoints }: Journal): Promise<void> {
  for (const { seq, hash } of await store.snapshots(code))
    if (!checkpoints.some((one) => one[0] === seq && one[1] === hash))
      throw new Error(`the journal of ${code} departs from what was played after ${seq} answers`);
}
