/** Where people get letters. */
import type { Database } from './database.ts';
import type { LetterRow } from './schema.ts';

export class LetterStore {
  constructor(private readonly database: Database) {}

  async of(guest: string): Promise<LetterRow | null> {
    const { db } = this.database;
    const found = await db.selectFrom('letters').selectAll().where('guest', '=', guest).executeTakeFirst();
    return found ?? null;
  }

  /** In place of the address that was there. */
  async want(row: LetterRow): Promise<void> {
    const { guest: _, ...change } = row;
    await this.database.db
      .insertInto('letters')
      .values(row)
      .onConflict((conflict) => conflict.column('guest').doUpdateSet(change))
      .execute();
  }

  async confirm({ guest, address }: LetterRow): Promise<void> {
    await this.database.db
      .updateTable('letters')
      .set({ confirmed: 1 })
      .where('guest', '=', guest)
      .where('address', '=', address)
      .execute();
  }

  async stop(guest: string): Promise<void> {
    await this.database.db.deleteFrom('letters').where('guest', '=', guest).execute();
  }
}
