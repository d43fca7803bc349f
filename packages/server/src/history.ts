/** The journal of a finished game, to play it again and to check the shuffle. */
import {
  AGREED_DRAW,
  createGame,
  replaySteps,
  RULES_VERSION,
  TAKEN_BACK,
  type Answer,
  type Game,
  type GameState,
  type Journal,
  type Setup,
} from '@cosmarium/engine';
import type { Journal as Store } from './storage/journal.ts';
import type { JournalRow } from './storage/schema.ts';
import type { StoredTable } from './storage/tables.ts';
import { isRestart, restartOf } from './tables/resume.ts';
import { isDraw, isTakeBack } from './tables/rows.ts';
import { lotsOf, seedOf } from './tables/starting.ts';

const MOST_KEPT = 100;
/** So many answers are played again before others are listened to. */
const ANSWERS_AT_ONCE = 20;

/** Lets everybody else go first. */
export const giveWay = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Journals as JSON. To play a game again takes its time: it is done once, because a game that is over stays as it is; one
 * after the other; and a little at a time.
 */
export class Histories {
  /** Those asked for last are at the end. */
  private readonly kept = new Map<string, Promise<string>>();

  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly pause = giveWay,
  ) {}

  of(stored: StoredTable): Promise<string> {
    const { code } = stored.row;
    const known = this.kept.get(code) ?? this.make(stored);
    this.kept.delete(code);
    this.kept.set(code, known);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT) this.kept.delete(oldest);
    return known;
  }

  private make(stored: StoredTable): Promise<string> {
    const made = this.last
      .then(() => journalOf(this.store, stored, this.pause))
      .then((journal) => JSON.stringify(journal));
    this.last = made.catch(() => {});
    // Storage may be back at the next request.
    made.catch(() => this.kept.delete(stored.row.code));
    return made;
  }
}

/** Throws if the game cannot be played again, or comes out otherwise than it did. */
export async function journalOf(
  store: Pick<Store, 'entriesAfter' | 'snapshots'>,
  stored: StoredTable,
  pause = giveWay,
): Promise<Journal> {
  const { row } = stored;
  const rows = await store.entriesAfter(row.code, 0);
  const { position, answers } = whatCounts(rows);
  const setup = JSON.parse(row.setup!) as Setup;
  const begun = createGame(setup, seedOf(row)).journal();
  const start = position === null ? begun.start : { position };
  const journal: Journal = { ...begun, rules: row.rules, start, answers, checkpoints: [] };
  // Games from before there were lots have none, nor have those that were begun elsewhere; one that went on from a position
  // does not show its seed.
  const drawn = row.game_seed !== null && row.brought === 0;
  const lots = drawn && position === null ? { lots: lotsOf(stored) } : {};
  // The engine can no longer play what was played under older rules.
  if (row.rules !== RULES_VERSION) return { ...journal, ...lots };
  const played = (await playAgain(journal, pause)).journal();
  if (!rows.some(isRestart)) await compare(store, row.code, played);
  return { ...played, ...lots };
}

async function playAgain(journal: Journal, pause: () => Promise<void>): Promise<Game> {
  const steps = replaySteps(journal);
  for (let answers = 1; ; answers++) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (answers % ANSWERS_AT_ONCE === 0) await pause();
  }
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
  isDraw(row) ? AGREED_DRAW : isTakeBack(row) ? TAKEN_BACK : row.decision,
  JSON.parse(row.answer) as Answer,
];

/** What was fingerprinted while the game was played must be found again. */
async function compare(
  store: Pick<Store, 'snapshots'>,
  code: string,
  { checkpoints }: Journal,
): Promise<void> {
  for (const { seq, hash } of await store.snapshots(code))
    if (!checkpoints.some((one) => one[0] === seq && one[1] === hash))
      throw new Error(`the journal of ${code} departs from what was played after ${seq} answers`);
}
