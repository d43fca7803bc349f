/** One game being played: the engine's game, where its journal stands, and since when each decision is open. */
import { Chronicle, type Deed, type Memory, type Spoken } from '@cosmarium/bots';
import {
  checkAnswer,
  createGame,
  gameFromPosition,
  hashState,
  isResponse,
  PASS,
  type Decision,
  type Game,
  type GameOptions,
  type GameState,
  type Seat,
  type SeenEvent,
  type Still,
  type Setup,
  type View,
} from '@cosmarium/engine';
import type { Recalled } from '@cosmarium/protocol';
import type { JournalRow, SealedRow, SeatRow, SnapshotRow, TableRow } from '../storage/schema.ts';
import { SPECTATOR } from './connection.ts';
import { everybodyAsked, type Asked } from './foresight.ts';
import { seedOf } from './starting.ts';
import { Given } from './given.ts';
import { Hold, windowNumber, type Pacing, type Rest } from './hold.ts';
import { Openings } from './openings.ts';
import { asked, DRAW, isDraw, isTakeBack, silenceOf, TAKE_BACK } from './rows.ts';

const KEEP = { journal: false } as const;
const KEEP_WINDOWS = { ...KEEP, windows: true } as const;
const optionsFor = (pacing: Pacing | null) => (pacing === null ? KEEP : KEEP_WINDOWS);

/** Other rules ask something else than what was answered. */
export class Departed extends Error {}

/** What a seat may see of the game. */
export interface Sight {
  /** The number of events so far. */
  seq: number;
  view: View;
  /** What it shares with the views of others: all but its own parts. */
  everybody: View;
  /** The decisions the seat knows to be open. */
  open: readonly Decision[];
}

/** An answer to an open decision. */
export interface Move {
  decision: Decision;
  answer: unknown;
  command: string;
}

/** Where play begins in a journal. */
export interface Beginning {
  /** null: the game's set-up. */
  state: GameState | null;
  /** Rows and events before it. */
  seq: number;
  events: number;
  /** What everybody had seen the players do to one another. */
  deeds: readonly Deed[];
}

export const setUp = (row: TableRow, options?: GameOptions): Game =>
  createGame(JSON.parse(row.setup!) as Setup, seedOf(row), options);

export class Session {
  private readonly openings = new Openings();
  private readonly given = new Given();
  private encounters: number;
  /** What is, or was last, kept back. */
  private hold: Hold | null = null;
  /** What those see who are asked to respond: after how many events, and since when. */
  private look = { events: -1, at: 0 };
  private readonly chronicle: Chronicle;
  private known: { seq: number; asked: readonly Asked[] } = { seq: -1, asked: [] };

  private constructor(
    readonly table: string,
    public game: Game,
    /** Rows of the journal so far. */
    public seq: number,
    /** Events before this game object began. */
    private readonly offset: number,
    private snapshotAt: number,
    private readonly pacing: Pacing | null,
    private rest: Rest,
    at: number,
    /** What was done before it began. */
    readonly deeds: readonly Deed[],
  ) {
    this.chronicle = new Chronicle(deeds);
    this.encounters = game.s.encounters;
    this.keepBack(at, true);
    this.open(at, false);
  }

  /** Throws whatever the engine throws if it cannot play from there. */
  static begin(row: TableRow, { state, seq, events, deeds }: Beginning, pacing: Pacing | null): Session {
    const options = optionsFor(pacing);
    const game = state === null ? setUp(row, options) : gameFromPosition(state, options);
    const rest = { ...row, people: [] };
    return new Session(row.code, game, seq, events, seq, pacing, rest, row.resumed_at, deeds);
  }

  /** What everybody has seen of the game, and has heard, for bots that remember. */
  memory(heard: readonly Spoken[]): Memory {
    return this.chronicle.hear(heard).follow(this.game).memory;
  }

  /** How many events this seat (a spectator is -1) has been shown that is not asked anything. */
  shownTo(seat: Seat, now: number): number {
    return this.held(now) ? this.offset + this.hold!.stillFor(seat).events : this.seen;
  }

  /** The table was paused, or goes on; or somebody has left it for good. */
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

  /** Until when a secret window of a slow table may last; that is the same for everybody, whoever is asked. */
  windowUntil(now: number): number | null {
    return this.hold?.slow ? this.heldUntil(now) : null;
  }

  /** Until when the table keeps back what it kept back when it was paused, if it goes on now. */
  heldAfterPause(now: number): number {
    const left = this.hold?.leftAfter(this.rest) ?? 0;
    return left === 0 ? this.rest.held_until : now + left;
  }

  /** What these seats (a spectator is -1) may see now. */
  sights(seats: readonly Seat[], now: number): Sight[] {
    if (this.held(now)) return this.glimpses(this.hold!, seats);
    const pending = this.game.pending();
    const [everybody, ...views] = this.game.views([SPECTATOR, ...seats]);
    return seats.map((seat, i) => ({
      seq: this.seen,
      view: views[i],
      everybody,
      open: pending.filter((one) => one.seat === seat || !one.secret),
    }));
  }

  /** What a bot would think about in the place of this seat: what it has been shown, and no more. */
  recalled(seat: Seat, now: number): Recalled {
    return { view: this.sights([seat], now)[0].view, past: this.game.past(seat) };
  }

  /** What they may see while something is kept back. */
  private glimpses(hold: Hold, seats: readonly Seat[]): Sight[] {
    const { asking } = this;
    return seats.map((seat) => {
      const asked = asking.find(({ decision }) => decision.seat === seat);
      if (asked !== undefined) {
        const { view, everybody, decision } = asked;
        return { seq: this.seen, view, everybody, open: [decision] };
      }
      const still = hold.stillFor(seat);
      const { events, everybody } = still;
      return { seq: this.offset + events, view: still.view(seat), everybody, open: [] };
    });
  }

  /** What is asked in the window that is open. */
  private get asking(): readonly Asked[] {
    const { hold, game } = this;
    if (hold === null) return [];
    if (this.known.seq !== this.seq) {
      const asked = everybodyAsked(game).map(({ decision, view, everybody }) => {
        const decisions = view.decisions.map((one) => ({ ...one, id: hold.numberOf(one) }));
        return { decision, view: { ...view, decisions }, everybody };
      });
      this.known = { seq: this.seq, asked };
    }
    return this.known.asked.filter(({ decision }) => !this.isAnswered(decision));
  }

  /** The question this seat knows by that number, if it is still open. */
  openTo(seat: Seat, number: number, now: number): Decision | undefined {
    return this.openNow(now).find((one) => one.seat === seat && this.numberOf(one) === number);
  }

  /** The number by which its seat knows an open question. */
  numberOf(decision: Decision): number {
    return this.hold !== null && isResponse(decision) ? this.hold.numberOf(decision) : decision.id;
  }

  /** What is asked now and not answered yet. */
  unanswered(now: number): readonly Decision[] {
    return this.openNow(now).filter((decision) => !this.isAnswered(decision));
  }

  isOpen(decision: Decision, now: number): boolean {
    return this.openNow(now).some(({ id }) => id === decision.id);
  }

  private openNow(now: number): readonly Decision[] {
    return this.held(now) ? this.asking.map(({ decision }) => decision) : this.game.pending();
  }

  // -- answers that wait -------------------------------------------------------------------------------------------------

  /** The number of the window that is open, or was last. null: there was none. */
  get window(): number | null {
    return this.hold?.since ?? null;
  }

  /** Whether an answer has to wait for those who are asked before, or, unless it is a pass, for the end of the window. */
  waits({ decision, answer }: Move, now: number): boolean {
    if (this.hold === null || !isResponse(decision)) return false;
    if (answer !== PASS && this.heldUntil(now) !== null) return true;
    return !this.game.pending().some(({ id }) => id === decision.id);
  }

  /** The row for an answer that has to wait, or throws a CosmariumError. */
  sealed({ decision, answer, command }: Move, at: number): SealedRow {
    const canonical = JSON.stringify(checkAnswer(decision, answer));
    const { seat, id } = decision;
    return {
      table_code: this.table,
      since: this.window!,
      seat,
      decision: id,
      answer: canonical,
      command,
      at,
    };
  }

  /** Keeps it until its turn comes; one that has had its turn is left alone. */
  seal(row: SealedRow): void {
    if (row.decision < 0) {
      const asked = this.asking.some(({ decision }) => decision.seat === row.seat);
      if (row.since === this.window && !asked) this.hold!.silence(row.seat, row.at);
      return;
    }
    const waits = this.asking.some(({ decision }) => decision.id === row.decision);
    if (waits && row.since === this.window) this.hold!.seal(row, this.game.still());
  }

  /** The row for somebody who has nothing to say in the open window; null if that makes no difference. */
  silence(seat: Seat, command: string, at: number): SealedRow | null {
    if (this.heldUntil(at) === null || !this.hold!.slow) return null;
    if (this.hold!.isSilent(seat) || this.asking.some(({ decision }) => decision.seat === seat)) return null;
    const nothing = { decision: silenceOf(seat), answer: JSON.stringify(PASS) };
    return { table_code: this.table, since: this.window!, seat, ...nothing, command, at };
  }

  isAnswered(decision: Decision): boolean {
    return this.hold?.sealedFor(decision) !== undefined;
  }

  /** An answer whose turn has come. */
  nextDue(now: number): Move | null {
    for (const decision of this.game.pending()) {
      const row = this.hold?.sealedFor(decision);
      if (row === undefined) continue;
      const move = { decision, answer: JSON.parse(row.answer) as unknown, command: row.command };
      if (!this.waits(move, now)) return move;
    }
    return null;
  }

  // ------------------------------------------------------------------------------------------------------------------------

  /** When the last of the open decisions was opened. */
  get lastOpenedAt(): number {
    return Math.max(0, ...this.game.pending().map((decision) => this.openedAt(decision)));
  }

  /** When this open decision was, or will be, shown to whoever is to answer it. */
  openedAt(decision: Decision): number {
    if (isResponse(decision) && this.hold !== null) return this.look.at;
    return this.openings.since(decision, this.rest);
  }

  /** When the deal that is being negotiated began. */
  get dealSince(): number {
    return this.openings.dealSince(this.rest);
  }

  /** Takes an answer, or throws a CosmariumError and changes nothing. Returns the row to append. */
  answer(decision: Decision, answer: unknown, command: string, at: number): JournalRow {
    const { id, seat } = decision;
    const canonical = checkAnswer(decision, answer);
    const before =
      this.hold !== null && isResponse(decision) && canonical === PASS ? this.game.still() : null;
    this.game.answer(seat, id, canonical);
    this.given.add(seat, at);
    this.seq++;
    // Nobody learns of a pass: that makes it neither longer nor shorter for the others.
    if (before === null) this.keepBack(at);
    else this.passed(this.hold!, seat, before, at);
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

  private passed(hold: Hold, seat: Seat, seen: Still, at: number): void {
    hold.passed(seat, seen);
    if (!hold.slow) return;
    hold.silence(seat, at);
    for (const { decision } of this.asking) hold.giveWord(decision.seat);
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

  /** Whoever has this seat may take back its last answer, if it is theirs and not that of a bot that had the seat before. */
  mayTakeBack({ seat, taken_at }: Pick<SeatRow, 'seat' | 'taken_at'>): boolean {
    return !this.game.over && this.given.lastOf(seat) >= taken_at && this.game.canTakeBack(seat);
  }

  /** Takes it back, or throws a CosmariumError and changes nothing. Returns the row to append. */
  takeBack(seat: Seat, command: string, at: number): JournalRow {
    const back = this.game.takeBack(seat);
    const [, count] = back.snapshot().since.at(-1)!;
    this.goBack(back, count as number, at);
    const what = { decision: TAKE_BACK, asked: 'taken-back', answer: JSON.stringify(count) };
    return { table_code: this.table, seq: this.seq, seat, ...what, command, at };
  }

  private goBack(game: Game, count: number, at: number): void {
    this.game = game;
    this.given.takenBack(count);
    this.seq++;
    this.keepBack(at);
    this.open(at, false);
  }

  /** Takes a row somebody else appended, or one from before. */
  take(row: JournalRow): void {
    if (isTakeBack(row)) {
      const count = JSON.parse(row.answer) as number;
      return this.goBack(this.game.without(count), count, row.at);
    }
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
  private keepBack(at: number, fromStart = false): void {
    const { pacing } = this;
    const { window, over, eventCount } = this.game;
    this.look = { events: eventCount, at };
    this.hold = null;
    if (pacing === null || window === null || over) return;
    const event = this.offset + window.events;
    this.hold = new Hold(pacing, window, event, at, fromStart ? 0 : windowNumber(pacing, event, at));
  }

  private open(at: number, afterOffer: boolean): void {
    const { eventCount } = this.game;
    if (this.look.events !== eventCount) this.look = { events: eventCount, at };
    this.openings.note(this.game.pending(), at, this.hold, afterOffer);
  }

  /** A snapshot to store, if an encounter has begun since the last. */
  snapshot(heard: readonly Spoken[] = []): SnapshotRow | null {
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
      deeds: JSON.stringify(this.chronicle.hear(heard).follow(this.game).before),
    };
  }
}
