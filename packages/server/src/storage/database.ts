/** A database the server can work with: SQLite in a file, or PostgreSQL. One query code serves both. */
import type { Kysely, Transaction } from 'kysely';
import type { Seat } from '@cosmarium/engine';
import type { JournalRow, Schema, SnapshotRow } from './schema.ts';

export type Queries = Kysely<Schema> | Transaction<Schema>;

/** Answers of one table that belong together. */
export interface Append {
  /** Consecutive, from the next free seq on. */
  rows: readonly JournalRow[];
  snapshot: SnapshotRow | null;
  /** Who has won, if the game is over with it. */
  winners: readonly Seat[] | null;
}

/** Who appends. */
export interface Writer {
  node: string;
  /** The version of the rules it plays by. */
  rules: number;
}

export interface Database {
  readonly db: Kysely<Schema>;
  /**
   * Appends to the journals of as many tables, in one transaction, and tells other nodes. Returns the tables that were
   * written to; with the others somebody else was first, or they are not being played under these rules. Each database
   * has its own way, because this is what everybody waits for.
   */
  append(batch: readonly Append[], by: Writer): Promise<Set<string>>;
  /** Tells other nodes, once the transaction is done. Nobody to tell with SQLite. */
  tell(db: Queries, words: readonly string[]): Promise<void>;
  /** Hears what other nodes tell; null if there can be no other. */
  readonly listen: ((heard: (word: string) => void) => Promise<() => Promise<void>>) | null;
  close(): Promise<void>;
}
