/** SQLite in one file of the data folder: the embedded default, for one process. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { sqliteIn, SqliteThread } from './sqlite-driver.ts';

export class DatabaseInUse extends Error {}

export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(folder);
  const thread = new SqliteThread(join(folder, 'cosmarium.db'));
  const db = new Kysely<Schema>({ dialect: sqliteIn(thread) });
  return {
    db,
    append: async (batch, { rules }) => new Set(await thread.append(batch, rules)),
    tell: () => Promise.resolve(),
    listen: null,
    async close() {
      await db.destroy();
      lock.close();
    },
  };
}

/**
 * Two processes on one file would each believe to know all of it. The lock is a second, empty database with a
 * transaction that stays open: the system frees it however this process ends, and backups of the real one stay possible.
 */
function takeLock(folder: string): Libsql.Database {
  const lock = new Libsql(join(folder, 'cosmarium.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new DatabaseInUse(
      `Another process already serves the data folder ${folder}. Stop it first, give this one a DATA_DIR of its own, ` +
        'or use DATABASE_URL with PostgreSQL to run several.',
    );
  }
}
