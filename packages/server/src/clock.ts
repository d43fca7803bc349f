/** Time comes from here, so that tests can bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after so many milliseconds; returns how to call it off. */
  after(ms: number, call: () => void): () => void;
}

const LONGEST_TIMER = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, Math.min(Math.max(ms, 0), LONGEST_TIMER));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Calls again and again until called off; the next call waits for the one before, and comes even if that one failed. */
export function every(
  clock: Clock,
  ms: number,
  call: () => Promise<void>,
  failed: (error: unknown) => void,
): () => void {
  let stopped = false;
  let cancel = () => {};
  const next = () => {
    if (!stopped) cancel = clock.after(ms, () => void call().catch(failed).finally(next));
  };
  next();
  return () => {
    stopped = true;
    cancel();
  };
}

/** How long to wait before trying again: longer each time, until it succeeds. */
export class Pauses {
  private ms: number;

  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {
    this.ms = first;
  }

  next(): number {
    const { ms } = this;
    this.ms = Math.min(ms * 2, this.longest);
    return ms;
  }

  over(): void {
    this.ms = this.first;
  }
}
