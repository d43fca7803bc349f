import { sql } from 'kysely';
import type { Queries } from './database.ts';

/** What a guest may have only so many of, and what tells one from another. */
const COUNTED = { guest_keys: 'token_hash', subscriptions: 'id' } as const;

/** Of what this guest has there, the newest stay. */
export async function keepNewest(
  db: Queries,
  kind: keyof typeof COUNTED,
  guest: string,
  most: number,
): Promise<void> {
  const [rows, id] = [sql.table(kind), sql.ref(COUNTED[kind])];
  await sql`delete from ${rows} where guest = ${guest} and ${id} not in
    (select ${id} from ${rows} where guest = ${guest} order by created_at desc, ${id} limit ${most})`.execute(
    db,
  );
}
