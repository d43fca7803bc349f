/** PostgreSQL, for any number of nodes. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool, types as standard, type CustomTypesConfig } from 'pg';
import type { Logger } from 'pino';
import { Pauses, type Clock } from '../clock.ts';
import type { Append, Database, Queries, Writer } from './database.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'cosmarium';
const INT8 = 20;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const CONNECTING_MS = 10_000;
/** A node that stops in the middle of a transaction shall not hold up the others. */
const IDLE_IN_TRANSACTION_MS = 10_000;

/** bigint columns hold milliseconds: they fit a number. */
const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : standard.getTypeParser(oid, format)) as typeof standard.getTypeParser,
};

export function openPostgres(url: string, log: Logger, clock: Clock): Database {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTING_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // The pool listens to clients that lie idle, and says so here; nobody would to those that work.
  pool.on('error', () => {});
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost')),
  );
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    append: (batch, by) => append(db, batch, by),
    async tell(queries: Queries, words: readonly string[]) {
      await sql`select pg_notify(${CHANNEL}, word) from unnest(${[...words]}::text[]) as word`.execute(
        queries,
      );
    },
    listen: (heard) => listen(url, log, clock, heard),
    close: () => db.destroy(),
  };
}

/** One statement, so that it takes one journey to the database; it sees the tables as they were at its beginning. */
async function append(db: Kysely<Schema>, batch: readonly Append[], by: Writer): Promise<Set<string>> {
  const rows = batch.flatMap(({ rows }) => rows.map((row, i) => ({ ...row, first: i === 0 })));
  const snapshots = batch.flatMap(({ snapshot }) => snapshot ?? []);
  const over = batch.flatMap(({ rows, winners }) =>
    winners === null ? [] : [{ code: rows[0].table_code, winners: JSON.stringify(winners) }],
  );
  const columns = sql.raw('table_code, seq, seat, decision, asked, answer, command, at');
  const won = await sql<{ table_code: string }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        table_code text, seq integer, seat integer, decision integer, asked text, answer text, command text, at bigint,
        first boolean
      )
    ), won as (
      insert into journal (${columns})
      select ${columns} from given where first and table_code in (
        select code from tables where status = 'running' and rules = ${by.rules}
      ) order by table_code
      on conflict do nothing returning table_code
    ), rest as (
      insert into journal (${columns})
      select ${columns} from given where not first and table_code in (select table_code from won)
    ), given_snapshots as (
      select * from json_to_recordset(${JSON.stringify(snapshots)}::json) as given_snapshots (
        table_code text, seq integer, events integer, hash text, state text, deeds text
      ) where table_code in (select table_code from won)
    ), forgotten as (
      update snapshots set state = null, deeds = null
      where table_code in (select table_code from given_snapshots) and state is not null
      -- The one before stays as well: what is kept back may have begun before the last.
      and seq < (select max(seq) from snapshots as newest where newest.table_code = snapshots.table_code)
    ), kept as (
      insert into snapshots (table_code, seq, events, hash, state, deeds)
      select table_code, seq, events, hash, state, deeds from given_snapshots
    ), ended as (
      update tables set status = 'over', winners = over.winners, version = version + 1
      from json_to_recordset(${JSON.stringify(over)}::json) as over (code text, winners text)
      where tables.code = over.code and tables.code in (select table_code from won)
    )
    select table_code, pg_notify(${CHANNEL}, ${by.node}::text || ' ' || table_code) from won
  `.execute(db);
  return new Set(won.rows.map((row) => row.table_code));
}

/** Keeps one connection listening. Notifications are hints: what is missed is found by the slow poll. */
async function listen(
  url: string,
  log: Logger,
  clock: Clock,
  heard: (word: string) => void,
): Promise<() => Promise<void>> {
  const pauses = new Pauses(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  let client: Client | null = null;
  let stopped = false;
  let cancel = () => {};
  const connect = async () => {
    const fresh = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTING_MS,
    });
    const lost = (reason: string) => {
      if (client !== fresh) return;
      client = null;
      log.warn({ reason }, 'the listening connection was lost');
      connectLater();
    };
    fresh.on('error', (error) => lost(error.message));
    fresh.on('end', () => lost('it ended'));
    fresh.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    pauses.over();
    if (stopped) await fresh.end();
    else client = fresh;
  };
  const connectLater = () => {
    if (!stopped) cancel = clock.after(pauses.next(), () => void connect().catch(connectLater));
  };
  await connect();
  return async () => {
    stopped = true;
    cancel();
    const last = client;
    client = null;
    await last?.end();
  };
}
