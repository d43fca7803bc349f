/** What this server alone knows and must not lose. Made once, by whichever node is first; all others read the same. */
import type { Database } from './database.ts';

export class SecretStore {
  constructor(private readonly database: Database) {}

  async keep(name: string, make: () => string): Promise<string> {
    const { db } = this.database;
    const find = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
    const known = await find();
    if (known !== undefined) return known.value;
    await db
      .insertInto('secrets')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await find())!.value;
  }
}
