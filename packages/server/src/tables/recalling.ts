/** Advice: a seat asks for all it knows, which is what a bot in its place would be given. */
import type { Seat } from '@cosmarium/engine';
import type { Recalled, TableOptions } from '@cosmarium/protocol';
import type { Clock } from '../clock.ts';
import type { StoredTable } from '../storage/tables.ts';
import { SPECTATOR } from './connection.ts';
import { tenureOf } from './latecomers.ts';
import { refused, type Refused } from './moves.ts';
import type { Session } from './session.ts';
import type { Shown } from './shown.ts';

/** What it needs to know of its table. */
interface Table {
  readonly stored: StoredTable;
  readonly options: TableOptions;
  readonly playing: Session | null;
}

export class Recalling {
  constructor(
    private readonly table: Table,
    private readonly shown: Shown,
    private readonly clock: Clock,
  ) {}

  /** Why this seat may not have it to think about this decision; null if it may. */
  refusal(seat: Seat, decision: number): Refused | null {
    if (seat === SPECTATOR) return refused('not-yours');
    if (!this.table.options.advice || this.isNew(seat)) return refused('not-now');
    return this.isShown(seat, decision) ? null : refused('stale');
  }

  recalled(seat: Seat): { recalled?: Recalled } {
    const { playing } = this.table;
    return playing === null ? {} : { recalled: playing.recalled(seat, this.clock.now()) };
  }

  /** Whether this decision is open and its seat has been told so. */
  private isShown(seat: Seat, decision: number): boolean {
    const { playing } = this.table;
    return playing !== null && this.shown.decision(playing, seat, decision, this.clock.now()) !== undefined;
  }

  /** Has taken the seat from a bot in this encounter, of which it may not be told all that the bot knew. */
  private isNew(seat: Seat): boolean {
    const tenure = tenureOf(this.table.stored, seat);
    return tenure !== null && tenure.encounters === this.table.playing?.game.s.encounters;
  }
}
