/**
 * What was answered, and snapshots of the games. Two writers of one table cannot both succeed: (table, seq) is the primary
 * key. And nobody writes to a game that was stopped, or that goes on under other rules: the marker that says so took the
 * next seq in the transaction that changed the table, so whoever knows that seq is taken is refused by the table's row.
 */
import { RULES_VERSION, type Seat } from '@cosmarium/engine';
import type { Append, Database } from './database.ts';
import type { PackedStore } from './packed.ts';
import type { JournalRow, SnapshotRow } from './schema.ts';

interface Waiting {
  append: Append;
  resolve: (won: boolean) => void;
  reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 128;

/** Everything that waits is written in one transaction: under load many answers share one sync to the disk. */
export class Journal {
  private waiting: Waiting[] = [];
  private writing = false;

  constructor(
    private readonly database: Database,
    private readonly node: string,
    private readonly packed: PackedStore,
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
        const appends = batch.map(({ append }) => append);
        const won = await this.database.append(appends, { node: this.node, rules: RULES_VERSION });
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

  async entriesAfter(code: string, seq: number): Promise<JournalRow[]> {
    const rows = await this.database.db
      .selectFrom('journal')
      .selectAll()
      .where('table_code', '=', code)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
    // What is packed has no snapshots: whoever reads it begins at the beginning.
    return rows.length === 0 && seq === 0 ? this.packed.rows(code) : rows;
  }

  /** Whether this seat's command is in the journal. */
  async hasCommand(code: string, seat: Seat, command: string): Promise<boolean> {
    const found = await this.database.db
      .selectFrom('journal')
      .select('seq')
      .where('table_code', '=', code)
      .where('seat', '=', seat)
      .where('command', '=', command)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** The last answers that were given by this seat's standing orders, the oldest first. */
  async byOrder(
    code: string,
    seat: Seat,
    since: number,
    limit: number,
  ): Promise<Pick<JournalRow, 'command' | 'at'>[]> {
    const rows = await this.database.db
      .selectFrom('journal')
      .select(['command', 'at'])
      .where('table_code', '=', code)
      .where('seat', '=', seat)
      .where('at', '>=', since)
      .where('command', 'like', 'order:%')
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse();
  }

  snapshots(code: string): Promise<SnapshotRow[]> {
    return this.database.db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_code', '=', code)
      .orderBy('seq')
      .execute();
  }

  /** The last two, the newest first. */
  lastSnapshots(code: string): Promise<SnapshotRow[]> {
    return this.database.db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_code', '=', code)
      .orderBy('seq', 'desc')
      .limit(2)
      .execute();
  }
}

const tableOf = (append: Append): string => append.rows[0].table_code;
