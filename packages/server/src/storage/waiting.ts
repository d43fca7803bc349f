/** The questions of slow tables that wait for somebody, and who has been told. */
import type { Database, Queries } from './database.ts';
import type { WaitingRow } from './schema.ts';

export type Question = Pick<WaitingRow, 'table_code' | 'seat' | 'question'>;

export class WaitingStore {
  constructor(private readonly database: Database) {}

  /** At this table these questions wait, and no others. Who was told of one before will not be told again. */
  async keep(
    code: string,
    waiting: readonly Omit<WaitingRow, 'open' | 'noticed' | 'reminded'>[],
    forgetBefore: number,
  ): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      await this.ofTable(db, code).set({ open: 0 }).where('open', '=', 1).execute();
      for (const row of waiting)
        await db
          .insertInto('waiting')
          .values({ ...row, open: 1, noticed: 0, reminded: 0 })
          .onConflict((conflict) =>
            conflict.columns(['table_code', 'seat', 'question']).doUpdateSet((is) => {
              // Whoever has taken the seat has not been told of it.
              const told = (what: 'noticed' | 'reminded') =>
                is
                  .case()
                  .when('waiting.guest', '=', row.guest)
                  .then(is.ref(`waiting.${what}`))
                  .else(0)
                  .end();
              const news = { noticed: told('noticed'), reminded: told('reminded') };
              return { open: 1, due: row.due, guest: row.guest, ...news };
            }),
          )
          .execute();
      await db
        .deleteFrom('waiting')
        .where('table_code', '=', code)
        .where('open', '=', 0)
        .where('since', '<', forgetBefore)
        .execute();
    });
  }

  /**
   * Has them told if nobody has yet: of all who ask, one does. Who is reminded need not be told any more. That it is done, and
   * what `tell` keeps with the queries it is given, is kept together or not at all.
   */
  claim(
    question: Question,
    what: 'noticed' | 'reminded',
    tell: (db: Queries) => Promise<void>,
  ): Promise<void> {
    return this.database.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await this.ofTable(db, question.table_code)
        .set(what === 'noticed' ? { noticed: 1 } : { noticed: 1, reminded: 1 })
        .where('seat', '=', question.seat)
        .where('question', '=', question.question)
        .where('open', '=', 1)
        .where(what, '=', 0)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) await tell(db);
    });
  }

  /** Whether it still waits for this guest. */
  async isOpen({ table_code, seat, question }: Question, guest: string): Promise<boolean> {
    const found = await this.database.db
      .selectFrom('waiting')
      .select('question')
      .where('table_code', '=', table_code)
      .where('seat', '=', seat)
      .where('question', '=', question)
      .where('guest', '=', guest)
      .where('open', '=', 1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** What waits for this guest, the most urgent first. */
  of(guest: string): Promise<WaitingRow[]> {
    return this.database.db
      .selectFrom('waiting')
      .selectAll()
      .where('guest', '=', guest)
      .where('open', '=', 1)
      .orderBy('due')
      .execute();
  }

  private ofTable(db: Queries, code: string) {
    return db.updateTable('waiting').where('table_code', '=', code);
  }
}
