/** How people want to be told that a table waits for them. */
import type { Database, Queries } from './database.ts';
import { keepNewest } from './newest.ts';
import type { NotifyingRow, PostponedRow, SubscriptionRow } from './schema.ts';

export class NotifyingStore {
  constructor(private readonly database: Database) {}

  /** A browser belongs to whoever said so last. Of too many the oldest are forgotten. */
  async subscribe(row: SubscriptionRow, most: number): Promise<void> {
    const { id: _, ...change } = row;
    await this.database.db.transaction().execute(async (db) => {
      await db
        .insertInto('subscriptions')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
        .execute();
      await keepNewest(db, 'subscriptions', row.guest, most);
    });
  }

  /** This browser is told nothing any more; only whose it is may say so. */
  async unsubscribe(id: string, guest: string): Promise<void> {
    await this.database.db
      .deleteFrom('subscriptions')
      .where('id', '=', id)
      .where('guest', '=', guest)
      .execute();
  }

  subscriptionsOf(guest: string): Promise<SubscriptionRow[]> {
    return this.database.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('guest', '=', guest)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async preferencesOf(guest: string): Promise<NotifyingRow | null> {
    const found = await this.database.db
      .selectFrom('notifying')
      .selectAll()
      .where('guest', '=', guest)
      .executeTakeFirst();
    return found ?? null;
  }

  async prefer(row: NotifyingRow): Promise<void> {
    const { guest: _, ...change } = row;
    await this.database.db
      .insertInto('notifying')
      .values(row)
      .onConflict((conflict) => conflict.column('guest').doUpdateSet(change))
      .execute();
  }

  async mute(guest: string, table_code: string, muted: boolean): Promise<void> {
    const { db } = this.database;
    if (muted)
      await db
        .insertInto('muted')
        .values({ guest, table_code })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await db.deleteFrom('muted').where('guest', '=', guest).where('table_code', '=', table_code).execute();
  }

  async mutedBy(guest: string): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('muted')
      .select('table_code')
      .where('guest', '=', guest)
      .orderBy('table_code')
      .execute();
    return rows.map(({ table_code }) => table_code);
  }

  /** Of each question there is only one thing to tell: the last. */
  async postpone(row: PostponedRow, db: Queries): Promise<void> {
    const { about, at, due, guest } = row;
    await db
      .insertInto('postponed')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['table_code', 'seat', 'question']).doUpdateSet({ about, at, due, guest }),
      )
      .execute();
  }

  /** What need not be postponed any longer, at most so much. */
  postponedUntil(now: number, limit: number): Promise<PostponedRow[]> {
    return this.database.db
      .selectFrom('postponed')
      .selectAll()
      .where('at', '<=', now)
      .orderBy('at')
      .limit(limit)
      .execute();
  }

  /** Postpones it further; null if somebody else has done something about it. */
  async putOff(row: PostponedRow, at: number): Promise<PostponedRow | null> {
    const { table_code, seat, question } = row;
    const { numUpdatedRows } = await this.database.db
      .updateTable('postponed')
      .set({ at })
      .where('table_code', '=', table_code)
      .where('seat', '=', seat)
      .where('question', '=', question)
      .where('at', '=', row.at)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? { ...row, at } : null;
  }

  /** There is nothing to tell any more, unless there is something else by now. */
  async isDone({ table_code, seat, question, at }: PostponedRow): Promise<void> {
    await this.database.db
      .deleteFrom('postponed')
      .where('table_code', '=', table_code)
      .where('seat', '=', seat)
      .where('question', '=', question)
      .where('at', '=', at)
      .execute();
  }
}
