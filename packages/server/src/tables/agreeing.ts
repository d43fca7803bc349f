/** What people at a table would like everybody to agree on: a pause, a draw, an answer taken back. */
import type { Seat } from '@cosmarium/engine';
import type { Refusal } from '@cosmarium/protocol';
import type { SeatRow } from '../storage/schema.ts';
import type { StoredTable, Wishes } from '../storage/tables.ts';
import type { Attendance } from './attendance.ts';
import type { Caretaker } from './caretaker.ts';
import { SPECTATOR } from './connection.ts';
import { drawWanted } from './draw.ts';
import { pausing } from './pausing.ts';
import type { Session } from './session.ts';
import type { Surroundings } from './surroundings.ts';

/** What it needs to know of its table. */
interface Table {
  readonly code: string;
  readonly stored: StoredTable;
  readonly attendance: Attendance;
  readonly playing: Session | null;
  /** Who has to agree. */
  readonly voters: readonly SeatRow[];
  readAgain(): Promise<void>;
}

export class Agreeing {
  constructor(
    private readonly table: Table,
    private readonly caretaker: Caretaker,
    private readonly around: Surroundings,
  ) {}

  /** Takes note of what somebody would like. */
  async wish(seat: Seat, wish: keyof Wishes, want: boolean): Promise<Refusal | null> {
    const { table } = this;
    if (seat === SPECTATOR) return 'not-yours';
    if (table.playing === null) return 'not-now';
    if (table.stored.seats[seat][wish] === Number(want)) return null;
    await this.around.storage.tables.wish(table.code, seat, { [wish]: Number(want) });
    await table.readAgain();
    return null;
  }

  /** Nobody wants a bot any more for somebody who is here; if they go again, that is another matter. */
  async isBack(seat: Seat): Promise<void> {
    const { table } = this;
    const wanting = table.stored.seats.filter((one) => seat !== SPECTATOR && one.wants_bot === seat);
    for (const one of wanting) await this.around.storage.tables.wish(table.code, one.seat, { wants_bot: -1 });
    if (wanting.length > 0) await table.readAgain();
  }

  /** The seats that want a draw. */
  get drawWanted(): ReadonlySet<Seat> {
    const { playing, stored, attendance } = this.table;
    if (playing === null) return new Set();
    const look = () => playing.sights([SPECTATOR], this.around.clock.now())[0].view;
    return drawWanted(stored.seats, attendance, look);
  }

  async pause(seat: Seat, want: boolean): Promise<Refusal | null> {
    const { table } = this;
    const refusal = await this.wish(seat, 'wants_pause', want);
    if (refusal !== null || table.playing === null) return refusal;
    const { storage, clock } = this.around;
    const { row } = table.stored;
    const ranFrom = this.caretaker.clocksRanFrom(table.playing);
    const now = clock.now();
    const heldUntil = table.playing.heldAfterPause(now);
    const change = pausing(row, table.voters, ranFrom, heldUntil, now);
    // Whoever says once more that they want the pause does not end it, also if somebody has come who did not agree to it.
    if (change === null || (want && row.paused === 1)) return null;
    await storage.tables.change(table.code, { paused: row.paused }, change);
    await table.readAgain();
    return null;
  }
}
