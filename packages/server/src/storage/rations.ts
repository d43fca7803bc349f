/** What may be done only so often, counted for all nodes together: it is worth a look into the database each time. */
import { createHash, randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/** So many within so many milliseconds. */
export interface Ration {
  most: number;
  within: number;
}

export class RationStore {
  constructor(private readonly database: Database) {}

  /** Once more for each of these; false, and none is counted, if one of them has had its ration. */
  async take(whose: readonly string[], { most, within }: Ration, now: number): Promise<boolean> {
    const names = whose.map((one) => createHash('sha256').update(one).digest('hex'));
    if ((await this.highest(names, now - within)) >= most) return false;
    const id = randomUUID();
    const { db } = this.database;
    await db
      .insertInto('rations')
      .values(names.map((name) => ({ id, name, at: now })))
      .execute();
    // Others may have taken one at the same time: too few are better than too many.
    if ((await this.highest(names, now - within)) <= most) return true;
    await db.deleteFrom('rations').where('id', '=', id).execute();
    return false;
  }

  /** How many the one of them has taken since then that took most. */
  private async highest(names: readonly string[], since: number): Promise<number> {
    const taken = await this.database.db
      .selectFrom('rations')
      .select(({ fn }) => ['name', fn.countAll<number | string>().as('count')])
      .where('name', 'in', [...names])
      .where('at', '>', since)
      .groupBy('name')
      .execute();
    return Math.max(0, ...taken.map(({ count }) => Number(count)));
  }
}
