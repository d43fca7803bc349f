/** Steps that wait to be shown, one after the other; or one by one, while somebody holds the table to look. */
import type { Step } from './pace.ts';

export class Queue {
  private steps: Step[] = [];
  private isHeld = false;

  get held(): boolean {
    return this.isHeld;
  }

  get waiting(): readonly Step[] {
    return this.steps;
  }

  add(steps: readonly Step[]): void {
    this.steps.push(...steps);
  }

  /** The next one by itself: none while the table is held. */
  next(): Step | undefined {
    return this.isHeld ? undefined : this.steps.shift();
  }

  /** The next one because somebody asks for it. */
  take(): Step | undefined {
    return this.steps.shift();
  }

  /** Where all of them lead; nothing waits any more, and nothing is held. */
  end(): Step | undefined {
    const last = this.steps.at(-1);
    this.steps = [];
    this.isHeld = false;
    return last;
  }

  hold(held: boolean): void {
    this.isHeld = held;
  }
}
