import type { Database } from './database.ts';
import type { GuestRow } from './schema.ts';

export class GuestStore {
  constructor(private readonly database: Database) {}

  async add(guest: GuestRow): Promise<void> {
    await this.database.db.insertInto('guests').values(guest).execute();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.db.updateTable('guests').set({ name }).where('id', '=', id).execute();
  }

  async seen(id: string, now: number): Promise<void> {
    await this.database.db.updateTable('guests').set({ seen_at: now }).where('id', '=', id).execute();
  }

  byTokenHash(hash: string): Promise<GuestRow | undefined> {
    return this.database.db
      .selectFrom('guests')
      .selectAll()
      .where('token_hash', '=', hash)
      .executeTakeFirst();
  }

  /** Names by guest. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.db
      .selectFrom('guests')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, row.name]));
  }
}
