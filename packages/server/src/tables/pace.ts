/**
 * Secret windows. On a paced table the outcome of whatever opened a window is kept back for the same time, whether or not
 * anybody could respond; only those who may respond are shown it at once.
 */
import type { Clock } from '../clock.ts';
import type { Connection } from './connection.ts';

export class Pace {
  /** Until when the outcome is kept back. 0: it is not. */
  heldUntil = 0;
  /** Those who came meanwhile, with the event number they want to continue from. */
  readonly newcomers = new Map<Connection, number | null>();

  constructor(
    private readonly clock: Clock,
    private readonly windowMs: number,
    private readonly paced: boolean,
  ) {}

  get held(): boolean {
    return this.heldUntil > 0;
  }

  /** An answer led through a window. */
  windowOpened(passed: boolean): void {
    // Somebody who passes must not be told from somebody who could not respond: that makes it no longer.
    if (this.paced && (!this.held || !passed)) this.heldUntil = this.clock.now() + this.windowMs;
  }

  /** Lets go if it is time. */
  look(): void {
    if (this.heldUntil <= this.clock.now()) this.letGo();
  }

  letGo(): void {
    this.heldUntil = 0;
  }
}
