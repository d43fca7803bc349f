/**
 * How the database came to be as it is. A migration that has been released is never changed; add another. It may only add
 * (a column with a default, a table, an index): nodes of the build before work on the same database, and a build that
 * turned out bad is taken back.
 */
import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Schema } from './schema.ts';

const MIGRATIONS: Record<string, Migration> = {
  '2026-11-first': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('guests')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('token_hash', 'text', (c) => c.notNull().unique())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('code', 'text', (c) => c.primaryKey())
        .addColumn('host', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('visibility', 'text', (c) => c.notNull())
        .addColumn('options', 'text', (c) => c.notNull())
        .addColumn('seed', 'text', (c) => c.notNull())
        .addColumn('rules', 'integer', (c) => c.notNull())
        .addColumn('setup', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('paused', 'integer', (c) => c.notNull())
        .addColumn('resumed_at', 'bigint', (c) => c.notNull())
        .addColumn('next', 'text')
        .addColumn('notice', 'text')
        .execute();
      await db.schema
        .createIndex('tables_listed')
        .on('tables')
        .columns(['status', 'visibility', 'created_at'])
        .execute();
      await db.schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute();
      await db.schema
        .createTable('seats')
        .addColumn('table_code', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('colour', 'text', (c) => c.notNull())
        .addColumn('guest', 'text')
        .addColumn('level', 'text')
        .addColumn('wants_pause', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('seats_pk', ['table_code', 'seat'])
        .addUniqueConstraint('seats_colour', ['table_code', 'colour'])
        .addUniqueConstraint('seats_guest', ['table_code', 'guest'])
        .execute();
      await db.schema.createIndex('seats_of_guest').on('seats').columns(['guest']).execute();
      await db.schema
        .createTable('journal')
        .addColumn('table_code', 'text', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('decision', 'integer', (c) => c.notNull())
        .addColumn('asked', 'text', (c) => c.notNull())
        .addColumn('answer', 'text', (c) => c.notNull())
        .addColumn('command', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('journal_pk', ['table_code', 'seq'])
        .execute();
      await db.schema
        .createTable('snapshots')
        .addColumn('table_code', 'text', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('events', 'integer', (c) => c.notNull())
        .addColumn('hash', 'text', (c) => c.notNull())
        .addColumn('state', 'text')
        .addPrimaryKeyConstraint('snapshots_pk', ['table_code', 'seq'])
        .execute();
      await db.schema
        .createTable('chat')
        .addColumn('table_code', 'text', (c) => c.notNull())
        .addColumn('guest', 'text', (c) => c.notNull())
        .addColumn('command', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_pk', ['table_code', 'guest', 'command'])
        .execute();
      await db.schema
        .createTable('nodes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('beat_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('presence')
        .addColumn('node', 'text', (c) => c.notNull())
        .addColumn('table_code', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('presence_pk', ['table_code', 'seat', 'node'])
        .execute();
    },
  },
  '2026-11-probe': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('probe')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('filler', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '2026-11-tidy': {
    async up(db: Kysely<unknown>) {
      const add = (
        table: string,
        column: string,
        type: 'text' | 'integer' | 'bigint',
        otherwise?: string | number,
      ) =>
        db.schema
          .alterTable(table)
          .addColumn(column, type, (c) => (otherwise === undefined ? c : c.notNull().defaultTo(otherwise)))
          .execute();
      await add('guests', 'seen_at', 'bigint', 0);
      await add('tables', 'players', 'integer', 0);
      await add('tables', 'used_at', 'bigint', 0);
      await add('tables', 'opened_from', 'text');
      await add('tables', 'kicked', 'text', '[]');
      await sql`update guests set seen_at = created_at`.execute(db);
      await sql`update tables set used_at = created_at`.execute(db);
      await db.schema
        .createTable('discarded')
        .addColumn('table_code', 'text', (c) => c.primaryKey())
        .execute();
      const index = (table: string, columns: string[]) =>
        db.schema
          .createIndex([table, ...columns].join('_'))
          .on(table)
          .columns(columns)
          .execute();
      await index('guests', ['seen_at']);
      await index('tables', ['status', 'used_at']);
      await index('tables', ['opened_from', 'created_at']);
      await index('chat', ['at']);
    },
  },
  '2026-11-wait': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('paused_at', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('seats').addColumn('stand_in', 'text').execute();
    },
  },
  '2026-11-wants-draw': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('seats')
        .addColumn('wants_draw', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '2026-11-what-is-given': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('starting_at', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('tables').addColumn('game_seed', 'text').execute();
      await db.schema.alterTable('seats').addColumn('pledge', 'text').execute();
      await db.schema.alterTable('seats').addColumn('chance', 'text').execute();
    },
  },
  '2026-11-wants-bot': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('seats')
        .addColumn('wants_bot', 'integer', (c) => c.notNull().defaultTo(-1))
        .execute();
    },
  },
  '2026-11-winners': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').addColumn('winners', 'text').execute();
    },
  },
  '2026-11-wants-back': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('seats')
        .addColumn('wants_back', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '2026-11-held': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('held_until', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '2026-11-sealed': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('sealed')
        .addColumn('table_code', 'text', (c) => c.notNull())
        .addColumn('since', 'bigint', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('decision', 'integer', (c) => c.notNull())
        .addColumn('answer', 'text', (c) => c.notNull())
        .addColumn('command', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('sealed_pk', ['table_code', 'since', 'decision'])
        .execute();
    },
  },
  '2026-11-shelved': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('packed')
        .addColumn('table_code', 'text', (c) => c.primaryKey())
        .addColumn('rows', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '2026-11-slow': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('wake_at', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('tables_wake_at').on('tables').columns(['status', 'wake_at']).execute();
      await db.schema
        .createTable('waiting')
        .addColumn('table_code', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('question', 'bigint', (c) => c.notNull())
        .addColumn('guest', 'text', (c) => c.notNull())
        .addColumn('since', 'bigint', (c) => c.notNull())
        .addColumn('due', 'bigint', (c) => c.notNull())
        .addColumn('open', 'integer', (c) => c.notNull())
        .addColumn('noticed', 'integer', (c) => c.notNull())
        .addColumn('reminded', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('waiting_pk', ['table_code', 'seat', 'question'])
        .execute();
      await db.schema.createIndex('waiting_guest').on('waiting').columns(['guest', 'open']).execute();
    },
  },
  '2026-11-notify': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('subscriptions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('guest', 'text', (c) => c.notNull())
        .addColumn('endpoint', 'text', (c) => c.notNull())
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('lang', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('subscriptions_guest').on('subscriptions').columns(['guest']).execute();
      await db.schema
        .createTable('notifying')
        .addColumn('guest', 'text', (c) => c.primaryKey())
        .addColumn('quiet_from', 'integer')
        .addColumn('quiet_until', 'integer')
        .addColumn('zone', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('muted')
        .addColumn('guest', 'text', (c) => c.notNull())
        .addColumn('table_code', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('muted_pk', ['table_code', 'guest'])
        .execute();
      await db.schema.createIndex('muted_guest').on('muted').columns(['guest']).execute();
    },
  },
  '2026-11-postponed': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('postponed')
        .addColumn('table_code', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('question', 'bigint', (c) => c.notNull())
        .addColumn('guest', 'text', (c) => c.notNull())
        .addColumn('due', 'bigint', (c) => c.notNull())
        .addColumn('about', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('postponed_pk', ['table_code', 'seat', 'question'])
        .execute();
      await db.schema.createIndex('postponed_at').on('postponed').columns(['at']).execute();
    },
  },
  '2026-11-temper': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('seats').addColumn('character', 'text').execute();
      await db.schema.alterTable('snapshots').addColumn('deeds', 'text').execute();
    },
  },
  '2026-11-standing-orders': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('seats')
        .addColumn('lapsed', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('orders')
        .addColumn('table_code', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('guest', 'text', (c) => c.notNull())
        .addColumn('orders', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('orders_pk', ['table_code', 'seat'])
        .execute();
    },
  },
  '2026-11-letters': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('letters')
        .addColumn('guest', 'text', (c) => c.primaryKey())
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('lang', 'text', (c) => c.notNull())
        .addColumn('confirmed', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '2026-11-devices': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('guest_keys')
        .addColumn('token_hash', 'text', (c) => c.primaryKey())
        .addColumn('guest', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('guest_keys_guest').on('guest_keys').columns(['guest']).execute();
      await db.schema
        .createTable('passes')
        .addColumn('token_hash', 'text', (c) => c.primaryKey())
        .addColumn('guest', 'text', (c) => c.notNull())
        .addColumn('settings', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('passes_guest').on('passes').columns(['guest']).execute();
    },
  },
  '2026-11-tables-brought': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('brought', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '2026-11-latecomers': {
    async up(db: Kysely<unknown>) {
      for (const list of ['asking', 'handovers'])
        await db.schema
          .alterTable('tables')
          .addColumn(list, 'text', (c) => c.notNull().defaultTo('[]'))
          .execute();
      await db.schema
        .alterTable('seats')
        .addColumn('taken_at', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '2026-11-substitutes': {
    async up(db: Kysely<unknown>) {
      for (const column of ['bot_level', 'bot_character'])
        await db.schema.alterTable('seats').addColumn(column, 'text').execute();
    },
  },
  '2026-11-rations': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('rations')
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('rations_pk', ['id', 'name'])
        .execute();
      await db.schema.createIndex('rations_name').on('rations').columns(['name', 'at']).execute();
      await db.schema.createIndex('rations_at').on('rations').columns(['at']).execute();
    },
  },
};

export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrations = { ...(await doneAlready(db)), ...MIGRATIONS };
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** What has been done to the database, also by a build newer than this one; there is nothing left to do. */
async function doneAlready(db: Kysely<Schema>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const done = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  return Object.fromEntries(done.rows.map(({ name }) => [name, { up: () => Promise.resolve() }]));
}
