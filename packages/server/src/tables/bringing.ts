/**
 * A game that somebody has played alone in their browser goes on at a table of its own: at the same decision, with the
 * same bots. It is played once more before anything is kept. Whoever brings it could know how its cards lie, so it stays
 * what it was, a game of one person and bots, and says where it came from.
 */
import {
  AGREED_DRAW,
  COLOURS,
  CosmariumError,
  createGame,
  parseJournal,
  replaySteps,
  RULES_VERSION,
  TAKEN_BACK,
  type Answer,
  type Game,
  type Journal,
  type Setup,
} from '@cosmarium/engine';
import { setupFrom, type Solo, type TableOptions } from '@cosmarium/protocol';
import type { JournalRow, SnapshotRow, TableRow } from '../storage/schema.ts';
import type { Brought } from '../storage/tables.ts';
import { FRESH_SEAT, newTable, type Fresh } from './lobby.ts';
import { Session } from './session.ts';

/** Far more than a long game has. */
const MOST_ANSWERS = 3000;
const LONGEST_SEED = 200;
/** PostgreSQL keeps no NUL, and half a sign does not come back as it was: the game would be another one. */
const UNKEPT = /[\p{Cc}\p{Cs}]/u;
/** So many answers are played before others are listened to. */
const ANSWERS_AT_ONCE = 20;

export interface Bringer {
  guest: string;
  address: string;
}

/** Why a game cannot be brought. */
export type NotBrought = 'bad-journal' | 'rules-version' | 'too-large';

/** The journal of a solo game as far as it can be told without playing it; or why it is none. */
export function readBrought(body: unknown): Journal | NotBrought {
  let journal: Journal;
  try {
    journal = parseJournal(body);
  } catch (error) {
    return faultFound(error);
  }
  const { start, answers } = journal;
  if (answers.length > MOST_ANSWERS) return 'too-large';
  const kept = 'seed' in start && start.seed.length <= LONGEST_SEED && !UNKEPT.test(start.seed);
  return kept ? journal : 'bad-journal';
}

/** What it costs to play so much again, in the measure of limits/costs.ts. Of what was taken back, an encounter is played anew. */
export const costOf = ({ answers }: Journal): number =>
  answers.reduce((all, [id]) => all + (id === TAKEN_BACK ? 20 : 0.5), 0);

function faultFound(error: unknown): NotBrought {
  if (!(error instanceof CosmariumError)) throw error;
  return error.code === 'rules-version' ? 'rules-version' : 'bad-journal';
}

/** Plays the game again and makes a table of it; or says why that cannot be. */
export async function bring(
  journal: Journal,
  { seat, level, characters, options: wished }: Solo,
  { guest, address }: Bringer,
  fresh: Fresh,
  pause: () => Promise<void>,
): Promise<Brought | NotBrought> {
  const options = alone(wished);
  const colours = COLOURS.slice(0, options.players);
  try {
    const seed = seedOfGameWith(options, journal);
    const row: TableRow = {
      ...newTable(guest, options, fresh, address),
      status: 'running',
      rules: RULES_VERSION,
      setup: JSON.stringify(setupFrom(options, colours)),
      game_seed: seed,
      resumed_at: fresh.now,
      brought: 1,
    };
    await playThrough(journal, pause);
    const { game, rows, snapshot } = await writeDown(row, journal, seat, pause);
    return {
      row: game.over ? { ...row, status: 'over', winners: JSON.stringify(game.winners) } : row,
      seats: colours.map((colour, i) => ({
        table_code: row.code,
        seat: i,
        colour,
        ...FRESH_SEAT,
        ...(i === seat ? { guest, level: null } : { guest: null, level, character: characters?.[i] ?? null }),
      })),
      rows,
      snapshot,
    };
  } catch (error) {
    return faultFound(error);
  }
}

/** Nobody to hide a pause from, nobody to wait for, nobody to be shown to. */
const alone = (options: TableOptions): TableOptions => ({
  ...options,
  visibility: 'private',
  pace: 'fast',
  clocks: { decision: 0, response: 0, deal: 0 },
  takeBack: 'free',
  advice: true,
});

/** The seed, if the game was set up by these options. */
function seedOfGameWith(options: TableOptions, { start }: Journal): string {
  const { seed, setup } = start as Extract<Journal['start'], { seed: string }>;
  const begun = (by: Setup) => JSON.stringify(createGame(by, seed).journal().start);
  if (begun(setup) !== begun(setupFrom(options, COLOURS.slice(0, options.players))))
    throw new CosmariumError('bad-journal', 'it was set up otherwise', 'journal.start');
  return seed;
}

/** With every fingerprint. */
async function playThrough(journal: Journal, pause: () => Promise<void>): Promise<void> {
  const steps = replaySteps(journal);
  for (let answers = 1; steps.next().done !== true; answers++)
    if (answers % ANSWERS_AT_ONCE === 0) await pause();
}

async function writeDown(
  row: TableRow,
  { answers }: Journal,
  seat: number,
  pause: () => Promise<void>,
): Promise<{ game: Game; rows: JournalRow[]; snapshot: SnapshotRow | null }> {
  const session = Session.begin(row, { state: null, seq: 0, events: 0, deeds: [] }, null);
  const rows: JournalRow[] = [];
  let snapshot: SnapshotRow | null = null;
  for (const [i, entry] of answers.entries()) {
    rows.push(rowOf(session, entry, seat, row.created_at));
    snapshot = session.snapshot() ?? snapshot;
    if (i % ANSWERS_AT_ONCE === 0) await pause();
  }
  return { game: session.game, rows, snapshot };
}

function rowOf(session: Session, [id, answer]: [number, Answer], seat: number, at: number): JournalRow {
  if (id === AGREED_DRAW) return session.draw(at);
  if (id === TAKEN_BACK) {
    const back = session.takeBack(seat, '', at);
    // Only the player takes anything back.
    if (back.answer !== JSON.stringify(answer))
      throw new CosmariumError('bad-journal', 'somebody else took that back', 'journal.answers');
    return back;
  }
  const decision = session.game.pending().find((one) => one.id === id)!;
  return session.answer(decision, answer, '', at);
}
