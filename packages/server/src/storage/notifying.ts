/** How people want to be told that a table waits for them. */
import type { Database } from './database.ts';
import type { NotifyingRow, SubscriptionRow } from './schema.ts';

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
      const newest = db
        .selectFrom('subscriptions')
        .select('id')
        .where('guest', '=', row.guest)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(most);
      await db
        .deleteFrom('subscriptions')
        .where('guest', '=', row.guest)
        .where('id', 'not in', newest)
        .execute();
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
}
