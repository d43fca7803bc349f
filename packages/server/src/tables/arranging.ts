/** What is arranged at a table, before a game and around it: who sits where, by which rules, who is the host. */
import type { Seat, SetupFault } from '@cosmarium/engine';
import { isSlow, type Refusal } from '@cosmarium/protocol';
import type { StoredTable } from '../storage/tables.ts';
import type { Attendance } from './attendance.ts';
import { SPECTATOR } from './connection.ts';
import type { Copy } from './copy.ts';
import { askingAt, withdraw, type Played } from './latecomers.ts';
import { obey, type LobbyCommand } from './lobby.ts';
import { optionsOf } from './options.ts';
import { PATIENCE_MS } from './starting.ts';
import type { Surroundings } from './surroundings.ts';

/** For a reload, or a line that is lost for a moment. */
const BACK_WITHIN_MS = 20_000;

/** A table, as whoever arranges things there sees it. */
interface Table {
  readonly code: string;
  readonly stored: StoredTable;
  readonly attendance: Attendance;
  /** Somebody of this guest is connected here. */
  isHere(guest: string): boolean;
  run<T>(job: () => Promise<T>): Promise<T>;
  readAgain(): Promise<void>;
  show(): void;
}

export class Arranging {
  constructor(
    private readonly table: Table,
    private readonly copy: Copy,
    private readonly around: Surroundings,
  ) {}

  async obey(guest: string, command: LobbyCommand): Promise<Refusal | SetupFault | null> {
    const { table, copy } = this;
    const { storage, clock, newSeed } = this.around;
    const shared = storage.database.listen !== null;
    // Where other nodes write, too, look first, and once more if a seat was just taken.
    for (let again = shared; ; again = false) {
      if (shared) await table.readAgain();
      copy.doubtful = true;
      const fresh = {
        now: clock.now(),
        seed: newSeed(),
        longGone: (seat: Seat) => table.attendance.longGone(seat),
        present: (seat: Seat) => table.attendance.present(seat),
        played: this.played(),
      };
      const refusal = await obey(storage.tables, table.stored, guest, command, fresh);
      copy.doubtful = false;
      if (refusal === 'taken' && again) continue;
      if (refusal === null) await table.readAgain();
      if (command.do === 'start' && table.stored.row.starting_at > 0) this.beginLater(command);
      return refusal;
    }
  }

  /** How far the game is. */
  private played(): Played | null {
    const { session } = this.copy;
    if (session === null) return null;
    const seq = session.shownTo(SPECTATOR, this.around.clock.now());
    return { seq, events: session.seen, encounters: session.game.s.encounters };
  }

  /** Nobody is here yet; whoever asked for a seat before may come back. With other nodes, they may be there. */
  hasBegun(): void {
    if (this.around.storage.database.listen !== null) return;
    for (const { guest } of askingAt(this.table.stored.row)) this.hasGone(guest);
  }

  /** Who asks for a seat and has gone does not wait for long; at a slow table nobody is expected to be there. */
  hasGone(guest: string): void {
    const asks = askingAt(this.table.stored.row).some((one) => one.guest === guest && !one.declined);
    if (!asks || isSlow(optionsOf(this.table.stored.row))) return;
    const forget = async () => {
      if (this.table.isHere(guest)) return;
      await withdraw(this.around.storage.tables, this.table.code, guest);
      await this.table.readAgain();
      this.table.show();
    };
    this.around.clock.after(BACK_WITHIN_MS, () => void this.table.run(forget).catch(() => {}));
  }

  /** The game begins without the chances that have not come by then. */
  private beginLater(command: LobbyCommand): void {
    const { table } = this;
    const begin = async () => {
      if (table.stored.row.starting_at > 0) await this.obey(table.stored.row.host, command);
      table.show();
    };
    this.around.clock.after(PATIENCE_MS, () => void table.run(begin).catch(() => {}));
  }

  async passOnTo(guest: string): Promise<void> {
    const { host } = this.table.stored.row;
    await this.around.storage.tables.change(this.table.code, { host }, { host: guest });
    await this.table.readAgain();
  }
}
