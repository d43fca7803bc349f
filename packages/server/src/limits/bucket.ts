/** A bucket that fills with time and empties with use. */
import type { Clock } from '../clock.ts';

export class Bucket {
  private level: number;
  private at: number;

  constructor(
    private readonly clock: Clock,
    private readonly size: number,
    private readonly perSecond: number,
  ) {
    this.level = size;
    this.at = clock.now();
  }

  /** How much of it is left, from 0 to 1. */
  get share(): number {
    this.fill();
    return this.level / this.size;
  }

  has(amount: number): boolean {
    this.fill();
    return this.level >= amount;
  }

  /** False, and nothing taken, if there is not so much left. */
  take(amount = 1): boolean {
    if (!this.has(amount)) return false;
    this.level -= amount;
    return true;
  }

  private fill(): void {
    const now = this.clock.now();
    this.level = Math.min(this.size, this.level + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }
}
