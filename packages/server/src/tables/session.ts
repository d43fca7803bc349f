/** One game being played: the engine's game, where its journal stands, and since when each decision is open. */
import {
  checkAnswer,
  createGame,
  gameFromPosition,
  hashState,
  type Decision,
  type Game,
  type GameState,
  type Seat,
  type SeenEvent,
  type Setup,
} from '@cosmarium/engine';
import type { JournalRow, SnapshotRow, TableRow } from '../storage/schema.ts';

const KEEP = { journal: false } as const;

/** Other rules ask something else than what was answered. */
export class Departed extends Error {}

/** What a journal row says it answered. */
const asked = ({ seat, kind, key }: Decision): string => `${seat} ${kind} ${key}`;

export class Session {
  /** When each open decision was opened. */
  private readonly opened = new Map<number, number>();
  /** When the deal that is being negotiated began. */
  dealSince = 0;
  private encounters: number;

  private constructor(
    readonly table: string,
    readonly game: Game,
    /** Rows of the journal so far. */
    public seq: number,
    /** Events before this game object began. */
    private readonly offset: number,
    private snapshotAt: number,
    at: number,
  ) {
    this.encounters = game.s.encounters;
    this.open(at, false);
  }

  static fromStart(row: TableRow): Session {
    const setup = JSON.parse(row.setup!) as Setup;
    return new Session(row.code, createGame(setup, row.seed, KEEP), 0, 0, 0, row.resumed_at);
  }

  /** Throws whatever the engine throws if it cannot play from this state. */
  static fromSnapshot(row: TableRow, snapshot: SnapshotRow): Session {
    const state = JSON.parse(snapshot.state!) as GameState;
    const game = gameFromPosition(state, KEEP);
    return new Session(row.code, game, snapshot.seq, snapshot.events, snapshot.seq, row.resumed_at);
  }

  /** Events so far, over the whole game. */
  get seen(): number {
    return this.offset + this.game.eventCount;
  }

  /** The earliest event number this session can tell of. */
  get earliest(): number {
    return this.offset;
  }

  /** Events between these numbers; `window` events are for pacing only and are not shown. */
  events(seat: Seat, from: number, until: number): SeenEvent[] {
    const first = Math.max(from, this.offset);
    const events = this.game.events(seat, first - this.offset);
    return events.slice(0, Math.max(0, until - first)).filter(({ type }) => type !== 'window');
  }

  windowsSince(from: number): boolean {
    return this.game.events(-1, Math.max(0, from - this.offset)).some(({ type }) => type === 'window');
  }

  openedAt(decision: Decision): number {
    return decision.kind === 'offer' ? this.dealSince : (this.opened.get(decision.id) ?? 0);
  }

  /** Takes an answer, or throws a CosmariumError and changes nothing. Returns the row to append. */
  answer(decision: Decision, answer: unknown, command: string, at: number): JournalRow {
    const { id, seat } = decision;
    const canonical = checkAnswer(decision, answer);
    this.game.answer(seat, id, canonical);
    this.seq++;
    this.open(at, decision.kind === 'offer');
    return {
      table_code: this.table,
      seq: this.seq,
      seat,
      decision: id,
      asked: asked(decision),
      answer: JSON.stringify(canonical),
      command,
      at,
    };
  }

  /** Takes a row somebody else appended, or one from before. */
  take(row: JournalRow): void {
    const decision = this.game.pending().find((one) => one.id === row.decision);
    if (decision === undefined || asked(decision) !== row.asked)
      throw new Departed(`answer ${row.seq} was given to "${row.asked}", which is not asked`);
    this.answer(decision, JSON.parse(row.answer), row.command, row.at);
  }

  /** A marker was appended: the rows so far. */
  skipTo(seq: number): void {
    this.seq = seq;
  }

  private open(at: number, afterOffer: boolean): void {
    const pending = this.game.pending();
    for (const id of this.opened.keys())
      if (!pending.some((decision) => decision.id === id)) this.opened.delete(id);
    for (const { id, kind } of pending) {
      if (this.opened.has(id)) continue;
      this.opened.set(id, at);
      if (kind === 'offer' && !afterOffer) this.dealSince = at;
    }
  }

  /** A snapshot to store, if an encounter has begun since the last. */
  snapshot(): SnapshotRow | null {
    if (this.game.s.encounters === this.encounters) return null;
    this.encounters = this.game.s.encounters;
    const { state, since, events } = this.game.snapshot();
    const seq = this.seq - since.length;
    if (seq <= this.snapshotAt) return null;
    this.snapshotAt = seq;
    return {
      table_code: this.table,
      seq,
      events: this.offset + events,
      hash: hashState(state),
      state: JSON.stringify(state),
    };
  }
}
