/** Everything that is kept about a guest, for the guest. */
import type { Database } from './database.ts';

export class MineStore {
  constructor(private readonly database: Database) {}

  /** Where they sit at a table that is not over. */
  async tablesToLeave(guest: string): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.code', 'seats.table_code')
      .select('tables.code')
      .where('seats.guest', '=', guest)
      .where('tables.status', 'in', ['open', 'running'])
      .execute();
    return rows.map(({ code }) => code);
  }

  /** Where they may have asked for a seat. */
  async tablesAskedAt(guest: string): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('tables')
      .select('code')
      .where('status', '=', 'running')
      .where('asking', 'like', `%"${guest}"%`)
      .execute();
    return rows.map(({ code }) => code);
  }

  async of(guest: string) {
    const { db } = this.database;
    return {
      format: 'cosmarium-me',
      guest: await db
        .selectFrom('guests')
        .select(['id', 'name', 'created_at', 'seen_at'])
        .where('id', '=', guest)
        .executeTakeFirst(),
      keys: await db.selectFrom('guest_keys').select('created_at').where('guest', '=', guest).execute(),
      seats: await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.code', 'seats.table_code')
        .select(['tables.code', 'tables.status', 'tables.created_at', 'tables.winners'])
        .select(['seats.seat', 'seats.colour', 'seats.chance'])
        .where('seats.guest', '=', guest)
        .orderBy('tables.created_at')
        .execute(),
      opened: await db
        .selectFrom('tables')
        .select(['code', 'created_at', 'opened_from'])
        .where('host', '=', guest)
        .orderBy('created_at')
        .execute(),
      orders: await db
        .selectFrom('orders')
        .select(['table_code', 'orders'])
        .where('guest', '=', guest)
        .execute(),
      said: await db
        .selectFrom('chat')
        .select(['table_code', 'kind', 'name', 'text', 'at'])
        .where('guest', '=', guest)
        .orderBy('at')
        .execute(),
      browsers: await db
        .selectFrom('subscriptions')
        .select(['endpoint', 'lang', 'created_at'])
        .where('guest', '=', guest)
        .execute(),
      quiet: await db
        .selectFrom('notifying')
        .select(['quiet_from', 'quiet_until', 'zone'])
        .where('guest', '=', guest)
        .execute(),
      muted: await db.selectFrom('muted').select('table_code').where('guest', '=', guest).execute(),
      letters: await db
        .selectFrom('letters')
        .select(['address', 'lang', 'confirmed', 'created_at'])
        .where('guest', '=', guest)
        .execute(),
    };
  }
}
