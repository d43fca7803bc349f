/** Which nodes are alive and which seats are connected to them. Only needed where nodes share a database. */
import type { Seat } from '@cosmarium/engine';
import type { Database } from './database.ts';

const WRITTEN_AT_ONCE = 1000;

export interface Present {
  table: string;
  seat: Seat;
  node: string;
}

export class PresenceStore {
  constructor(
    private readonly database: Database,
    private readonly node: string,
  ) {}

  async beat(now: number): Promise<void> {
    await this.database.db
      .insertInto('nodes')
      .values({ id: this.node, beat_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: now }))
      .execute();
  }

  async arrive(table: string, seat: Seat): Promise<void> {
    await this.database.db
      .insertInto('presence')
      .values({ node: this.node, table_code: table, seat })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await this.database.tell(this.database.db, [`${this.node} ${table} presence`]);
  }

  async leave(table: string, seat: Seat): Promise<void> {
    await this.database.db
      .deleteFrom('presence')
      .where('node', '=', this.node)
      .where('table_code', '=', table)
      .where('seat', '=', seat)
      .execute();
    await this.database.tell(this.database.db, [`${this.node} ${table} presence`]);
  }

  /** These seats are connected to this node, and no others. */
  async replace(seats: readonly { table: string; seat: Seat }[]): Promise<void> {
    const rows = seats.map(({ table, seat }) => ({ node: this.node, table_code: table, seat }));
    await this.database.db.transaction().execute(async (db) => {
      await db.deleteFrom('presence').where('node', '=', this.node).execute();
      for (let i = 0; i < rows.length; i += WRITTEN_AT_ONCE)
        await db
          .insertInto('presence')
          .values(rows.slice(i, i + WRITTEN_AT_ONCE))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      const tables = new Set(seats.map(({ table }) => table));
      await this.database.tell(
        db,
        [...tables].map((table) => `${this.node} ${table} presence`),
      );
    });
  }

  /** Who is connected to a node that gave a sign of life since. */
  async present(tables: readonly string[], aliveSince: number): Promise<Present[]> {
    if (tables.length === 0) return [];
    const rows = await this.database.db
      .selectFrom('presence')
      .innerJoin('nodes', 'nodes.id', 'presence.node')
      .select(['presence.table_code', 'presence.seat', 'presence.node'])
      .where('nodes.beat_at', '>=', aliveSince)
      .where('presence.table_code', 'in', [...tables])
      .execute();
    return rows.map((row) => ({ table: row.table_code, seat: row.seat, node: row.node }));
  }

  /** Forgets this node, and nodes that have been silent for long. */
  async forget(silentSince: number): Promise<void> {
    const { db } = this.database;
    const gone = db
      .selectFrom('nodes')
      .select('id')
      .where((is) => is.or([is('id', '=', this.node), is('beat_at', '<', silentSince)]));
    await db.deleteFrom('presence').where('node', 'in', gone).execute();
    await db
      .deleteFrom('nodes')
      .where((is) => is.or([is('id', '=', this.node), is('beat_at', '<', silentSince)]))
      .execute();
  }
}
