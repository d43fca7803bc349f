/** Time left for the open decisions, at one moment. What several seats know of is reckoned and written once. */
import type { Decision, Seat } from '@cosmarium/engine';
import type { Due } from '@cosmarium/protocol';
import { SPECTATOR } from './connection.ts';
import type { Session, Sight } from './session.ts';

/** By seat: until when it has time. */
type Deadlines = readonly (readonly [Seat, number])[];

export interface Reckoned {
  /** The deadlines in short: as long as they are the same there is nothing new to tell. */
  readonly clocks: string;
  readonly due: Due;
  /** The same as JSON. */
  readonly text: string;
}

export class Dues {
  private readonly known = new Map<Decision, number | null>();
  private readonly reckoned = new Map<string, Reckoned>();

  constructor(
    private readonly session: Session,
    private readonly now: number,
    private readonly paused: boolean,
    private readonly deadlineOf: (decision: Decision) => number | null,
  ) {}

  /** For somebody who sees this. */
  of(sight: Sight): Reckoned {
    const deadlines = this.paused ? [] : this.deadlines(sight);
    const clocks = deadlines.join(' ');
    let reckoned = this.reckoned.get(clocks);
    if (reckoned === undefined) {
      const due = Object.fromEntries(deadlines.map(([asked, at]) => [asked, Math.max(0, at - this.now)]));
      this.reckoned.set(clocks, (reckoned = { clocks, due, text: JSON.stringify(due) }));
    }
    return reckoned;
  }

  private deadlines({ open }: Sight): Deadlines {
    const deadlines: [Seat, number][] = [];
    for (const decision of open) {
      const at = this.deadline(decision);
      if (at !== null) deadlines.push([decision.seat, at]);
    }
    const window = this.session.windowUntil(this.now);
    if (window !== null) deadlines.push([SPECTATOR, window]);
    return deadlines;
  }

  private deadline(decision: Decision): number | null {
    let at = this.known.get(decision);
    if (at === undefined) {
      at = this.session.isOpen(decision, this.now) ? this.deadlineOf(decision) : null;
      this.known.set(decision, at);
    }
    return at;
  }
}
