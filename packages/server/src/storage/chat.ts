/** What people say at a table: chat and deal proposals. */
import type { Database } from './database.ts';
import type { ChatRow } from './schema.ts';

const SHOWN = 100;

export class ChatStore {
  constructor(
    private readonly database: Database,
    private readonly node: string,
  ) {}

  /** False if this command has been said already. */
  add(row: ChatRow): Promise<boolean> {
    return this.database.db.transaction().execute(async (db) => {
      const added = await db
        .insertInto('chat')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      await this.database.tell(db, [`${this.node} ${row.table_code} chat`]);
      return added.numInsertedOrUpdatedRows === 1n;
    });
  }

  /** The last lines, oldest first; with `after`, only those said later. */
  async last(table: string, after = 0): Promise<ChatRow[]> {
    const rows = await this.database.db
      .selectFrom('chat')
      .selectAll()
      .where('table_code', '=', table)
      .where('at', '>', after)
      .orderBy('at', 'desc')
      .limit(SHOWN)
      .execute();
    return rows.reverse();
  }
}
