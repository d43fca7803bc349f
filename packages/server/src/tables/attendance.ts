/** Which seats are present, here or at another node, and which have been gone so long that they count as away. */
import type { Seat } from '@cosmarium/engine';
import type { Clock } from '../clock.ts';
import type { SeatRow } from '../storage/schema.ts';
import type { Audience } from './audience.ts';

/** Somebody who comes back to a table that waited for them gets so much time at least. */
const SETTLING_IN_MS = 15_000;

export class Attendance {
  /** Seats connected to other nodes. */
  elsewhere: readonly { seat: Seat; node: string }[] = [];
  private readonly missedSince = new Map<Seat, number>();
  private readonly backSince = new Map<Seat, number>();

  constructor(
    private readonly audience: Audience,
    private readonly clock: Clock,
    private readonly awayMs: number,
    private readonly waitMs: number,
  ) {}

  present(seat: Seat): boolean {
    return this.audience.has(seat) || this.elsewhere.some((one) => one.seat === seat);
  }

  away(seat: Seat): boolean {
    return this.missedFor(seat, this.awayMs);
  }

  /** Gone so long that nobody need wait any longer. */
  longGone(seat: Seat): boolean {
    return this.missedFor(seat, this.waitMs);
  }

  private missedFor(seat: Seat, ms: number): boolean {
    const missed = this.missedSince.get(seat);
    return missed !== undefined && this.clock.now() >= missed + ms;
  }

  /** The people of these seats who are here. */
  people(seats: readonly SeatRow[]): SeatRow[] {
    return seats.filter(({ seat, guest }) => guest !== null && this.present(seat));
  }

  /** Before this time no clock of this seat runs out. */
  settledAt(seat: Seat): number {
    return this.backSince.has(seat) ? this.backSince.get(seat)! + SETTLING_IN_MS : 0;
  }

  /** Takes note of who left and who is back; returns when the next becomes away, or long gone. */
  look(seats: readonly SeatRow[]): number {
    const now = this.clock.now();
    let next = Infinity;
    for (const { seat, guest } of seats) {
      if (guest === null || this.present(seat)) {
        if (this.away(seat)) this.backSince.set(seat, now);
        this.missedSince.delete(seat);
      } else {
        if (!this.missedSince.has(seat)) this.missedSince.set(seat, now);
        for (const ms of [this.awayMs, this.waitMs]) {
          const at = this.missedSince.get(seat)! + ms;
          if (at > now) next = Math.min(next, at);
        }
      }
    }
    return next;
  }
}
