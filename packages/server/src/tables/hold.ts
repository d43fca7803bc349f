/**
 * Secret windows. Where somebody might respond, as far as the table knows, everybody is shown the table as it is at that
 * point, and what comes after it is kept back: for a time drawn by lot, and for as long as anybody is being asked. Only
 * whoever is asked to respond sees more: all who are asked about the same thing are asked at once, and what they answer
 * besides a pass takes effect at the end of the window. All of it follows from the journal, the table's row and its secret, so every node
 * and every restart keeps back the same, and what others get, and when, does not tell whether anybody could respond.
 */
import { createHmac } from 'node:crypto';
import type { Decision, Seat, Still } from '@cosmarium/engine';
import type { TableOptions } from '@cosmarium/protocol';
import type { SealedRow, TableRow } from '../storage/schema.ts';

/** Times are drawn as people think: mostly short, now and then long. These are in parts of WINDOW_MS, the middle one. */
const SPREAD = 0.6;
const SHORTEST = 0.6;
const LONGEST = 5;

/** What the lengths of a table's windows hang on. */
export interface Pacing {
  readonly secret: string;
  readonly windowMs: number;
}

/** null: this table shows everything at once. */
export const pacingOf = ({ options, seed }: TableRow, windowMs: number): Pacing | null =>
  (JSON.parse(options) as TableOptions).pace === 'paced' ? { secret: seed, windowMs } : null;

/** How long the window at this event number lasts. Nobody but the server can tell beforehand. */
function lengthOf({ secret, windowMs }: Pacing, event: number): number {
  const lot = createHmac('sha256', secret).update(`window ${event}`).digest();
  const [a, b] = [0, 4].map((at) => (lot.readUInt32BE(at) + 0.5) / 2 ** 32);
  const normal = Math.sqrt(-2 * Math.log(a)) * Math.cos(2 * Math.PI * b);
  return Math.round(windowMs * Math.min(LONGEST, Math.max(SHORTEST, Math.exp(SPREAD * normal))));
}

/** What a table's row says about its pauses: in them time stands still for windows, too. */
export type Rest = Pick<TableRow, 'paused' | 'paused_at' | 'held_until'>;

/** Questions of different windows get different numbers: an answer on its way must not be taken for one to another. */
const MOST_QUESTIONS = 2 ** 32;
const MOST_WINDOWS = 2 ** 20;

export class Hold {
  /** When it is over, if nobody pauses the game. */
  private readonly ends: number;
  /** Those who were asked have seen more than the others. */
  private readonly asked = new Map<Seat, Still>();
  /** Answers that wait, by question. */
  private readonly sealed = new Map<number, SealedRow>();

  constructor(
    pacing: Pacing,
    /** What everybody may see meanwhile. */
    private readonly still: Still,
    /** The number of events before it. */
    event: number,
    at: number,
    /** Which window of this game it is: when it began; 0 if it was there from the beginning. */
    readonly since: number,
  ) {
    this.ends = at + lengthOf(pacing, event);
  }

  /** Nothing is shown before. */
  until(rest: Rest): number {
    const until = this.planned(rest);
    return rest.paused === 1 && rest.paused_at < until ? Infinity : until;
  }

  /** The part of it that is left when the pause is over. */
  leftAfter(rest: Rest): number {
    return Math.max(0, this.planned(rest) - rest.paused_at);
  }

  private planned({ held_until }: Rest): number {
    return Math.max(this.ends, held_until);
  }

  /** The number by which somebody knows a question. */
  numberOf({ id }: Decision): number {
    return id + MOST_QUESTIONS * (this.since % MOST_WINDOWS);
  }

  /** This answer waits; whoever gave it has seen that. */
  seal(row: SealedRow, still: Still): void {
    this.sealed.set(row.decision, row);
    this.passed(row.seat, still);
  }

  sealedFor({ id }: Decision): SealedRow | undefined {
    return this.sealed.get(id);
  }

  /** This seat passed, having seen that. */
  passed(seat: Seat, still: Still): void {
    this.asked.set(seat, still);
  }

  stillFor(seat: Seat): Still {
    return this.asked.get(seat) ?? this.still;
  }
}
