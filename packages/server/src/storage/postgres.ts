/** PostgreSQL, for any number of nodes. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool, types as standard, type CustomTypesConfig } from 'pg';
import type { Logger } from 'pino';
import { every, type Clock } from '../clock.ts';
import type { Database, Queries } from './database.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'cosmarium';
const INT8 = 20;
const RETRY_MS = 1000;

/** bigint columns hold milliseconds: they fit a number. */
const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : standard.getTypeParser(oid, format)) as typeof standard.getTypeParser,
};

export function openPostgres(url: string, log: Logger, clock: Clock): Database {
  const pool = new Pool({ connectionString: url, max: 8, types });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    async tell(queries: Queries, words: readonly string[]) {
      await sql`select pg_notify(${CHANNEL}, word) from unnest(${[...words]}::text[]) as word`.execute(
        queries,
      );
    },
    listen: (heard) => listen(url, log, clock, heard),
    close: () => db.destroy(),
  };
}

/** Keeps one connection listening. Notifications are hints: what is missed is found by the slow poll. */
async function listen(
  url: string,
  log: Logger,
  clock: Clock,
  heard: (word: string) => void,
): Promise<() => Promise<void>> {
  let client: Client | null = null;
  const connect = async () => {
    const fresh = new Client({ connectionString: url });
    fresh.on('error', (error) => {
      log.warn({ reason: error.message }, 'the listening connection was lost');
      if (client === fresh) client = null;
    });
    fresh.on('notification', ({ payload }) => heard(payload ?? ''));
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  };
  await connect();
  const stop = every(clock, RETRY_MS, async () => {
    if (client === null) await connect().catch(() => {});
  });
  return async () => {
    stop();
    await client?.end();
  };
}
