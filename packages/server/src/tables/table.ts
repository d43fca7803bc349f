/**
 * One table of this node: the people connected to it and the game they play. Everything that touches it runs one after
 * the other (`run`). Storage is the truth: what cannot be appended has not happened, and the game is read again.
 */
import { CosmariumError, type Decision, type Seat } from '@cosmarium/engine';
import {
  CLOSED,
  PROTOCOL,
  type Command,
  type Due,
  type Proposal,
  type Refusal,
  type TableOptions,
} from '@cosmarium/protocol';
import { Pauses } from '../clock.ts';
import type { ChatRow, JournalRow } from '../storage/schema.ts';
import type { StoredTable } from '../storage/tables.ts';
import { Attendance } from './attendance.ts';
import { Audience } from './audience.ts';
import { Caretaker, type Tended } from './caretaker.ts';
import { SPECTATOR, type Connection } from './connection.ts';
import { Copy, Elsewhere } from './copy.ts';
import { negotiates, openOffer, proposalsIn, sealing } from './deals.ts';
import { drawWanted } from './draw.ts';
import { commitmentTo, infoOf, Told, type Known } from './info.ts';
import { obey, type LobbyCommand } from './lobby.ts';
import { seatedIn, toldApart } from './names.ts';
import { pausing } from './pausing.ts';
import type { Session, Sight } from './session.ts';
import { Shown, type News } from './shown.ts';
import { PATIENCE_MS } from './starting.ts';
import type { Surroundings } from './surroundings.ts';
import { Wording } from './wording.ts';

const TRIES = 3;
const REMEMBERED_LINES = 200;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

interface Move {
  decision: Decision;
  answer: unknown;
  command: string;
}
type Refused = { error: Refusal; detail?: string };

const refused = (error: Refusal | null): Refused | null => (error === null ? null : { error });

export class Table implements Tended, Known {
  readonly options: TableOptions;
  readonly commitment: string;
  readonly attendance: Attendance;
  private readonly audience = new Audience();
  private readonly caretaker: Caretaker;
  private readonly shown = new Shown();
  private readonly told = new Told();
  private readonly copy: Copy;
  private said: ChatRow[] = [];
  /** Answers taken that nobody may have noticed yet. */
  private uncounted = 0;
  /** Those who are here have been shown the game. */
  private begun = false;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly pauses = new Pauses(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  closed = false;

  private constructor(
    stored: StoredTable,
    private readonly around: Surroundings,
  ) {
    this.copy = new Copy(stored, around);
    const { clock, settings } = around;
    this.options = JSON.parse(stored.row.options) as TableOptions;
    this.commitment = commitmentTo(stored.row.seed);
    this.attendance = new Attendance(this.audience, clock, settings.awayMs, settings.waitMs);
    this.caretaker = new Caretaker(this, around);
  }

  /** null: no such table; 'elsewhere': other nodes have to play it. */
  static async load(code: string, around: Surroundings): Promise<Table | 'elsewhere' | null> {
    const stored = await around.storage.tables.find(code);
    if (stored === null) return null;
    const table = new Table(stored, around);
    table.said = await around.storage.chat.last(code);
    table.attendance.elsewhere = await around.neighbours.present(code);
    // Clocks of a table that is played elsewhere are running.
    if (table.anybodyHere) table.caretaker.isAwake();
    try {
      await table.copy.bringUp();
      table.begun = table.session !== null;
      return table;
    } catch (error) {
      if (error instanceof Elsewhere) return 'elsewhere';
      throw error;
    }
  }

  get stored(): StoredTable {
    return this.copy.stored;
  }

  private get session(): Session | null {
    return this.copy.session;
  }

  get code(): string {
    return this.stored.row.code;
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

  get paused(): boolean {
    return this.stored.row.paused === 1;
  }

  /** The game, if it is being played. */
  get playing(): Session | null {
    return this.stored.row.status === 'running' ? this.session : null;
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
      this.welcome(connection, from);
      await this.tellNeighbours(before);
      this.show();
    });
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
        await this.drawIfAgreed();
        // The reply first, then what came of it.
        if (refusal === null) connection.send({ type: 'reply', re: command.id, ok: true });
        else connection.send({ type: 'reply', re: command.id, ok: false, ...refusal });
        if (refusal?.error === 'stale') this.sendView(connection, null);
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
        return this.answer(seat, command.decision, command.answer, command.id);
      case 'sync':
        this.sendView(connection, command.from ?? null);
        return null;
      case 'chat':
        if (seat === SPECTATOR && this.options.watchers === 'listen') return refused('not-yours');
        return this.say(connection, seat, 'chat', command.id, command.text);
      case 'propose': {
        const { give, get } = command;
        if (!negotiates(this.offer, seat)) return refused('not-now');
        return this.say(connection, seat, 'proposal', command.id, JSON.stringify({ give, get }));
      }
      case 'agree':
        return this.agree(seat, command.proposal, command.id);
      case 'pause':
        return refused(await this.wantPause(seat, command.want));
      case 'draw':
        return refused(await this.wish(seat, 'wants_draw', command.want));
      default:
        return refused(await this.arrange(connection.guest.id, command));
    }
  }

  private async arrange(guest: string, command: LobbyCommand): Promise<Refusal | null> {
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

  private answer(seat: Seat, id: number, answer: unknown, command: string): Promise<Refused | null> {
    return this.decide(seat, command, () => {
      const decision = this.playing && this.shown.decision(this.playing, seat, id);
      return decision ? [{ decision, answer, command }] : null;
    });
  }

  private agree(seat: Seat, number: number, command: string): Promise<Refused | null> {
    return this.decide(seat, command, () => {
      const { offer } = this;
      const proposal = this.proposals.find((one) => one.number === number && one.seat !== seat);
      if (!negotiates(offer, seat) || proposal === undefined) return null;
      return sealing(offer, proposal).map((answer) => ({ decision: offer, answer, command }));
    });
  }

  /** Records the moves; looks for them again if another node was first. */
  private async decide(seat: Seat, command: string, find: () => Move[] | null): Promise<Refused | null> {
    if (seat === SPECTATOR) return refused('not-yours');
    for (let tries = 0; tries < TRIES; tries++) {
      const moves = find();
      if (moves === null) break;
      if (this.paused) return refused('paused');
      const outcome = await this.record(moves);
      if (outcome !== 'conflict') return outcome;
    }
    const done = await this.around.storage.tables.hasCommand(this.code, seat, command);
    return refused(done ? null : 'stale');
  }

  /** Appends answers and lets the game go on. 'conflict': another node was first; what it wrote has been read. */
  private async record(moves: readonly Move[]): Promise<Refused | 'conflict' | null> {
    const session = this.session!;
    const now = this.around.clock.now();
    const rows: JournalRow[] = [];
    try {
      for (const { decision, answer, command } of moves) {
        // A second answer is to the question the first one led to.
        const open = rows.length === 0 ? decision : this.offer;
        if (open === undefined) throw new CosmariumError('illegal-answer', 'the deal has ended');
        rows.push(session.answer(open, answer, command, now));
      }
    } catch (error) {
      const mistake = error instanceof CosmariumError && error.code.endsWith('-answer');
      if (!mistake || rows.length > 0) await this.copy.bringUp();
      if (mistake) return { error: 'illegal', detail: error.message };
      throw error;
    }
    if (!(await this.append(session, rows))) return 'conflict';
    this.uncounted += rows.length;
    return null;
  }

  /** Makes durable what the session has played. False: another node was first, and what it wrote has been read. */
  private async append(session: Session, rows: readonly JournalRow[]): Promise<boolean> {
    this.copy.doubtful = true;
    const append = { rows, snapshot: session.snapshot(), over: session.game.over };
    if (!(await this.around.storage.journal.append(append))) {
      this.around.metrics.conflicts.inc();
      await this.copy.bringUp();
      return false;
    }
    this.copy.doubtful = false;
    if (session.game.over) await this.readAgain();
    return true;
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
    const at = Math.max(this.around.clock.now(), (this.said.at(-1)?.at ?? 0) + 1);
    const who = { table_code: this.code, guest: guest.id, seat, name: this.nameOf(guest) };
    const row: ChatRow = { ...who, command, kind, text, at };
    if (await this.around.storage.chat.add(row)) this.hear([row]);
    return null;
  }

  private hear(rows: readonly ChatRow[]): void {
    this.said = [...this.said, ...rows].slice(-REMEMBERED_LINES);
    for (const row of rows) if (row.kind === 'chat') this.audience.toAll({ type: 'chat', line: lineOf(row) });
    if (rows.some(({ kind }) => kind === 'proposal'))
      this.audience.toAll({ type: 'proposals', proposals: this.proposals });
  }

  get leads(): boolean {
    const someHere = [...this.audience.watching].some((seat) => seat !== SPECTATOR);
    return this.around.neighbours.leads(someHere, this.attendance.elsewhere);
  }

  /** The deal that is being talked over, if everybody knows of it. */
  private get offer() {
    const { playing } = this;
    if (playing === null || playing.held(this.around.clock.now())) return undefined;
    return openOffer(playing.game.pending());
  }

  private get proposals(): Proposal[] {
    return this.offer === undefined ? [] : proposalsIn(this.said, this.session!.dealSince);
  }

  /** Takes note of what somebody would like everybody to agree on. */
  private async wish(seat: Seat, wish: 'wants_pause' | 'wants_draw', want: boolean): Promise<Refusal | null> {
    if (seat === SPECTATOR) return 'not-yours';
    if (this.playing === null) return 'not-now';
    if (this.stored.seats[seat][wish] === Number(want)) return null;
    await this.around.storage.tables.wish(this.code, seat, wish, want);
    await this.readAgain();
    return null;
  }

  /** WIN-4 */
  private async drawIfAgreed(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const session = this.playing;
      if (session === null || this.drawWanted.size < this.stored.seats.length) return;
      if (await this.append(session, [session.draw(this.around.clock.now())])) return;
    }
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
    const { row, seats } = this.stored;
    const ranFrom = this.caretaker.clocksRanFrom(this.playing);
    const change = pausing(row, this.attendance.people(seats), ranFrom, clock.now());
    if (change === null) return null;
    await storage.tables.change(this.code, { paused: row.paused }, change);
    await this.readAgain();
    return null;
  }

  /** An answer nobody gave by hand goes the way of all answers. A game that breaks on one is stopped. */
  async automatic(decision: Decision, answer: unknown, by: 'bot' | 'clock') {
    try {
      const outcome = await this.record([{ decision, answer, command: `${by}:${decision.id}` }]);
      await this.drawIfAgreed();
      return outcome === null || outcome === 'conflict' ? outcome : 'refused';
    } catch (error) {
      if (!(error instanceof CosmariumError)) throw error;
      this.around.log.error({ table: this.code, err: error }, 'the engine failed; the game is stopped');
      await this.copy.stop({ notice: 'stopped', why: 'fault' });
      return 'stopped';
    }
  }

  // -- showing ---------------------------------------------------------------------------------------------------------

  private welcome(connection: Connection, from: number | null): void {
    connection.send({
      type: 'welcome',
      protocol: PROTOCOL,
      commitment: this.commitment,
      seat: this.seatOf(connection.guest.id),
      table: infoOf(this),
      chat: this.said.filter(({ kind }) => kind === 'chat').map(lineOf),
      proposals: this.proposals,
    });
    this.sendView(connection, from);
  }

  get names(): ReadonlyMap<string, string> {
    return this.copy.names;
  }

  get spectators(): number {
    return this.audience.spectators;
  }

  /** Shows everybody what they may see and have not seen yet. */
  show(): void {
    if (!this.closed) this.caretaker.tend();
    const info = this.told.news(this);
    if (info !== null) this.audience.toAll(info);
    const { session, begun } = this;
    if (this.copy.doubtful) return;
    this.begun = session !== null;
    if (session === null) return;
    if (!begun) for (const connection of this.audience.connections) this.sendView(connection, 0);
    const now = this.around.clock.now();
    const held = session.held(now);
    const wording = new Wording();
    for (const news of this.shown.advance(session, [...this.audience.watching], now))
      this.sendUpdate(session, news, wording, held);
    if (held) return;
    this.around.metrics.decisions.inc(this.uncounted);
    this.uncounted = 0;
  }

  private sendUpdate(session: Session, news: News, wording: Wording, held: boolean): void {
    const { seat, sight, events, patch } = news;
    const text = wording.update(sight.seq, events, patch, this.due(session, sight));
    this.audience.toSeat(seat, text);
    // Those who watch the figures shall not learn either that somebody is being asked.
    if (!held) this.around.metrics.updateBytes.observe(text.length);
  }

  private sendView(connection: Connection, from: number | null): void {
    const { session } = this;
    const seat = this.audience.seatOf(connection);
    if (session === null || seat === undefined) return;
    const sight = this.shown.current(session, seat, this.around.clock.now());
    const { seq, view } = sight;
    const first = Math.min(seq, Math.max(from ?? seq, session.earliest));
    const [events] = session.eventsOf([{ seat, from: first, until: seq }]);
    connection.send({ type: 'view', seq, from: first, events, view, due: this.due(session, sight) });
  }

  /** Time left for the decisions somebody who sees this knows of. */
  private due(session: Session, { open }: Sight): Due {
    const now = this.around.clock.now();
    const due: Record<string, number> = {};
    for (const decision of session.game.pending()) {
      if (!open.some((one) => one.id === decision.id)) continue;
      const at = this.paused ? null : this.caretaker.deadlineOf(session, decision);
      if (at !== null) due[decision.seat] = Math.max(0, at - now);
    }
    return due;
  }

  // -- storage ---------------------------------------------------------------------------------------------------------

  /** Another node wrote something: reads what is new. */
  async refresh(): Promise<void> {
    if (this.closed) return;
    await this.run(async () => {
      await this.readAgain();
      await this.copy.catchUp();
      const news = await this.around.storage.chat.last(this.code, this.said.at(-1)?.at ?? 0);
      if (news.length > 0) this.hear(news);
      this.attendance.elsewhere = await this.around.neighbours.present(this.code);
      this.show();
    });
  }

  /** Reads the table's row and seats again; a game that was started meanwhile begins. */
  private async readAgain(): Promise<void> {
    const began = await this.copy.readAgain();
    const before = this.audience.watching;
    const moved = this.audience.reseat((guest) => this.seatOf(guest));
    for (const connection of moved) this.welcome(connection, null);
    await this.tellNeighbours(before);
    if (began) await this.copy.bringUp();
  }
}

const lineOf = ({ guest, seat, name, text, at }: ChatRow) => ({ guest, seat, name, text, at });
