/** Taking an answer back at a table: freely, or if the others agree. What can be taken back, the engine says. */
import type { Seat } from '@cosmarium/engine';
import type { TableOptions } from '@cosmarium/protocol';
import type { SeatRow } from '../storage/schema.ts';
import type { StoredTable } from '../storage/tables.ts';
import type { Agreeing } from './agreeing.ts';
import { SPECTATOR } from './connection.ts';
import { refused, type Moves, type Refused } from './moves.ts';
import type { Session } from './session.ts';

/** What it needs to know of its table. */
interface Table {
  readonly stored: StoredTable;
  readonly options: TableOptions;
  /** Who has to agree. */
  readonly voters: readonly SeatRow[];
  readonly playing: Session | null;
}

export class TakingBack {
  constructor(
    private readonly table: Table,
    private readonly agreeing: Agreeing,
    private readonly moves: Moves,
  ) {}

  async wanted(seat: Seat, want: boolean, command: string): Promise<Refused | null> {
    const { playing, options } = this.table;
    if (seat === SPECTATOR) return refused('not-yours');
    if (playing === null || options.takeBack === 'off') return refused('not-now');
    if (options.takeBack === 'free') return want ? this.moves.takeBack(seat, command) : null;
    const whose = this.table.stored.seats.find((one) => playing.mayTakeBack(one));
    if (whose === undefined) return refused('not-now');
    // Who agreed to something else before has not agreed to this.
    if (whose.seat === seat && want) await this.forget();
    else if (whose.wants_back === 0) return refused('not-now');
    await this.agreeing.wish(seat, 'wants_back', want);
    return this.ifAgreed(whose.seat, command);
  }

  private async ifAgreed(seat: Seat, command: string): Promise<Refused | null> {
    if (!this.table.voters.every(wantsBack)) return null;
    await this.forget();
    return this.moves.takeBack(seat, command);
  }

  /** A wish is over when somebody who had it goes on playing. */
  async answered(seat: Seat): Promise<void> {
    const { playing, stored } = this.table;
    if (playing === null || seat === SPECTATOR) return;
    if (wantsBack(stored.seats[seat])) await this.forget();
  }

  private async forget(): Promise<void> {
    for (const one of this.table.stored.seats.filter(wantsBack))
      await this.agreeing.wish(one.seat, 'wants_back', false);
  }
}

const wantsBack = (one: SeatRow): boolean => one.wants_back === 1;
