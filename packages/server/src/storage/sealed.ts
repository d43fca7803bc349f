/** Answers given in a secret window that have to wait for others, or for its end, before they go into the journal. */
import type { Seat } from '@cosmarium/engine';
import type { Database } from './database.ts';
import type { SealedRow } from './schema.ts';

export class SealedStore {
  constructor(
    private readonly database: Database,
    private readonly node: string,
  ) {}

  /** False if the question has been answered already. What was left of earlier windows goes. */
  add(row: SealedRow): Promise<boolean> {
    return this.database.db.transaction().execute(async (db) => {
      await db
        .deleteFrom('sealed')
        .where('table_code', '=', row.table_code)
        .where('since', '!=', row.since)
        .execute();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sealed')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      await this.database.tell(db, [`${this.node} ${row.table_code}`]);
      return numInsertedOrUpdatedRows === 1n;
    });
  }

  /** Those of the window that began then. */
  of(code: string, since: number): Promise<SealedRow[]> {
    return this.database.db
      .selectFrom('sealed')
      .selectAll()
      .where('table_code', '=', code)
      .where('since', '=', since)
      .orderBy('decision')
      .execute();
  }

  async hasCommand(code: string, seat: Seat, command: string): Promise<boolean> {
    const found = await this.database.db
      .selectFrom('sealed')
      .select('decision')
      .where('table_code', '=', code)
      .where('seat', '=', seat)
      .where('command', '=', command)
      .executeTakeFirst();
    return found !== undefined;
  }
}
