/** A database the server can work with: SQLite in a file, or PostgreSQL. One query code serves both. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Queries = Kysely<Schema> | Transaction<Schema>;

export interface Database {
  readonly db: Kysely<Schema>;
  /** Tells other nodes, once the transaction is done. Nobody to tell with SQLite. */
  tell(db: Queries, words: readonly string[]): Promise<void>;
  /** Hears what other nodes tell; null if there can be no other. */
  readonly listen: ((heard: (word: string) => void) => Promise<() => Promise<void>>) | null;
  close(): Promise<void>;
}
