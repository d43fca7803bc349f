/**
 * Kysely's queries go to SQLite's thread. Writers take turns; who only reads, outside of a transaction, has a connection
 * of its own and sees what has been committed.
 */
import { Worker } from 'node:worker_threads';
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Append } from './database.ts';

interface Done {
  id: number;
  result?: unknown;
  error?: { message: string; code?: string };
}

interface Outcome {
  rows: unknown[];
  changes: number;
}

/** What the thread does, and what it needs to know for it. */
interface Deeds {
  run: { on: 'writer' | 'reader'; sql: string; parameters?: readonly unknown[] };
  append: { batch: readonly Append[]; rules: number };
  close: object;
}

/** Speaks with the thread. */
export class SqliteThread {
  private readonly writers = new Turns();
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (done: Done) => void>();
  private asked = 0;
  /** Why it cannot be used any more. */
  private failure: Error | null = null;

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), { workerData: { file } });
    this.worker.on('message', (done: Done) => this.settle(done));
    this.worker.on('error', (error) => (this.failure ??= error));
    this.worker.on('exit', () => {
      this.failure ??= new Error('the database is closed');
      for (const id of this.waiting.keys()) this.settle({ id, error: this.failure });
    });
  }

  private settle(done: Done): void {
    const resolve = this.waiting.get(done.id);
    this.waiting.delete(done.id);
    // Only a thread that has something to do keeps the process alive.
    if (this.waiting.size === 0) this.worker.unref();
    resolve?.(done);
  }

  private async do<D extends keyof Deeds>(deed: D, how: Deeds[D]): Promise<unknown> {
    if (this.failure !== null) throw this.failure;
    const { result, error } = await new Promise<Done>((resolve) => {
      const id = this.asked++;
      this.waiting.set(id, resolve);
      this.worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.worker.postMessage({ id, deed, ...how });
    });
    if (error !== undefined) throw Object.assign(new Error(error.message), { code: error.code });
    return result;
  }

  run(on: 'writer' | 'reader', sql: string, parameters?: readonly unknown[]): Promise<Outcome> {
    return this.do('run', { on, sql, parameters }) as Promise<Outcome>;
  }

  /** Resolves when nobody else writes; call what it gives when done. */
  takeTurn(): Promise<() => void> {
    return this.writers.take();
  }

  async append(batch: readonly Append[], rules: number): Promise<string[]> {
    const endTurn = await this.takeTurn();
    try {
      return (await this.do('append', { batch, rules })) as string[];
    } finally {
      endTurn();
    }
  }

  async close(): Promise<void> {
    if (this.failure !== null) return;
    const gone = new Promise((resolve) => this.worker.once('exit', resolve));
    await this.do('close', {});
    this.worker.ref();
    await gone;
  }
}

/** One after the other. */
class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when it is one's turn; call what it gives when done. */
  take(): Promise<() => void> {
    const before = this.last;
    return new Promise((resolve) => {
      this.last = new Promise((done) => void before.then(() => resolve(done)));
    });
  }
}

class ThreadConnection implements DatabaseConnection {
  /** Ends the turn of a transaction. */
  private endTurn: (() => void) | null = null;

  constructor(private readonly thread: SqliteThread) {}

  async begin(): Promise<void> {
    this.endTurn = await this.thread.takeTurn();
    await this.thread.run('writer', 'begin');
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.thread.run('writer', how);
  }

  /** However it went. */
  release(): void {
    this.endTurn?.();
  }

  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.endTurn === null && SelectQueryNode.is(query))
      return { rows: (await this.thread.run('reader', sql, parameters)).rows as Row[] };
    const endTurn = this.endTurn === null ? await this.thread.takeTurn() : null;
    try {
      const { rows, changes } = await this.thread.run('writer', sql, parameters);
      return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
    } finally {
      endTurn?.();
    }
  }

  // oxlint-disable-next-line require-yield -- nobody streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are read all at once');
  }
}

class ThreadDriver implements Driver {
  constructor(private readonly thread: SqliteThread) {}

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(new ThreadConnection(this.thread));
  beginTransaction = (connection: DatabaseConnection) => (connection as ThreadConnection).begin();
  commitTransaction = (connection: DatabaseConnection) => (connection as ThreadConnection).end('commit');
  rollbackTransaction = (connection: DatabaseConnection) => (connection as ThreadConnection).end('rollback');
  releaseConnection = (connection: DatabaseConnection) =>
    Promise.resolve((connection as ThreadConnection).release());
  destroy = () => this.thread.close();
}

export function sqliteIn(thread: SqliteThread): Dialect {
  return {
    createDriver: () => new ThreadDriver(thread),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
