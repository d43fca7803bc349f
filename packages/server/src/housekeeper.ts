/** Keeps house: notes which tables are in use, and deletes what nobody needs any more, a little at a time. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { every, type Clock } from './clock.ts';
import { journalOf } from './history.ts';
import type { TableRow } from './storage/schema.ts';
import type { Storage } from './storage/storage.ts';
import type { Hall } from './tables/hall.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TIDY_MS = 10 * 60_000;
/** Open tables are noted this often, so that those that are left soon leave the list. */
const NOTE_OPEN_MS = 20_000;
/** Somebody was there a moment ago if it was noted so lately. */
export const LATELY_MS = 3 * NOTE_OPEN_MS;
const NOTE_MS = 60 * 60_000;
const TABLES_AT_ONCE = 50;
const ROWS_AT_ONCE = 200;
/** Between two steps others have their turn. */
const BREATH_MS = 20;

/** How long things are kept that nobody uses, in milliseconds; 0 is for ever. */
export interface Keeping {
  /** Tables that were never started. */
  open: number;
  /** Games that nobody plays on. */
  running: number;
  /** Games that are over, before nothing but their packed journal is kept. */
  unpacked: number;
  /** Games that are over, or were stopped: journal and all. */
  finished: number;
  chat: number;
  /** Guests who sit nowhere. */
  guests: number;
}

export class Housekeeper {
  private readonly notedAt = new Map<string, number>();
  private readonly stops: (() => void)[];
  /** Games whose journals do not come out as they were played: they stay as they are. */
  private readonly unfit = new Set<string>();
  private closed = false;

  constructor(
    private readonly storage: Storage,
    private readonly hall: Pick<Hall, 'has' | 'inUse'>,
    private readonly clock: Clock,
    private readonly keep: Keeping,
    private readonly log: Logger,
  ) {
    const failed = (error: unknown) => log.warn({ reason: String(error) }, 'could not keep house');
    this.stops = [
      every(clock, NOTE_OPEN_MS, () => this.note(), failed),
      every(clock, TIDY_MS, () => this.tidy(), failed),
    ];
  }

  close(): void {
    this.closed = true;
    for (const stop of this.stops) stop();
  }

  /** Notes which tables somebody is at. */
  async note(): Promise<void> {
    const now = this.clock.now();
    const inUse = await this.hall.inUse();
    const due = inUse.filter(({ code, open }) => {
      const noted = this.notedAt.get(code);
      return open || noted === undefined || now >= noted + NOTE_MS;
    });
    for (let i = 0; i < due.length && !this.closed; i += TABLES_AT_ONCE) {
      const codes = due.slice(i, i + TABLES_AT_ONCE).map(({ code }) => code);
      await this.storage.tables.used(codes, now);
      for (const code of codes) this.notedAt.set(code, now);
      await wait(BREATH_MS, undefined, { ref: false });
    }
    const known = new Set(inUse.map(({ code }) => code));
    for (const code of this.notedAt.keys()) if (!known.has(code)) this.notedAt.delete(code);
  }

  /** Deletes what has been kept long enough. */
  async tidy(): Promise<void> {
    const { tidy } = this.storage;
    const { keep } = this;
    const before = (ms: number) => this.clock.now() - ms;
    const rules: [TableRow['status'][], number][] = [
      [['open'], keep.open],
      [['running'], keep.running],
      [['over', 'stopped'], keep.finished],
    ];
    for (const [statuses, ms] of rules)
      if (ms > 0) await this.again(() => this.discardUnused(statuses, before(ms)));
    if (keep.unpacked > 0) await this.again(() => this.packOne(before(keep.unpacked)));
    await this.again(async () => {
      const code = await tidy.discarded();
      if (code === null) return false;
      await tidy.empty(code, ROWS_AT_ONCE);
      return true;
    });
    const full = (count: number) => count >= ROWS_AT_ONCE;
    if (keep.chat > 0)
      await this.again(async () => full(await tidy.forgetChat(before(keep.chat), ROWS_AT_ONCE)));
    if (keep.guests > 0)
      await this.again(async () => full(await tidy.forgetGuests(before(keep.guests), ROWS_AT_ONCE)));
    if (!this.closed) await tidy.forgetStrays();
    if (!this.closed) await tidy.forgetUnconfirmed(before(DAY_MS));
    if (!this.closed) await tidy.forgetAddresses(before(DAY_MS));
    if (!this.closed) await tidy.forgetRations(before(DAY_MS));
  }

  private async discardUnused(statuses: TableRow['status'][], since: number): Promise<boolean> {
    const { tidy } = this.storage;
    for (const code of await tidy.unused(statuses, since, TABLES_AT_ONCE)) {
      // Somebody may just have come back.
      if (this.hall.has(code)) continue;
      await tidy.discard(code);
      return true;
    }
    return false;
  }

  private async packOne(since: number): Promise<boolean> {
    const { packed, tables, journal } = this.storage;
    for (const code of await packed.due(since, TABLES_AT_ONCE + this.unfit.size)) {
      const stored = this.hall.has(code) || this.unfit.has(code) ? null : await tables.find(code);
      if (stored === null) continue;
      try {
        // Once it is packed there is nothing left to compare it with.
        await journalOf(journal, stored);
      } catch (error) {
        this.unfit.add(code);
        this.log.error({ table: code, err: error }, 'a finished game cannot be packed');
        continue;
      }
      await packed.pack(code, await journal.entriesAfter(code, 0));
      return true;
    }
    return false;
  }

  /** One step after the other, as long as there is more to do. */
  private async again(step: () => Promise<boolean>): Promise<void> {
    while (!this.closed && (await step())) await wait(BREATH_MS, undefined, { ref: false });
  }
}
