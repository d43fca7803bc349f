/** This node's copy of a table: what it has read from storage, and the game as played from its journal. */
import { CosmariumError, RULES_VERSION } from '@cosmarium/engine';
import type { Notice } from '@cosmarium/protocol';
import type { StoredTable } from '../storage/tables.ts';
import { pacingOf } from './hold.ts';
import { askingAt, handoversAt } from './latecomers.ts';
import { isRestart, resume } from './resume.ts';
import { Departed, type Session } from './session.ts';
import type { Surroundings } from './surroundings.ts';

/** This build is not the one to play this game: other nodes do, or will. */
export class Elsewhere extends Error {}

export class Copy {
  session: Session | null = null;
  /** It may differ from what is stored: read the whole table again before anything else. */
  doubtful = false;
  readonly names = new Map<string, string>();
  /** It was stopped here: trying again would come to the same. */
  private failed = false;

  constructor(
    private kept: StoredTable,
    private readonly around: Surroundings,
  ) {}

  get stored(): StoredTable {
    return this.kept;
  }

  private set stored(stored: StoredTable) {
    this.kept = stored;
    this.restAsStored();
  }

  private restAsStored(): void {
    const { row, seats } = this.stored;
    const people = seats.flatMap(({ seat, guest }) => (guest === null ? [] : [seat]));
    this.session?.rests({ ...row, people });
  }

  get code(): string {
    return this.stored.row.code;
  }

  get paused(): boolean {
    return this.stored.row.paused === 1;
  }

  /** The game, if it is being played. */
  get playing(): Session | null {
    return this.stored.row.status === 'running' ? this.session : null;
  }

  /** Reads the table's row and seats again. True if there is a game now that has to be read. */
  async readAgain(): Promise<boolean> {
    const stored = await this.around.storage.tables.find(this.code);
    if (stored === null) return false;
    this.stored = stored;
    await this.learnNames();
    return this.session === null && stored.row.status === 'running';
  }

  private async learnNames(): Promise<void> {
    const { row, seats } = this.stored;
    const ids = [
      ...seats.flatMap(({ guest }) => (guest === null ? [] : [guest])),
      ...[...askingAt(row), ...handoversAt(row)].map(({ guest }) => guest),
    ];
    const unknown = ids.filter((id) => !this.names.has(id));
    for (const [id, name] of await this.around.storage.guests.names(unknown)) this.names.set(id, name);
  }

  /** Plays the answers other nodes appended. */
  async catchUp(): Promise<void> {
    const { session } = this;
    if (session === null) return;
    const rows = await this.around.storage.journal.entriesAfter(this.code, session.seq);
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
    await this.readSealed();
  }

  /** Reads the answers that wait in a secret window. */
  async readSealed(): Promise<void> {
    const { session } = this;
    if (session === null || session.window === null) return;
    const rows = await this.around.storage.sealed.of(this.code, session.window);
    for (const row of rows) session.seal(row);
  }

  /** Reads the whole table, or throws `Elsewhere`. */
  async bringUp(): Promise<void> {
    const { storage } = this.around;
    // Until all of it has been read.
    this.doubtful = true;
    this.stored = (await storage.tables.find(this.code))!;
    await this.learnNames();
    const { status, rules } = this.stored.row;
    const readable = status === 'running' || (status === 'over' && rules === RULES_VERSION);
    this.session = readable ? await this.resume() : null;
    this.restAsStored();
    await this.readSealed();
    this.doubtful = false;
  }

  /** A game that was stopped may be one that this build can play: called when somebody comes. */
  async tryAgain(): Promise<void> {
    const { row } = this.stored;
    if (row.status !== 'stopped' || this.failed) return;
    const notice = JSON.parse(row.notice!) as Notice;
    if (notice.notice === 'stopped' && notice.why === 'left') return;
    this.doubtful = true;
    this.session = await this.resume();
    this.restAsStored();
    this.doubtful = false;
  }

  /** The game of a table that is running, is over, or may go on; null if it cannot be played. */
  private async resume(): Promise<Session | null> {
    const { storage, clock, log, neighbours, settings } = this.around;
    const { row } = this.stored;
    const { code, status, rules } = row;
    const pacing = status === 'over' ? null : pacingOf(row, settings.windowMs);
    const resumed = await resume(storage.journal, row, pacing, clock.now());
    if (resumed.is === 'newer') throw new Elsewhere(`${code} is played under newer rules`);
    if (resumed.is === 'stopped') {
      const { notice, reasons } = resumed;
      log.warn({ table: code, status, reasons }, 'a game cannot be played');
      if (status !== 'running') return null;
      // Those who play it can.
      if ((await neighbours.present(code)).length > 0) throw new Elsewhere(`${code} cannot be played here`);
      await this.stop(notice);
      return null;
    }
    const expect = { status, rules };
    if (resumed.is === 'playing') {
      if (status !== 'stopped') return resumed.session;
      if (!(await storage.tables.change(code, expect, goesOn({ notice: 'resumed' })))) return this.readAnew();
    } else {
      const { marker, notice } = resumed;
      // Another node may be doing the same.
      if (!(await storage.tables.restart(marker, expect, goesOn(notice)))) return this.readAnew();
      log.warn({ table: code, notice }, 'a game goes on under other rules');
    }
    this.stored = (await storage.tables.find(code))!;
    return resumed.session;
  }

  private async readAnew(): Promise<Session | null> {
    await this.bringUp();
    return this.session;
  }

  async stop(notice: Notice): Promise<void> {
    const change = { status: 'stopped', notice: JSON.stringify(notice) } as const;
    await this.around.storage.tables.change(this.code, { status: 'running' }, change);
    this.stored = (await this.around.storage.tables.find(this.code))!;
    this.session = null;
    this.failed = true;
    this.around.log.error({ table: this.code, notice }, 'a game was stopped');
  }
}

const goesOn = (notice: Notice) =>
  ({ status: 'running', rules: RULES_VERSION, notice: JSON.stringify(notice) }) as const;
