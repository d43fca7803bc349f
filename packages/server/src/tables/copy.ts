/** This node's copy of a table: what it has read from storage, and the game as played from its journal. */
import { CosmariumError, RULES_VERSION } from '@cosmarium/engine';
import type { Notice } from '@cosmarium/protocol';
import type { StoredTable } from '../storage/tables.ts';
import { pacingOf } from './hold.ts';
import { isRestart, resume } from './resume.ts';
import { Departed, type Session } from './session.ts';
import type { Surroundings } from './surroundings.ts';

export class Copy {
  session: Session | null = null;
  /** It may differ from what is stored: read the whole table again before anything else. */
  doubtful = false;
  readonly names = new Map<string, string>();

  constructor(
    public stored: StoredTable,
    private readonly around: Surroundings,
  ) {}

  private get code(): string {
    return this.stored.row.code;
  }

  /** Reads the table's row and seats again. True if the game was started meanwhile. */
  async readAgain(): Promise<boolean> {
    const stored = await this.around.storage.tables.find(this.code);
    if (stored === null) return false;
    const began = this.stored.row.status === 'open' && stored.row.status !== 'open';
    this.stored = stored;
    await this.learnNames();
    return began;
  }

  private async learnNames(): Promise<void> {
    const ids = this.stored.seats.flatMap(({ guest }) => (guest === null ? [] : [guest]));
    const unknown = ids.filter((id) => !this.names.has(id));
    for (const [id, name] of await this.around.storage.guests.names(unknown)) this.names.set(id, name);
  }

  /** Plays the answers other nodes appended. */
  async catchUp(): Promise<void> {
    const { session } = this;
    if (session === null) return;
    const rows = await this.around.storage.tables.entriesAfter(this.code, session.seq);
    for (const row of rows) {
      const open = session.game.pending().some((one) => one.id === row.decision);
      if (isRestart(row) || !open) {
        await this.bringUp();
        return;
      }
      try {
        session.take(row);
      } catch (error) {
        if (!(error instanceof Departed || error instanceof CosmariumError)) throw error;
        await this.bringUp();
        return;
      }
    }
    session.snapshot();
  }

  /** Reads the whole table. False if it is played under newer rules than ours. */
  async bringUp(): Promise<boolean> {
    const { storage, clock, log, settings } = this.around;
    // Until all of it has been read.
    this.doubtful = true;
    this.stored = (await storage.tables.find(this.code))!;
    await this.learnNames();
    const { row } = this.stored;
    const readable = row.status === 'running' || (row.status === 'over' && row.rules === RULES_VERSION);
    const pacing = pacingOf(row, settings.windowMs);
    const resumed = readable ? await resume(storage.tables, row, pacing, clock.now()) : null;
    if (resumed?.is === 'newer') return false;
    if (resumed === null || resumed.is === 'stopped') {
      if (resumed !== null && row.status === 'running') await this.stop(resumed.notice);
      this.session = null;
      this.doubtful = false;
      return true;
    }
    if (resumed.is === 'upgraded') {
      const { marker, notice } = resumed;
      // Another node may be doing the same.
      if (!(await storage.journal.append({ rows: [marker], snapshot: null, over: false })))
        return this.bringUp();
      const change = { rules: RULES_VERSION, notice: JSON.stringify(notice) };
      await storage.tables.change(this.code, { rules: row.rules }, change);
      this.stored = (await storage.tables.find(this.code))!;
      log.warn({ table: this.code, notice }, 'a game goes on under other rules');
    }
    this.session = resumed.session;
    this.doubtful = false;
    return true;
  }

  async stop(notice: Notice): Promise<void> {
    const change = { status: 'stopped', notice: JSON.stringify(notice) } as const;
    await this.around.storage.tables.change(this.code, { status: 'running' }, change);
    this.stored = (await this.around.storage.tables.find(this.code))!;
    this.session = null;
    this.around.log.error({ table: this.code, notice }, 'a game was stopped');
  }
}
