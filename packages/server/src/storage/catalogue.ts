/** Which tables there are, for whoever looks for some. */
import { sql } from 'kysely';
import type { Seat } from '@cosmarium/engine';
import type { Database } from './database.ts';
import type { TableRow } from './schema.ts';

export class Catalogue {
  constructor(private readonly database: Database) {}

  /** Open public tables with a free seat and somebody there since then. */
  joinable(limit: number, usedSince: number): Promise<TableRow[]> {
    return this.listed('open', limit, usedSince);
  }

  /** Public games that are being played, with somebody there since then. */
  watchable(limit: number, usedSince: number): Promise<TableRow[]> {
    return this.listed('running', limit, usedSince);
  }

  /** First one of each address, the newest, then a second one of each, and so on. Open ones are listed only with a free seat. */
  private listed(status: 'open' | 'running', limit: number, usedSince: number): Promise<TableRow[]> {
    return this.database.db
      .with('found', (db) =>
        db
          .selectFrom('tables')
          .selectAll()
          .select(
            sql<number>`row_number() over (partition by coalesce(opened_from, host) order by created_at desc)`.as(
              'place',
            ),
          )
          .where('status', '=', status)
          .where('visibility', '=', 'public')
          .where('used_at', '>=', usedSince)
          .$if(status === 'open', (query) =>
            query.where((is) =>
              is(
                is
                  .selectFrom('seats')
                  .select((of) => of.fn.countAll<number>().as('taken'))
                  .whereRef('seats.table_code', '=', 'tables.code'),
                '<',
                is.ref('players'),
              ),
            ),
          ),
      )
      .selectFrom('found')
      .selectAll()
      .orderBy('place')
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
  }

  /** The tables a guest sits at that are not over, newest first. */
  ofGuest(guest: string): Promise<Pick<TableRow, 'code' | 'status'>[]> {
    return this.database.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.code', 'seats.table_code')
      .select(['tables.code', 'tables.status'])
      .where('seats.guest', '=', guest)
      .where('tables.status', 'in', ['open', 'running'])
      .orderBy('tables.created_at', 'desc')
      .limit(50)
      .execute();
  }

  /** The games this guest has played to their end, the last one first; the seat is theirs. */
  finishedBy(guest: string, limit: number, before: number): Promise<(TableRow & { seat: Seat })[]> {
    return this.database.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.code', 'seats.table_code')
      .selectAll('tables')
      .select('seats.seat')
      .where('seats.guest', '=', guest)
      .where('tables.status', '=', 'over')
      .where('tables.created_at', '<', before)
      .orderBy('tables.created_at', 'desc')
      .limit(limit)
      .execute();
  }

  /** All games that are over, the oldest first. */
  async finished(): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('tables')
      .select('code')
      .where('status', '=', 'over')
      .orderBy('created_at')
      .execute();
    return rows.map(({ code }) => code);
  }

  /** How many tables were opened since then by this guest, or from this address, that were not played to their end here. */
  async opened(by: { host: string } | { opened_from: string }, since: number): Promise<number> {
    const [[column, value]] = Object.entries(by) as ['host' | 'opened_from', string][];
    const { count } = await this.database.db
      .selectFrom('tables')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where(column, '=', value)
      .where((is) => is.or([is('status', '!=', 'over'), is('brought', '=', 1)]))
      .where('created_at', '>=', since)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Games at which something is to happen by now, at most so many. */
  async toWake(now: number, limit: number): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('tables')
      .select('code')
      .where('status', '=', 'running')
      .where('wake_at', '>', 0)
      .where('wake_at', '<=', now)
      .orderBy('wake_at')
      .limit(limit)
      .execute();
    return rows.map(({ code }) => code);
  }

  /** By table: the last seq of the journal and the version, for the slow poll. */
  async heads(codes: readonly string[]): Promise<{ code: string; version: number; seq: number }[]> {
    if (codes.length === 0) return [];
    const rows = await this.database.db
      .selectFrom('tables')
      .select(['code', 'version'])
      .select((is) =>
        is
          .selectFrom('journal')
          .select((of) => of.fn.max('seq').as('seq'))
          .whereRef('journal.table_code', '=', 'tables.code')
          .as('seq'),
      )
      .where('code', 'in', [...codes])
      .execute();
    return rows.map((row) => ({ ...row, seq: row.seq ?? 0 }));
  }
}
