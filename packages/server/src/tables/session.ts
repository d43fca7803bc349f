/** One game being played: the engine's game, where its journal stands, and since when each decision is open. */
import {
  checkAnswer,
  createGame,
  gameFromPosition,
  hashState,
  type Decision,
  type Game,
  type GameOptions,
  type GameState,
  type Seat,
  type SeenEvent,
  type Setup,
  type View,
} from '@cosmarium/engine';
import type { JournalRow, SnapshotRow, TableRow } from '../storage/schema.ts';
import { seedOf } from './starting.ts';
import { Hold, isResponse, type Pacing, type Rest } from './hold.ts';

const KEEP = { journal: false } as const;
const KEEP_WINDOWS = { ...KEEP, windows: true } as const;
const optionsFor = (pacing: Pacing | null) => (pacing === null ? KEEP : KEEP_WINDOWS);

/** Other rules ask something else than what was answered. */
export class Departed extends Error {}

/** What a journal row says it answered. */
const asked = ({ seat, kind, key }: Decision): string => `${seat} ${kind} ${key}`;

/** Stands for the decision in the row of an agreed draw. */
const DRAW = -2;
export const isDraw = (row: JournalRow): boolean => row.decision === DRAW;

/** Whether everybody may know of this row: of all but a pass. */
export const isOpen = (row: JournalRow): boolean =>
  row.answer !== '0' || !/^\d+ (respond|reinforce) /.test(row.asked);

/** What a seat may see of the game. */
export interface Sight {
  /** The number of events so far. */
  seq: number;
  view: View;
  /** The decisions the seat knows to be open. */
  open: readonly Decision[];
}

/** When the game came to ask something, and what keeps the question back. */
interface Opening {
  at: number;
  hold: Hold | null;
}

/** Where play begins in a journal. */
export interface Beginning {
  /** null: the game's set-up. */
  state: GameState | null;
  /** Rows and events before it. */
  seq: number;
  events: number;
}

export const setUp = (row: TableRow, options?: GameOptions): Game =>
  createGame(JSON.parse(row.setup!) as Setup, seedOf(row), options);

export class Session {
  private readonly opened = new Map<number, Opening>();
  /** Of the deal that is being negotiated. */
  private dealOpened: Opening = { at: 0, hold: null };
  private encounters: number;
  /** What is, or was last, kept back. */
  private hold: Hold | null = null;

  private constructor(
    readonly table: string,
    readonly game: Game,
    /** Rows of the journal so far. */
    public seq: number,
    /** Events before this game object began. */
    private readonly offset: number,
    private snapshotAt: number,
    private readonly pacing: Pacing | null,
    private rest: Rest,
    at: number,
  ) {
    this.encounters = game.s.encounters;
    this.keepBack(at);
    this.open(at, false);
  }

  /** Throws whatever the engine throws if it cannot play from there. */
  static begin(row: TableRow, { state, seq, events }: Beginning, pacing: Pacing | null): Session {
    const options = optionsFor(pacing);
    const game = state === null ? setUp(row, options) : gameFromPosition(state, options);
    return new Session(row.code, game, seq, events, seq, pacing, row, row.resumed_at);
  }

  /** The table was paused, or goes on. */
  rests(rest: Rest): void {
    this.rest = rest;
  }

  /** Events so far, over the whole game. */
  get seen(): number {
    return this.offset + this.game.eventCount;
  }

  /** The earliest event number this session can tell of. */
  get earliest(): number {
    return this.offset;
  }

  /** For each of these seats, what it may see of the events between these numbers; what is the same for all is shared. */
  eventsOf(seats: readonly { seat: Seat; from: number; until: number }[]): SeenEvent[][] {
    const earliest = Math.max(this.offset, Math.min(...seats.map(({ from }) => from)));
    const lists = this.game.eventsOf(
      seats.map(({ seat }) => seat),
      earliest - this.offset,
    );
    return lists.map((list, i) =>
      list.slice(Math.max(0, seats[i].from - earliest), Math.max(0, seats[i].until - earliest)),
    );
  }

  /** Whether something is kept back. */
  held(now: number): boolean {
    return this.hold !== null && (this.heldUntil(now) !== null || this.game.pending().some(isResponse));
  }

  /** When that may be over; null if it hangs on an answer, or nothing is kept back. */
  heldUntil(now: number): number | null {
    const until = this.hold?.until(this.rest) ?? 0;
    return now < until ? until : null;
  }

  /** Until when the table keeps back what it kept back when it was paused, if it goes on now. */
  heldAfterPause(now: number): number {
    const left = this.hold?.leftAfter(this.rest) ?? 0;
    return left === 0 ? this.rest.held_until : now + left;
  }

  /** What these seats (a spectator is -1) may see now. */
  sights(seats: readonly Seat[], now: number): Sight[] {
    const pending = this.game.pending();
    const held = this.held(now);
    const knows = (seat: Seat, one: Decision) =>
      held ? one.seat === seat && isResponse(one) : one.seat === seat || !one.secret;
    const seesAll = (seat: Seat) => !held || pending.some((one) => knows(seat, one));
    const views = this.game.views(seats.filter(seesAll));
    return seats.map((seat) => {
      if (seesAll(seat))
        return { seq: this.seen, view: views.shift()!, open: pending.filter((one) => knows(seat, one)) };
      const still = this.hold!.stillFor(seat);
      return { seq: this.offset + still.events, view: still.view(seat), open: [] };
    });
  }

  /** When the last of the open decisions was opened. */
  get lastOpenedAt(): number {
    return Math.max(0, ...this.game.pending().map((decision) => this.openedAt(decision)));
  }

  /** When this open decision was, or will be, shown to whoever is to answer it. */
  openedAt(decision: Decision): number {
    return decision.kind === 'offer' ? this.dealSince : this.timeOf(this.opened.get(decision.id));
  }

  /** When the deal that is being negotiated began. */
  get dealSince(): number {
    return this.timeOf(this.dealOpened);
  }

  private timeOf({ at, hold }: Opening = { at: 0, hold: null }): number {
    return Math.max(at, hold?.until(this.rest) ?? 0);
  }

  /** Takes an answer, or throws a CosmariumError and changes nothing. Returns the row to append. */
  answer(decision: Decision, answer: unknown, command: string, at: number): JournalRow {
    const { id, seat } = decision;
    const canonical = checkAnswer(decision, answer);
    const before = this.hold !== null && isResponse(decision) && canonical === 0 ? this.game.still() : null;
    this.game.answer(seat, id, canonical);
    this.seq++;
    // Nobody learns of a pass: that makes it neither longer nor shorter for the others.
    if (before === null) this.keepBack(at);
    else this.hold!.passed(seat, before);
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

  /** Everybody has agreed on a draw. Returns the row to append. */
  draw(at: number): JournalRow {
    this.game.draw();
    this.seq++;
    this.keepBack(at);
    this.open(at, false);
    const nobody = { seat: -1, decision: DRAW, asked: 'draw', answer: '0', command: '' };
    return { table_code: this.table, seq: this.seq, ...nobody, at };
  }

  /** Takes a row somebody else appended, or one from before. */
  take(row: JournalRow): void {
    if (isDraw(row)) {
      this.draw(row.at);
      return;
    }
    const decision = this.game.pending().find((one) => one.id === row.decision);
    if (decision === undefined || asked(decision) !== row.asked)
      throw new Departed(`answer ${row.seq} was given to "${row.asked}", which is not asked`);
    this.answer(decision, JSON.parse(row.answer), row.command, row.at);
  }

  /** A marker was appended: the rows so far. */
  skipTo(seq: number): void {
    this.seq = seq;
  }

  /** Something happened that everybody may know of; the end is nothing to keep back. */
  private keepBack(at: number): void {
    const { window, over } = this.game;
    this.hold =
      this.pacing === null || window === null || over
        ? null
        : new Hold(this.pacing, window, this.offset + window.events, at);
  }

  private open(at: number, afterOffer: boolean): void {
    const pending = this.game.pending();
    for (const id of this.opened.keys())
      if (!pending.some((decision) => decision.id === id)) this.opened.delete(id);
    for (const decision of pending) {
      if (this.opened.has(decision.id)) continue;
      const opening = { at, hold: isResponse(decision) ? null : this.hold };
      this.opened.set(decision.id, opening);
      if (decision.kind === 'offer' && !afterOffer) this.dealOpened = opening;
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
