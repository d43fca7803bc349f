/**
 * Whose turn it is. Only so much work is under way at once, and only so much is begun before everybody else is listened to
 * again; of those who wait, whoever has used least goes first.
 */

export interface Taker {
  /** How much of what they may use is left, from 0 to 1. */
  readonly share: number;
}

/** In milliseconds of work. */
export interface Most {
  underWay: number;
  /** Begun before others are listened to again. */
  begun: number;
}

interface Job {
  cost: number;
  start: () => void;
}

/** What one taker waits for, in order: nobody overtakes themselves. */
interface Queue {
  jobs: Job[];
  /** As it was in this round. */
  share: number;
  round: number;
}

export class Turns {
  private underWay = 0;
  /** Begun since the event loop last came round. */
  private begun = 0;
  /** How often the event loop has come round, as far as it matters here. */
  private round = 0;
  private readonly waiting = new Map<Taker, Queue>();

  constructor(private readonly most: Most) {}

  async run<T>(taker: Taker, cost: number, job: () => Promise<T>): Promise<T> {
    if (this.waiting.size > 0 || !this.room(cost)) await this.turnOf(taker, cost);
    else this.begin(cost);
    try {
      return await job();
    } finally {
      this.underWay -= cost;
      this.next();
    }
  }

  private turnOf(taker: Taker, cost: number): Promise<void> {
    return new Promise((start) => {
      const theirs = this.waiting.get(taker);
      if (theirs === undefined) this.waiting.set(taker, { jobs: [{ cost, start }], share: 0, round: -1 });
      else theirs.jobs.push({ cost, start });
    });
  }

  private room(cost: number): boolean {
    if (this.underWay === 0 && this.begun === 0) return true;
    return this.underWay + cost <= this.most.underWay && this.begun + cost <= this.most.begun;
  }

  private begin(cost: number): void {
    if (this.begun === 0)
      setImmediate(() => {
        this.begun = 0;
        this.round++;
        this.next();
      });
    this.underWay += cost;
    this.begun += cost;
  }

  private next(): void {
    const { underWay, begun } = this.most;
    while (this.waiting.size > 0 && this.underWay < underWay && this.begun < begun) {
      const taker = this.foremost();
      const { jobs } = this.waiting.get(taker)!;
      const [{ cost, start }] = jobs;
      if (!this.room(cost)) return;
      if (jobs.length === 1) this.waiting.delete(taker);
      else jobs.shift();
      this.begin(cost);
      start();
    }
  }

  /** Shares change with time, but not so fast that they had to be looked up more than once in a round. */
  private foremost(): Taker {
    let best: Taker | undefined;
    let most = -Infinity;
    for (const [taker, queue] of this.waiting) {
      if (queue.round !== this.round) [queue.share, queue.round] = [taker.share, this.round];
      if (queue.share > most) [best, most] = [taker, queue.share];
    }
    return best!;
  }
}
