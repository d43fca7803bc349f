/** Deletes what nobody needs any more, a little at a time: each call is one short transaction. */
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { OF_GUESTS } from './guests.ts';
import type { TableRow } from './schema.ts';

/** What belongs to a table, and in which order it is deleted. */
const PARTS = [
  ['journal', 'seq'],
  ['snapshots', 'seq'],
  ['sealed', 'decision'],
  ['waiting', 'question'],
  ['orders', 'seat'],
  ['packed', 'table_code'],
  ['chat', 'at'],
  ['presence', 'seat'],
  ['muted', 'guest'],
  ['postponed', 'question'],
] as const;

export class TidyStore {
  constructor(private readonly database: Database) {}

  /** Tables in this state nobody has been at since then, at most so many. */
  async unused(statuses: readonly TableRow['status'][], since: number, limit: number): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('tables')
      .select('code')
      .where('status', 'in', [...statuses])
      .where('used_at', '<', since)
      .where('created_at', '<', since)
      .limit(limit)
      .execute();
    return rows.map(({ code }) => code);
  }

  /** From now on there is no such table. What belonged to it is left to be deleted. */
  async discard(code: string): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      await db
        .insertInto('discarded')
        .values({ table_code: code })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db.deleteFrom('seats').where('table_code', '=', code).execute();
      await db.deleteFrom('tables').where('code', '=', code).execute();
    });
  }

  async discarded(): Promise<string | null> {
    const found = await this.database.db.selectFrom('discarded').select('table_code').executeTakeFirst();
    return found?.table_code ?? null;
  }

  /** Deletes some of what belonged to a discarded table; false once nothing is left. */
  async empty(code: string, limit: number): Promise<boolean> {
    const { db } = this.database;
    // Not by the rows' own numbers: SQLite and PostgreSQL call them differently.
    for (const [part, order] of PARTS) {
      const last = await db
        .selectFrom(part)
        .select(sql<number>`${sql.ref(order)}`.as('last'))
        .where('table_code', '=', code)
        .orderBy(sql.ref(order))
        .limit(1)
        .offset(limit - 1)
        .executeTakeFirst();
      const some = db.deleteFrom(part).where('table_code', '=', code);
      const { numDeletedRows } = await (
        last === undefined ? some : some.where(sql.ref(order), '<=', last.last)
      ).executeTakeFirst();
      if (numDeletedRows > 0n) return true;
    }
    await db.deleteFrom('discarded').where('table_code', '=', code).execute();
    return false;
  }

  /** Guests who sit nowhere and have not been seen since then; how many went, at most so many. */
  async forgetGuests(since: number, limit: number): Promise<number> {
    const { db } = this.database;
    const gone = db
      .selectFrom('guests')
      .select('id')
      .where('seen_at', '<', since)
      .where('created_at', '<', since)
      .where((is) =>
        is.not(is.exists(is.selectFrom('seats').select('seat').whereRef('seats.guest', '=', 'guests.id'))),
      )
      .limit(limit);
    const { numDeletedRows } = await db.deleteFrom('guests').where('id', 'in', gone).executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** How to reach guests who are gone. */
  async forgetStrays(): Promise<void> {
    const { db } = this.database;
    for (const kept of OF_GUESTS)
      await db
        .deleteFrom(kept)
        .where((is) =>
          is.not(is.exists(is.selectFrom('guests').select('id').whereRef('guests.id', '=', `${kept}.guest`))),
        )
        .execute();
  }

  /** Addresses nobody has confirmed since then. */
  async forgetUnconfirmed(before: number): Promise<void> {
    await this.database.db
      .deleteFrom('letters')
      .where('confirmed', '=', 0)
      .where('created_at', '<', before)
      .execute();
  }

  /** What was done before that, and counted. */
  async forgetRations(before: number): Promise<void> {
    await this.database.db.deleteFrom('rations').where('at', '<', before).execute();
  }

  /** What was said before that; how many lines went, at most so many. */
  async forgetChat(before: number, limit: number): Promise<number> {
    const { db } = this.database;
    const last = await db
      .selectFrom('chat')
      .select('at')
      .where('at', '<', before)
      .orderBy('at')
      .limit(1)
      .offset(limit - 1)
      .executeTakeFirst();
    const until = last === undefined ? before - 1 : last.at;
    const { numDeletedRows } = await db.deleteFrom('chat').where('at', '<=', until).executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** Where tables were opened from that are older than that. */
  async forgetAddresses(before: number): Promise<void> {
    await this.database.db
      .updateTable('tables')
      .set({ opened_from: null })
      .where('opened_from', 'is not', null)
      .where('created_at', '<', before)
      .execute();
  }
}
