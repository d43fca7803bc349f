/**
 * Appends answers. Two writers of one table cannot both succeed: (table, seq) is the primary key. And nobody writes to a
 * game that was stopped, or that goes on under other rules: the marker that says so took the next seq in the transaction
 * that changed the table, so whoever knows that seq is taken is refused by the table's row.
 */
import { RULES_VERSION } from '@cosmarium/engine';
import type { Database } from './database.ts';
import type { JournalRow, SnapshotRow } from './schema.ts';

export interface Append {
  /** Consecutive, from the next free seq on. */
  rows: readonly JournalRow[];
  snapshot: SnapshotRow | null;
  over: boolean;
}

interface Waiting {
  append: Append;
  resolve: (won: boolean) => void;
  reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 32;

/** Everything that waits is written in one transaction: under load many answers share one sync to the disk. */
export class Journal {
  private waiting: Waiting[] = [];
  private writing = false;

  constructor(
    private readonly database: Database,
    private readonly node: string,
  ) {}

  /** True once it is durable; false if somebody else was first or it is no longer for us to play: nothing was written. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      if (!this.writing) {
        this.writing = true;
        // Whatever else arrived in this turn of the event loop comes along.
        setImmediate(() => void this.writeAll());
      }
    });
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.takeBatch();
      // Every node locks rows in the same order, so that they cannot block one another.
      batch.sort((a, b) => (tableOf(a.append) < tableOf(b.append) ? -1 : 1));
      try {
        const won = await this.write(batch.map(({ append }) => append));
        batch.forEach(({ append, resolve }) => resolve(won.has(tableOf(append))));
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
    this.writing = false;
  }

  /** What waits, at most one append for each table: the second must see what became of the first. */
  private takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of this.waiting) {
      if (batch.size < MOST_AT_ONCE && !batch.has(tableOf(one.append))) batch.set(tableOf(one.append), one);
      else later.push(one);
    }
    this.waiting = later;
    return [...batch.values()];
  }

  private write(batch: readonly Append[]): Promise<Set<string>> {
    return this.database.db.transaction().execute(async (db) => {
      const ours = await db
        .selectFrom('tables')
        .select('code')
        .where('code', 'in', batch.map(tableOf))
        .where('status', '=', 'running')
        .where('rules', '=', RULES_VERSION)
        .execute();
      const playable = new Set(ours.map(({ code }) => code));
      const rows = batch.flatMap(({ rows }) => (playable.has(rows[0].table_code) ? [rows[0]] : []));
      if (rows.length === 0) return playable;
      const firsts = await db
        .insertInto('journal')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning('table_code')
        .execute();
      const won = new Set(firsts.map((row) => row.table_code));
      const winners = batch.filter((append) => won.has(tableOf(append)));
      const rest = winners.flatMap(({ rows }) => rows.slice(1));
      if (rest.length > 0) await db.insertInto('journal').values(rest).execute();
      const snapshots = winners.flatMap(({ snapshot }) => (snapshot === null ? [] : [snapshot]));
      if (snapshots.length > 0) {
        const tables = snapshots.map((one) => one.table_code);
        // The one before stays as well: what is kept back may have begun before the last.
        await db
          .updateTable('snapshots')
          .set({ state: null })
          .where('table_code', 'in', tables)
          .where('state', 'is not', null)
          .where('seq', '<', (is) =>
            is
              .selectFrom('snapshots as newest')
              .select((of) => of.fn.max('newest.seq').as('seq'))
              .whereRef('newest.table_code', '=', 'snapshots.table_code'),
          )
          .execute();
        await db.insertInto('snapshots').values(snapshots).execute();
      }
      const over = winners.filter((append) => append.over).map(tableOf);
      if (over.length > 0)
        await db
          .updateTable('tables')
          .set((is) => ({ status: 'over', version: is('version', '+', 1) }))
          .where('code', 'in', over)
          .execute();
      if (won.size > 0)
        await this.database.tell(
          db,
          [...won].map((code) => `${this.node} ${code}`),
        );
      return won;
    });
  }
}

const tableOf = (append: Append): string => append.rows[0].table_code;
