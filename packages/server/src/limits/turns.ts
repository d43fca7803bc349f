/** Whose turn it is. Only so much work is under way at once; of those who wait, whoever has used least goes first. */
import { COST } from './costs.ts';

/** Enough answers that some can be prepared while others share a sync to the disk. */
const UNDER_WAY = 128 * COST.answer;

export interface Taker {
  /** How much of what they may use is left, from 0 to 1. */
  readonly share: number;
}

interface Job {
  cost: number;
  start: () => void;
}

export class Turns {
  private underWay = 0;
  /** By taker, in order: nobody overtakes themselves. */
  private readonly waiting = new Map<Taker, Job[]>();

  async run<T>(taker: Taker, cost: number, job: () => Promise<T>): Promise<T> {
    if (this.waiting.size > 0 || !this.room(cost)) await this.turnOf(taker, cost);
    else this.underWay += cost;
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
      if (theirs === undefined) this.waiting.set(taker, [{ cost, start }]);
      else theirs.push({ cost, start });
    });
  }

  private room(cost: number): boolean {
    return this.underWay === 0 || this.underWay + cost <= UNDER_WAY;
  }

  private next(): void {
    while (this.waiting.size > 0 && this.underWay < UNDER_WAY) {
      const taker = this.foremost();
      const jobs = this.waiting.get(taker)!;
      const [{ cost, start }] = jobs;
      if (!this.room(cost)) return;
      if (jobs.length === 1) this.waiting.delete(taker);
      else jobs.shift();
      this.underWay += cost;
      start();
    }
  }

  private foremost(): Taker {
    let best: Taker | undefined;
    let most = -Infinity;
    for (const taker of this.waiting.keys()) {
      const { share } = taker;
      if (share > most) [best, most] = [taker, share];
    }
    return best!;
  }
}
