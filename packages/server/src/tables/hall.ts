/**
 * The tables this node has in memory. A table is read when somebody comes to it, or something is due at it although nobody
 * does, and let go when all have left.
 */
import type { Seat } from '@cosmarium/engine';
import { every } from '../clock.ts';
import type { Surroundings } from './surroundings.ts';
import { Table } from './table.ts';

const SWEEP_MS = 30_000;
const WAKE_MS = 20_000;
const ASKED_AT_ONCE = 500;
const WOKEN_AT_ONCE = 50;

export class Hall {
  private readonly tables = new Map<string, Promise<Table | 'elsewhere' | null>>();
  private readonly stops: (() => void)[];
  private closed = false;

  constructor(private readonly around: Surroundings) {
    const failed = (what: string) => (error: unknown) => around.log.error({ err: error }, what);
    this.stops = [
      every(around.clock, SWEEP_MS, () => this.sweep(), failed('could not let tables go')),
      every(around.clock, WAKE_MS, () => this.wake(), failed('could not wake tables')),
    ];
  }

  /** null: no such table; 'elsewhere': other nodes have to play it. */
  async find(code: string): Promise<Table | 'elsewhere' | null> {
    const known = this.tables.get(code);
    if (known === undefined) return this.load(code);
    const table = await known;
    if (!(table instanceof Table && table.closed)) return table;
    this.forget(code, known);
    return this.find(code);
  }

  private load(code: string): Promise<Table | 'elsewhere' | null> {
    if (this.closed) return Promise.resolve('elsewhere');
    const loading = Table.load(code, this.around);
    this.tables.set(code, loading);
    this.around.metrics.tables.set(this.tables.size);
    // Only tables that can be played are kept.
    loading.then(
      (table) => table instanceof Table || this.forget(code, loading),
      () => this.forget(code, loading),
    );
    return loading;
  }

  private forget(code: string, table: Promise<unknown>): void {
    if (this.tables.get(code) === table) this.tables.delete(code);
    this.around.metrics.tables.set(this.tables.size);
  }

  /** Another node wrote to this table. */
  changed(code: string): void {
    this.tables
      .get(code)
      ?.then((table) => (table instanceof Table ? table.refresh() : undefined))
      // The table has said so, and tries again by itself.
      .catch(() => {});
  }

  /** Looks for what no notification told of. */
  async poll(): Promise<void> {
    const loaded = await this.loaded();
    for (let i = 0; i < loaded.length; i += ASKED_AT_ONCE) {
      const some = loaded.slice(i, i + ASKED_AT_ONCE);
      const heads = await this.around.storage.catalogue.heads(some.map(({ code }) => code));
      for (const table of some) {
        const head = heads.find(({ code }) => code === table.code);
        const behind = head !== undefined && (head.version > table.head.version || head.seq > table.head.seq);
        // One table that cannot be read shall not keep the others from it.
        if (behind || table.sharesWithOthers) await table.refresh().catch(() => {});
      }
    }
  }

  has(code: string): boolean {
    return this.tables.has(code);
  }

  /** Whether this seat is connected to the table, here or at another node. */
  async isThere(code: string, seat: Seat): Promise<boolean> {
    const table = await this.tables.get(code)?.catch(() => null);
    if (table instanceof Table && table.attendance.present(seat)) return true;
    return (await this.around.neighbours.present(code)).some((one) => one.seat === seat);
  }

  /** The tables somebody is at. */
  async inUse(): Promise<{ code: string; open: boolean }[]> {
    return (await this.loaded())
      .filter((table) => table.inUse)
      .map(({ code, stored }) => ({ code, open: stored.row.status === 'open' }));
  }

  private async loaded(): Promise<Table[]> {
    const settled = await Promise.allSettled(this.tables.values());
    return settled.flatMap((one) =>
      one.status === 'fulfilled' && one.value instanceof Table ? [one.value] : [],
    );
  }

  /** Wakes slow tables at which something is due, whether or not somebody is there. */
  private async wake(): Promise<void> {
    const { storage, clock, log } = this.around;
    for (const code of await storage.catalogue.toWake(clock.now(), WOKEN_AT_ONCE)) {
      if (this.closed) return;
      const table = await this.find(code);
      if (table instanceof Table)
        await table
          .wake()
          .catch((error: unknown) => log.warn({ table: code, reason: String(error) }, 'not woken'));
    }
  }

  private async sweep(): Promise<void> {
    for (const table of await this.loaded())
      if (await table.closeIfDeserted()) {
        const loading = this.tables.get(table.code);
        if (loading !== undefined) this.forget(table.code, loading);
      }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const stop of this.stops) stop();
    await Promise.allSettled((await this.loaded()).map((table) => table.close()));
    this.tables.clear();
  }
}
