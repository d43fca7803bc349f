/**
 * Secret windows. Where somebody might respond, as far as the table knows, everybody is shown the table as it is at that
 * point, and what comes after it is kept back: for a time drawn by lot, and for as long as anybody is being asked. Only
 * whoever is asked to respond sees more: all who are asked about the same thing are asked at once, and what they answer
 * besides a pass takes effect at the end of the window. All of it follows from the journal, the table's row and its secret, so every node
 * and every restart keeps back the same, and what others get, and when, does not tell whether anybody could respond.
 */
import { createHmac } from 'node:crypto';
import type { Decision, Seat, Still } from '@cosmarium/engine';
import { isSlow, type TableOptions } from '@cosmarium/protocol';
import type { SealedRow, TableRow } from '../storage/schema.ts';

/** Times are drawn as people think: mostly short, now and then long. These are in parts of WINDOW_MS, the middle one. */
const SPREAD = 0.6;
const SHORTEST = 0.6;
const LONGEST = 5;

/** What the lengths of a table's windows hang on. */
export interface Pacing {
  readonly secret: string;
  readonly windowMs: number;
  /** At a slow table no lot is drawn: a window is as long as the host says, or until all people have said that it may be over. */
  readonly slow: boolean;
}

/** null: this table shows everything at once. */
export function pacingOf({ options, seed }: TableRow, windowMs: number): Pacing | null {
  const chosen = JSON.parse(options) as TableOptions;
  if (chosen.pace !== 'paced') return null;
  const slow = isSlow(chosen);
  return { secret: seed, windowMs: slow ? chosen.clocks.response * 1000 : windowMs, slow };
}

/** How long the window at this event number lasts. Nobody but the server can tell beforehand. */
function lengthOf({ secret, windowMs, slow }: Pacing, event: number): number {
  if (slow) return windowMs;
  const lot = createHmac('sha256', secret).update(`window ${event}`).digest();
  const [a, b] = [0, 4].map((at) => (lot.readUInt32BE(at) + 0.5) / 2 ** 32);
  const normal = Math.sqrt(-2 * Math.log(a)) * Math.cos(2 * Math.PI * b);
  return Math.round(windowMs * Math.min(LONGEST, Math.max(SHORTEST, Math.exp(SPREAD * normal))));
}

/** What a table's row says about its pauses: in them time stands still for windows, too. And who plays besides bots. */
export interface Rest extends Pick<TableRow, 'paused' | 'paused_at' | 'held_until'> {
  readonly people: readonly Seat[];
}

/** Questions of different windows get different numbers: an answer on its way must not be taken for one to another. */
const MOST_QUESTIONS = 2 ** 32;
const MOST_WINDOWS = 2 ** 20;

/**
 * Which window of a game it is: when it began. At a slow table one may be over at once, and the next begins at the same time;
 * there what everybody knows to have happened tells them apart.
 */
export const windowNumber = ({ slow }: Pacing, event: number, at: number): number =>
  slow ? at * WINDOWS_AT_ONCE + (event % WINDOWS_AT_ONCE) : at;
const WINDOWS_AT_ONCE = 2 ** 11;

export class Hold {
  /** When it is over, if nobody pauses the game. */
  private readonly ends: number;
  readonly slow: boolean;
  /** By seat: since when it has nothing more to say. At a slow table a window is over when that goes for everybody. */
  private readonly silent = new Map<Seat, number>();
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
    /** Its number; 0 if it was there from the beginning. */
    readonly since: number,
  ) {
    this.ends = at + lengthOf(pacing, event);
    this.slow = pacing.slow;
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

  private planned({ held_until, people }: Rest): number {
    const longest = Math.max(this.ends, held_until);
    if (!this.slow || people.length === 0) return longest;
    return Math.min(longest, Math.max(...people.map((seat) => this.silent.get(seat) ?? Infinity)));
  }

  /** Has nothing more to say from then on. Whether anybody asked it anything does not matter, and nobody can tell. */
  silence(seat: Seat, at: number): void {
    if (!this.silent.has(seat)) this.silent.set(seat, at);
  }

  /** Is being asked. */
  giveWord(seat: Seat): void {
    this.silent.delete(seat);
  }

  isSilent(seat: Seat): boolean {
    return this.silent.has(seat);
  }

  /** The number by which somebody knows a question. */
  numberOf({ id }: Decision): number {
    return id + MOST_QUESTIONS * (this.since % MOST_WINDOWS);
  }

  /** This answer waits; whoever gave it has seen that. */
  seal(row: SealedRow, still: Still): void {
    this.sealed.set(row.decision, row);
    this.passed(row.seat, still);
    this.silence(row.seat, row.at);
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
