/** When the answers were given that might still be taken back. */
import type { Seat } from '@cosmarium/engine';

export class Given {
  private readonly answers: { seat: Seat; at: number }[] = [];

  add(seat: Seat, at: number): void {
    this.answers.push({ seat, at });
  }

  /** So many of the last do not hold any more. */
  takenBack(count: number): void {
    this.answers.splice(-count);
  }

  /** When this seat answered last; -1 if it has not. */
  lastOf(seat: Seat): number {
    return this.answers.findLast((one) => one.seat === seat)?.at ?? -1;
  }
}
