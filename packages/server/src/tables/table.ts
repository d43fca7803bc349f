/**
 * One table of this node: the people connected to it and the game they play. Everything that touches it runs one after
 * the other (`run`). Storage is the truth: what cannot be appended has not happened, and the game is read again.
 */
import type { Spoken } from '@cosmarium/bots';
import type { Decision, Seat } from '@cosmarium/engine';
import {
  CLOSED,
  isSlow,
  type Command,
  type Recalled,
  type Refusal,
  type TableOptions,
} from '@cosmarium/protocol';
import { Pauses } from '../clock.ts';
import type { SeatRow } from '../storage/schema.ts';
import type { StoredTable } from '../storage/tables.ts';
import { Agreeing } from './agreeing.ts';
import { Arranging } from './arranging.ts';
import { Attendance } from './attendance.ts';
import { Audience } from './audience.ts';
import { Caretaker, type Tended } from './caretaker.ts';
import { Chatter } from './chatter.ts';
import { SPECTATOR, type Connection } from './connection.ts';
import { Copy, Elsewhere } from './copy.ts';
import { commitmentTo, type Known } from './info.ts';
import { Moves, refused, type Refused } from './moves.ts';
import { kickedFrom, optionsOf } from './options.ts';
import { Ordering } from './ordering.ts';
import { Recalling } from './recalling.ts';
import type { Session } from './session.ts';
import { Showing } from './showing.ts';
import { Shown } from './shown.ts';
import { Speech } from './speech.ts';
import type { Surroundings } from './surroundings.ts';
import { TakingBack } from './taking-back.ts';
import { Talk } from './talk.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

export class Table implements Tended, Known {
  readonly commitment: string;
  readonly attendance: Attendance;
  private readonly audience = new Audience();
  private readonly caretaker: Caretaker;
  private readonly shown = new Shown();
  private readonly copy: Copy;
  private readonly talk: Talk;
  private readonly chatter: Chatter;
  private readonly moves: Moves;
  private readonly agreeing: Agreeing;
  private readonly back: TakingBack;
  private readonly speech: Speech;
  private readonly arranging: Arranging;
  private readonly ordering: Ordering;
  private readonly recalling: Recalling;
  private readonly showing: Showing;
  private chosen: { in: string; are: TableOptions } | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly pauses = new Pauses(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  closed = false;

  private constructor(
    stored: StoredTable,
    private readonly around: Surroundings,
  ) {
    this.copy = new Copy(stored, around);
    const { clock, settings } = around;
    this.commitment = commitmentTo(stored.row.seed);
    this.attendance = new Attendance(this.audience, clock, settings.awayMs, settings.waitMs);
    this.caretaker = new Caretaker(this, around);
    this.talk = new Talk(this.copy, this.audience, around.storage.chat, clock);
    this.chatter = new Chatter(this.copy, this.talk, clock);
    this.moves = new Moves(this, this.copy, this.shown, this.talk, around);
    this.agreeing = new Agreeing(this, this.caretaker, around);
    this.back = new TakingBack(this, this.agreeing, this.moves);
    this.speech = new Speech(this, this.talk, this.chatter);
    this.arranging = new Arranging(this, this.copy, around);
    this.ordering = new Ordering(this, this.moves, this.audience, around.storage);
    this.recalling = new Recalling(this, this.shown, clock);
    this.showing = new Showing(this, this.copy, this.audience, this.shown, this.talk, this.caretaker, around);
  }

  /** null: no such table; 'elsewhere': other nodes have to play it. */
  static async load(code: string, around: Surroundings): Promise<Table | 'elsewhere' | null> {
    const stored = await around.storage.tables.find(code);
    if (stored === null) return null;
    const table = new Table(stored, around);
    await table.talk.recall();
    table.attendance.elsewhere = await around.neighbours.present(code);
    // Clocks of a table that is played elsewhere are running.
    if (table.anybodyHere) table.caretaker.isAwake();
    try {
      await table.copy.bringUp();
      await table.ordering.read();
      table.arranging.hasBegun();
      if (table.session !== null) table.showing.hasBegun();
      return table;
    } catch (error) {
      if (error instanceof Elsewhere) return 'elsewhere';
      throw error;
    }
  }

  get stored(): StoredTable {
    return this.copy.stored;
  }

  /** Asked for all the time, and rarely new. */
  get options(): TableOptions {
    const { row } = this.stored;
    if (this.chosen?.in !== row.options) this.chosen = { in: row.options, are: optionsOf(row) };
    return this.chosen.are;
  }

  private get session(): Session | null {
    return this.copy.session;
  }

  get code(): string {
    return this.copy.code;
  }

  /** How far this node has read. */
  get head(): { version: number; seq: number } {
    return { version: this.stored.row.version, seq: this.session?.seq ?? 0 };
  }

  /** Players are connected to other nodes, as far as we know: their node may die. */
  get sharesWithOthers(): boolean {
    return this.attendance.elsewhere.length > 0;
  }

  /** Somebody is connected here, if only to watch. */
  get inUse(): boolean {
    return this.audience.size > 0;
  }

  isHere(guest: string): boolean {
    return this.audience.connections.some((one) => one.guest.id === guest);
  }

  get anybodyHere(): boolean {
    return this.attendance.people(this.stored.seats).length > 0;
  }

  /** Whoever has to agree to something: those who are here, and at a slow table everybody. */
  get voters(): readonly SeatRow[] {
    const { seats } = this.stored;
    return isSlow(this.options) ? seats.filter(({ guest }) => guest !== null) : this.attendance.people(seats);
  }

  get paused(): boolean {
    return this.copy.paused;
  }

  /** The game, if it is being played. */
  get playing(): Session | null {
    return this.copy.playing;
  }

  /** One thing after the other, on a copy that agrees with storage. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      if (this.closed) throw new Error(`table ${this.code} is closed`);
      if (this.copy.doubtful) await this.copy.bringUp();
      const result = await job();
      this.pauses.over();
      return result;
    });
  }

  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.queue.then(job);
    this.queue = done.catch((error: unknown) => {
      if (this.closed) return;
      if (error instanceof Elsewhere) return this.sendElsewhere();
      this.around.log.error({ table: this.code, err: error }, 'something failed at a table');
      this.caretaker.wakeIn(this.pauses.next());
    });
    return done;
  }

  // -- coming and going ------------------------------------------------------------------------------------------------

  /** Shows somebody in. `from`: the number of events they have seen already. */
  join(connection: Connection, from: number | null): Promise<void> {
    return this.run(async () => {
      await this.copy.tryAgain();
      const before = this.audience.watching;
      this.copy.names.set(connection.guest.id, connection.guest.name);
      this.audience.add(connection, this.seatOf(connection.guest.id));
      const seat = this.seatOf(connection.guest.id);
      this.showing.welcome(connection, seat, from);
      if (await this.ordering.isBack(seat)) await this.readAgain();
      await this.agreeing.isBack(seat);
      await this.tellOrders(connection);
      await this.tellNeighbours(before);
      this.show();
    });
  }

  private async tellOrders(connection: Connection): Promise<void> {
    const seat = this.seatOf(connection.guest.id);
    if (isSlow(this.options) && seat !== SPECTATOR) connection.send(await this.ordering.message(seat));
  }

  async lapse(seat: Seat): Promise<void> {
    if (await this.ordering.lapses(seat)) await this.readAgain();
  }

  hasErrand(now: number): boolean {
    return this.ordering.hasErrand(now);
  }

  carryOut(): Promise<void> {
    return this.ordering.carryOut(() => this.around.clock.now());
  }

  /** Nobody need be here: what is due happens. */
  wake(): Promise<void> {
    return this.caretaker.lookNow();
  }

  /** Whoever is gone is gone, whether or not storage can be read. */
  leave(connection: Connection): Promise<void> {
    return this.inTurn(async () => {
      const before = this.audience.watching;
      this.audience.remove(connection);
      this.arranging.hasGone(connection.guest.id);
      await this.tellNeighbours(before);
      this.show();
    });
  }

  /** The server goes down. */
  close(): Promise<void> {
    return this.inTurn(async () => {
      this.end();
      const before = this.audience.watching;
      this.audience.clear();
      await this.tellNeighbours(before);
    });
  }

  /** False if somebody is here, or is just coming. */
  closeIfDeserted(): Promise<boolean> {
    return this.inTurn(() => {
      if (this.audience.size === 0) this.end();
      return Promise.resolve(this.closed);
    });
  }

  /** Other nodes play it: everybody here shall look for them. */
  private sendElsewhere(): void {
    this.end();
    for (const connection of this.audience.connections) connection.close(CLOSED.refused, 'elsewhere');
  }

  private end(): void {
    this.closed = true;
    this.caretaker.rest();
  }

  /** Which seats are connected here has changed. */
  private async tellNeighbours(before: ReadonlySet<Seat>): Promise<void> {
    const { neighbours } = this.around;
    const now = this.audience.watching;
    for (const seat of before)
      if (!now.has(seat)) {
        this.shown.forget(seat);
        if (seat !== SPECTATOR) await neighbours.left(this.code, seat);
      }
    for (const seat of now)
      if (seat !== SPECTATOR && !before.has(seat)) await neighbours.arrived(this.code, seat);
  }

  private seatOf(guest: string): Seat {
    return this.stored.seats.find((one) => one.guest === guest)?.seat ?? SPECTATOR;
  }

  // -- commands --------------------------------------------------------------------------------------------------------

  /** Does what is asked and replies; returns what came of it. */
  async command(connection: Connection, command: Command): Promise<'ok' | Refusal> {
    try {
      return await this.run(async () => {
        const refusal = await this.obey(connection, command);
        await this.moves.drawIfAgreed();
        // The reply first, then what came of it.
        const outcome =
          refusal === null
            ? ({ ok: true, ...this.recalledFor(connection, command) } as const)
            : ({ ok: false, ...refusal } as const);
        connection.send({ type: 'reply', re: command.id, ...outcome }, true);
        if (refusal?.error === 'stale') this.showing.view(connection, null);
        this.show();
        return refusal?.error ?? 'ok';
      });
    } catch {
      connection.send({ type: 'reply', re: command.id, ok: false, error: 'unavailable' });
      return 'unavailable';
    }
  }

  private async obey(connection: Connection, command: Command): Promise<Refused | null> {
    const seat = this.audience.seatOf(connection);
    if (seat === undefined) return refused('not-now');
    switch (command.do) {
      case 'answer':
        await this.back.answered(seat);
        return this.moves.answer(seat, command.decision, command.answer, command.id);
      case 'sync':
        this.showing.view(connection, command.from ?? null);
        return null;
      case 'recall':
        return this.recalling.refusal(seat, command.decision);
      case 'chat':
        return this.speech.chat(connection.guest, seat, command);
      case 'say':
        return this.speech.say(connection.guest, seat, command);
      case 'propose':
        return this.speech.propose(connection.guest, seat, command);
      case 'agree':
        return this.moves.agree(seat, command.proposal, command.id);
      case 'pause':
        return refused(await this.agreeing.pause(seat, command.want));
      case 'take-back':
        return this.back.wanted(seat, command.want, command.id);
      case 'pass':
        return this.ordering.silence(seat, command.seq, command.id, this.around.clock.now());
      case 'orders':
        return this.ordering.give(seat, command.orders, this.around.clock.now());
      case 'draw':
        return refused(await this.agreeing.wish(seat, 'wants_draw', command.want));
      default:
        return refused(await this.arranging.obey(connection.guest.id, command));
    }
  }

  /** What was asked for. */
  private recalledFor(connection: Connection, command: Command): { recalled?: Recalled } {
    const seat = this.audience.seatOf(connection);
    return command.do === 'recall' && seat !== undefined ? this.recalling.recalled(seat) : {};
  }

  passOnTo(guest: string): Promise<void> {
    return this.arranging.passOnTo(guest);
  }

  get leads(): boolean {
    return this.around.neighbours.leads(this.audience.plays, this.attendance.elsewhere);
  }

  get drawWanted(): ReadonlySet<Seat> {
    return this.agreeing.drawWanted;
  }

  settle(): Promise<void> {
    return this.moves.settle();
  }

  automatic(decision: Decision, answer: unknown, by: string) {
    return this.moves.automatic(decision, answer, by);
  }

  // -- showing ---------------------------------------------------------------------------------------------------------

  get names(): ReadonlyMap<string, string> {
    return this.copy.names;
  }

  get spectators(): number {
    return this.audience.spectators;
  }

  /** Shows everybody what they may see and have not seen yet. */
  show(): void {
    // What bots say to it everybody hears before anybody goes on.
    const lines = !this.closed && this.leads ? this.chatter.remarks() : [];
    if (lines.length > 0) this.speak(lines);
    else if (!this.closed) this.caretaker.tend();
    const held = this.showing.news();
    if (held) return;
    this.around.metrics.decisions.inc(this.moves.uncounted);
    this.moves.uncounted = 0;
  }

  private speak(lines: readonly Spoken[]): void {
    const say = async () => {
      // A game does not stop because nobody can be heard.
      await this.chatter
        .say(lines)
        .catch((error: unknown) => this.around.log.warn({ err: error }, 'no talk'));
      this.show();
    };
    this.run(say).catch(() => {});
  }

  get spoken(): readonly Spoken[] {
    return this.talk.spoken;
  }

  // -- storage ---------------------------------------------------------------------------------------------------------

  /** Another node wrote something: reads what is new. */
  async refresh(): Promise<void> {
    if (this.closed) return;
    await this.run(async () => {
      await this.readAgain();
      await this.copy.catchUp();
      await this.ordering.read();
      if (this.leads) await this.settle();
      await this.talk.listen();
      this.attendance.elsewhere = await this.around.neighbours.present(this.code);
      this.show();
    });
  }

  /** Reads the table's row and seats again; a game that was started meanwhile begins. */
  async readAgain(): Promise<void> {
    const began = await this.copy.readAgain();
    const before = this.audience.watching;
    const moved = this.audience.reseat((guest) => this.seatOf(guest));
    const kicked = kickedFrom(this.stored.row);
    for (const [connection, was] of moved) {
      const { id } = connection.guest;
      if (kicked.includes(id)) connection.close(CLOSED.refused, 'kicked');
      else {
        this.showing.welcome(connection, this.seatOf(id), this.shown.seqOf(was));
        await this.tellOrders(connection);
      }
    }
    await this.tellNeighbours(before);
    if (began) await this.copy.bringUp();
    this.talk.tellProposals();
  }
}
