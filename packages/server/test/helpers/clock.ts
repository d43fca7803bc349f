import type { Clock } from '../../src/clock.ts';

/** Time that passes only when told to. */
export class ManualClock implements Clock {
  protected time = Date.UTC(2030, 0, 1);
  private timers: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.time + Math.max(0, ms), call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }

  /** Lets time pass; what is due is called in order. */
  pass(ms: number): void {
    const until = this.time + ms;
    for (let calls = 0; calls < 10_000; calls++) {
      const [next] = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.time = Math.max(this.time, next.at);
      next.call();
    }
    this.time = until;
  }
}

/** To look at it takes time: what was not due at one look may be at the next. */
export class SlowClock extends ManualClock {
  override now(): number {
    this.time += LOOK_MS;
    return this.time;
  }
}
const LOOK_MS = 100;
