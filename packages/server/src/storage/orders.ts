/** Standing orders of the seats of slow tables. */
import type { Database } from './database.ts';
import type { OrdersRow } from './schema.ts';

export class OrdersStore {
  constructor(
    private readonly database: Database,
    private readonly node: string,
  ) {}

  of(code: string): Promise<OrdersRow[]> {
    return this.database.db.selectFrom('orders').selectAll().where('table_code', '=', code).execute();
  }

  /** Instead of those the seat had. */
  async put(row: OrdersRow): Promise<void> {
    const { guest, orders } = row;
    await this.database.db.transaction().execute(async (db) => {
      await db
        .insertInto('orders')
        .values(row)
        .onConflict((conflict) => conflict.columns(['table_code', 'seat']).doUpdateSet({ guest, orders }))
        .execute();
      await this.database.tell(db, [`${this.node} ${row.table_code}`]);
    });
  }
}
