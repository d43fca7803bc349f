/**
 * One table of this node: the people connected to it and the game they play. Everything that touches it runs one after
 * the other (`run`). Storage is the truth: what cannot be appended has not happened, and the game is read again.
 */
import type { Spoken } from '@cosmarium/bots';
import type { Decision, Seat, SetupFault } from '@cosmarium/engine';
import {
  CLOSED,
  isSlow,
  type Command,
  type Recalled,
  type Refusal,
  type TableOptions,
} from '@cosmarium/protocol';
import { Pauses } from '../clock.ts';
import type { ChatRow, SeatRow } from '../storage/schema.ts';
import type { StoredTable, Wishes } from '../storage/tables.ts';
import { Attendance } from './attendance.ts';
import { Audience } from './audience.ts';
import { Caretaker, type Tended } from './caretaker.ts';
import { Chatter } from './chatter.ts';
import { SPECTATOR, type Connection } from './connection.ts';
import { Copy, Elsewhere } from './copy.ts';
import { negotiates } from './deals.ts';
import { drawWanted } from './draw.ts';
import { commitmentTo, type Known } from './info.ts';
import { obey, type LobbyCommand } from './lobby.ts';
import { Moves, refused, type Refused } from './moves.ts';
import { seatedIn, toldApart } from './names.ts';
import { kickedFrom, optionsOf } from './options.ts';
import { Ordering } from './ordering.ts';
import { pausing } from './pausing.ts';
import type { Session } from './session.ts';
import { Showing } from './showing.ts';
import { Shown } from './shown.ts';
import { PATIENCE_MS } from './starting.ts';
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
  private readonly back: TakingBack;
  private readonly ordering: Ordering;
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
    this.back = new TakingBack(this, this.moves);
    this.ordering = new Ordering(this, this.moves, this.audience, around.storage);
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
      if (isSlow(this.options) && seat !== SPECTATOR) connection.send(await this.ordering.message(seat));
      await this.tellNeighbours(before);
      this.show();
    });
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
        if (refusal === null)
          connection.send({
            type: 'reply',
            re: command.id,
            ok: true,
            ...this.recalledFor(connection, command),
          });
        else connection.send({ type: 'reply', re: command.id, ok: false, ...refusal });
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
        if (seat === SPECTATOR) return refused('not-yours');
        if (!this.options.advice) return refused('not-now');
        return this.isShown(seat, command.decision) ? null : refused('stale');
      case 'chat':
        if (seat === SPECTATOR && this.options.watchers === 'listen') return refused('not-yours');
        if (this.talk.silences(seat, command.text)) return refused('wordless');
        return this.say(connection, seat, 'chat', command.id, command.text);
      case 'say': {
        if (seat === SPECTATOR) return refused('not-yours');
        if (this.talk.silences(seat, command.phrase)) return refused('wordless');
        const line = { say: command.phrase, to: command.to ?? -1, at: this.chatter.at };
        await this.say(connection, seat, 'line', command.id, JSON.stringify(line));
        if (this.leads) await this.chatter.say(this.chatter.answers({ ...line, seat }));
        return null;
      }
      case 'propose': {
        const { give, get } = command;
        if (!negotiates(this.talk.offer, seat)) return refused('not-now');
        return this.say(connection, seat, 'proposal', command.id, JSON.stringify({ give, get }));
      }
      case 'agree':
        return this.moves.agree(seat, command.proposal, command.id);
      case 'pause':
        return refused(await this.wantPause(seat, command.want));
      case 'take-back':
        return this.back.wanted(seat, command.want, command.id);
      case 'pass':
        return this.ordering.silence(seat, command.seq, command.id, this.around.clock.now());
      case 'orders':
        return this.ordering.give(seat, command.orders, this.around.clock.now());
      case 'draw':
        return refused(await this.wish(seat, 'wants_draw', command.want));
      default:
        return refused(await this.arrange(connection.guest.id, command));
    }
  }

  /** Whether this decision is open and its seat has been told so. */
  private isShown(seat: Seat, decision: number): boolean {
    const { playing } = this;
    return (
      playing !== null && this.shown.decision(playing, seat, decision, this.around.clock.now()) !== undefined
    );
  }

  /** What was asked for: the same that a bot would think about. */
  private recalledFor(connection: Connection, command: Command): { recalled?: Recalled } {
    const { playing } = this;
    const seat = this.audience.seatOf(connection);
    if (command.do !== 'recall' || playing === null || seat === undefined) return {};
    return { recalled: playing.recalled(seat, this.around.clock.now()) };
  }

  private async arrange(guest: string, command: LobbyCommand): Promise<Refusal | SetupFault | null> {
    const { storage, clock, newSeed } = this.around;
    const shared = storage.database.listen !== null;
    // Where other nodes write, too, look first, and once more if a seat was just taken.
    for (let again = shared; ; again = false) {
      if (shared) await this.readAgain();
      this.copy.doubtful = true;
      const fresh = {
        now: clock.now(),
        seed: newSeed(),
        longGone: (seat: Seat) => this.attendance.longGone(seat),
        present: (seat: Seat) => this.attendance.present(seat),
      };
      const refusal = await obey(storage.tables, this.stored, guest, command, fresh);
      this.copy.doubtful = false;
      if (refusal === 'taken' && again) continue;
      if (refusal === null) await this.readAgain();
      if (command.do === 'start' && this.stored.row.starting_at > 0) this.beginLater(command);
      return refusal;
    }
  }

  /** The game begins without the chances that have not come by then. */
  private beginLater(command: LobbyCommand): void {
    const begin = async () => {
      if (this.stored.row.starting_at > 0) await this.arrange(this.stored.row.host, command);
      this.show();
    };
    this.around.clock.after(PATIENCE_MS, () => void this.run(begin).catch(() => {}));
  }

  async passOnTo(guest: string): Promise<void> {
    const { host } = this.stored.row;
    await this.around.storage.tables.change(this.code, { host }, { host: guest });
    await this.readAgain();
  }

  /** What somebody is called here, also if they only watch. */
  private nameOf({ id, name }: Connection['guest']): string {
    const seated = seatedIn(this.stored.seats, this.names);
    const sits = seated.some(([guest]) => guest === id);
    return toldApart(sits ? seated : [...seated, [id, name]]).get(id)!;
  }

  private async say(
    { guest }: Connection,
    seat: Seat,
    kind: ChatRow['kind'],
    command: string,
    text: string,
  ): Promise<null> {
    await this.talk.say({ guest: guest.id, seat, name: this.nameOf(guest), command, kind, text });
    return null;
  }

  get leads(): boolean {
    return this.around.neighbours.leads(this.audience.plays, this.attendance.elsewhere);
  }

  /** Takes note of what somebody would like everybody to agree on. */
  async wish(seat: Seat, wish: keyof Wishes, want: boolean): Promise<Refusal | null> {
    if (seat === SPECTATOR) return 'not-yours';
    if (this.playing === null) return 'not-now';
    if (this.stored.seats[seat][wish] === Number(want)) return null;
    await this.around.storage.tables.wish(this.code, seat, { [wish]: Number(want) });
    await this.readAgain();
    return null;
  }

  get drawWanted(): ReadonlySet<Seat> {
    const { playing } = this;
    if (playing === null) return new Set();
    const look = () => playing.sights([SPECTATOR], this.around.clock.now())[0].view;
    return drawWanted(this.stored.seats, this.attendance, look);
  }

  private async wantPause(seat: Seat, want: boolean): Promise<Refusal | null> {
    const refusal = await this.wish(seat, 'wants_pause', want);
    if (refusal !== null || this.playing === null) return refusal;
    const { storage, clock } = this.around;
    const { row } = this.stored;
    const ranFrom = this.caretaker.clocksRanFrom(this.playing);
    const now = clock.now();
    const heldUntil = this.playing.heldAfterPause(now);
    const change = pausing(row, this.voters, ranFrom, heldUntil, now);
    if (change === null) return null;
    await storage.tables.change(this.code, { paused: row.paused }, change);
    await this.readAgain();
    return null;
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
    for (const connection of moved) {
      const { id } = connection.guest;
      if (kicked.includes(id)) connection.close(CLOSED.refused, 'kicked');
      else this.showing.welcome(connection, this.seatOf(id), null);
    }
    await this.tellNeighbours(before);
    if (began) await this.copy.bringUp();
  }
}
