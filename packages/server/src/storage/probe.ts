/** Whether something can be written: a disk that is full still reads. */
import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** About what a snapshot of a game takes. */
const PROBE_BYTES = 32 * 1024;
const ONLY = 1;

export class ProbeStore {
  constructor(private readonly database: Database) {}

  /** Throws if it cannot. */
  async write(now: number): Promise<void> {
    const filler = randomBytes(PROBE_BYTES / 2).toString('hex');
    await this.database.db
      .insertInto('probe')
      .values({ id: ONLY, at: now, filler })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now, filler }))
      .execute();
  }

  /** Throws if it cannot. */
  async read(): Promise<void> {
    await this.database.db.selectFrom('probe').select('at').executeTakeFirst();
  }
}
