/** A bucket that fills with time and empties with use. */
import type { Clock } from './clock.ts';

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

  /** False if it is empty. */
  take(): boolean {
    const now = this.clock.now();
    this.level = Math.min(this.size, this.level + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
