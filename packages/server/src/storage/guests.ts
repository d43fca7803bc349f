import type { Database, Queries } from './database.ts';
import { keepNewest } from './newest.ts';
import type { GuestKeyRow, GuestRow, PassRow } from './schema.ts';

/** What is kept of each guest beside their seats and what they said. */
export const OF_GUESTS = [
  'subscriptions',
  'notifying',
  'muted',
  'postponed',
  'letters',
  'waiting',
  'orders',
  'guest_keys',
  'passes',
] as const;

/** Before the guest, where nodes tell each other of tables otherwise. */
export const GONE = '~';

export class GuestStore {
  constructor(
    private readonly database: Database,
    private readonly node: string,
  ) {}

  async add(guest: GuestRow): Promise<void> {
    await this.database.db.insertInto('guests').values(guest).execute();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.db.updateTable('guests').set({ name }).where('id', '=', id).execute();
  }

  async seen(id: string, now: number): Promise<void> {
    await this.database.db.updateTable('guests').set({ seen_at: now }).where('id', '=', id).execute();
  }

  async byTokenHash(hash: string): Promise<GuestRow | undefined> {
    const { db } = this.database;
    const guests = db.selectFrom('guests').selectAll('guests');
    const first = await guests.where('token_hash', '=', hash).executeTakeFirst();
    return (
      first ??
      guests
        .innerJoin('guest_keys', 'guest_keys.guest', 'guests.id')
        .where('guest_keys.token_hash', '=', hash)
        .executeTakeFirst()
    );
  }

  byId(id: string): Promise<GuestRow | undefined> {
    return this.database.db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** From now on there is one key, this one; no other browser is told anything. */
  async renew(id: string, token_hash: string): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      await db.updateTable('guests').set({ token_hash }).where('id', '=', id).execute();
      await db.deleteFrom('guest_keys').where('guest', '=', id).execute();
      await db.deleteFrom('passes').where('guest', '=', id).execute();
      await db.deleteFrom('subscriptions').where('guest', '=', id).execute();
      await this.tellGone(db, id);
    });
  }

  /** Of a guest there is one pass, the last; those that have expired are forgotten. */
  async addPass(pass: PassRow, now: number): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      await db
        .deleteFrom('passes')
        .where((is) => is.or([is('guest', '=', pass.guest), is('expires_at', '<=', now)]))
        .execute();
      await db.insertInto('passes').values(pass).execute();
    });
  }

  async passBy(token_hash: string, now: number): Promise<PassRow | null> {
    const found = await this.database.db
      .selectFrom('passes')
      .selectAll()
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return found ?? null;
  }

  /** A key for the pass: false if somebody has used it. Of too many keys the oldest are forgotten. */
  async usePass(pass: PassRow, key: GuestKeyRow, most: number): Promise<boolean> {
    return this.database.db.transaction().execute(async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom('passes')
        .where('token_hash', '=', pass.token_hash)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) return false;
      await db.insertInto('guest_keys').values(key).execute();
      await keepNewest(db, 'guest_keys', key.guest, most);
      return true;
    });
  }

  /** Everything about a guest, but for the seats of games that others have played, too: there nobody is left. */
  async forget(id: string, nobody: Pick<GuestRow, 'token_hash' | 'name'>): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      for (const kept of OF_GUESTS) await db.deleteFrom(kept).where('guest', '=', id).execute();
      await db.deleteFrom('chat').where('guest', '=', id).execute();
      await db.updateTable('tables').set({ opened_from: null }).where('host', '=', id).execute();
      const sits = await db.selectFrom('seats').select('seat').where('guest', '=', id).executeTakeFirst();
      if (sits === undefined) await db.deleteFrom('guests').where('id', '=', id).execute();
      else
        await db
          .updateTable('guests')
          .set({ ...nobody, created_at: 0, seen_at: 0 })
          .where('id', '=', id)
          .execute();
      await this.tellGone(db, id);
    });
  }

  /** Whoever has sockets of this guest shall close them. */
  private tellGone(db: Queries, id: string): Promise<void> {
    return this.database.tell(db, [`${this.node} ${GONE}${id}`]);
  }

  /** Names by guest. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.db
      .selectFrom('guests')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, row.name]));
  }
}
