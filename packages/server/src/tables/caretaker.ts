/** What happens at a table without anybody's doing: bots think, clocks run out, what was kept back is shown. */
import { botSeed, remembers, type Spoken } from '@cosmarium/bots';
import { isResponse, type Decision, type Seat } from '@cosmarium/engine';
import { isSlow, type Substitute, type TableOptions } from '@cosmarium/protocol';
import type { StoredTable } from '../storage/tables.ts';
import type { Attendance } from './attendance.ts';
import { deadline } from './clocks.ts';
import { Hosting } from './hosting.ts';
import type { Session } from './session.ts';
import { substituteFor } from './substitutes.ts';
import type { Surroundings } from './surroundings.ts';
import { NO_END, reminderOf, WaitingList, type Waiting } from './waiting.ts';

/** If this node ends while a bot thinks at a table nobody is at, it is asked again after so long. */
const LONGEST_THOUGHT_MS = 60_000;

/** A table, as its caretaker sees it. */
export interface Tended {
  readonly stored: StoredTable;
  readonly options: TableOptions;
  readonly attendance: Attendance;
  /** The game, if it is being played. */
  readonly playing: Session | null;
  readonly paused: boolean;
  readonly anybodyHere: boolean;
  /** What was said in ready words. */
  readonly spoken: readonly Spoken[];
  /** Of all nodes that serve the table this is the one that answers for bots and clocks. */
  readonly leads: boolean;
  run<T>(job: () => Promise<T>): Promise<T>;
  show(): void;
  /** Gives the answers that need not wait any more. */
  settle(): Promise<void>;
  /** This guest is the host from now on. */
  passOnTo(guest: string): Promise<void>;
  /** This seat has let its clock run out while nobody was there. */
  lapse(seat: Seat): Promise<void>;
  /** Does what is to be done by standing orders. */
  carryOut(): Promise<void>;
  /** Whether that is anything. */
  hasErrand(now: number): boolean;
  /** Records an answer nobody gave by hand; null if it was taken. */
  automatic(
    decision: Decision,
    answer: unknown,
    by: string,
  ): Promise<'conflict' | 'refused' | 'stopped' | null>;
}

export class Caretaker {
  /** No clock ran before that time, as far as this node knows. 0: nobody has been at the table yet. */
  private awakeSince = 0;
  /** Since when nobody is at the table: clocks stand still. null: somebody is. */
  private asleepSince: number | null = null;
  /** Decisions a bot is thinking about. */
  private readonly thinking = new Set<number>();
  private cancelTimer = () => {};
  private readonly hosting: Hosting;
  private readonly waiting: WaitingList;
  /** When storage says that this table is to be woken; null: that has not been read or written yet. */
  private wakeAt: number | null = null;

  constructor(
    private readonly table: Tended,
    private readonly around: Surroundings,
  ) {
    const { clock, settings, storage } = around;
    this.hosting = new Hosting(table.attendance, clock, settings.hostGoneMs);
    this.waiting = new WaitingList(table.stored.row.code, storage.waiting, around.waiting);
  }

  private get slow(): boolean {
    return isSlow(this.table.options);
  }

  /** Clocks run, and bots think. */
  private get awake(): boolean {
    return this.table.anybodyHere || this.slow;
  }

  /** The table is played elsewhere: its clocks are running. */
  isAwake(): void {
    this.awakeSince = 1;
  }

  rest(): void {
    this.cancelTimer();
  }

  /** Sets bots thinking, and the timer for whatever is due next. */
  tend(): void {
    this.cancelTimer();
    const now = this.around.clock.now();
    const { playing, leads } = this.table;
    const next = Math.min(
      this.heir()?.at ?? Infinity,
      playing === null ? Infinity : this.tendGame(playing, now),
    );
    if (next < Infinity) this.wakeIn(next - now);
    if (!leads || !(this.slow || this.table.options.away === 'wait')) return;
    if (this.slow && this.table.hasErrand(now)) this.carryOut();
    else this.note(this.slow && next < Infinity ? next : 0, now);
  }

  /** What is done by standing orders comes first: nobody is told of what they answer. */
  private carryOut(): void {
    const job = async () => {
      await this.table.carryOut();
      this.table.show();
    };
    this.table.run(job).catch(() => {});
  }

  /** Who is to be the host; in a slow game nobody need be there to be it. */
  private heir(): ReturnType<Hosting['heir']> {
    const { leads, stored, playing } = this.table;
    return !leads || (this.slow && playing !== null) ? null : this.hosting.heir(stored);
  }

  /** Keeps what waits for people, and when a slow table is to be woken if everybody leaves. */
  private note(next: number, now: number): void {
    const asked = this.asked(now);
    const { code, wake_at } = this.table.stored.row;
    if ((this.wakeAt ?? wake_at) === next && !this.waiting.isNew(asked, now)) return;
    const keep = async () => {
      if (this.wakeAt !== next) await this.around.storage.tables.wakeAt(code, next);
      this.wakeAt = next;
      await this.waiting.keep(asked, now);
    };
    this.table.run(keep).catch(() => {});
  }

  /** The questions that wait for people: at a slow table until their time is over, at others as long as the rest waits for one who is gone. */
  private asked(now: number): Waiting[] {
    const { playing, paused, stored, attendance, anybodyHere } = this.table;
    if (playing === null || paused) return [];
    return playing.unanswered(now).flatMap((decision): Waiting[] => {
      const { seat } = decision;
      const { guest } = stored.seats[seat];
      const deadline = this.deadlineOf(playing, decision);
      const here = attendance.present(seat);
      const waits = this.slow ? deadline !== null : deadline === null && !here && anybodyHere;
      if (guest === null || this.botFor(seat) !== null || !waits) return [];
      const question = playing.numberOf(decision);
      const since = playing.openedAt(decision);
      return [{ table: stored.row.code, guest, seat, question, since, due: deadline ?? NO_END, here }];
    });
  }

  /** When something is due. */
  private tendGame(session: Session, now: number): number {
    const { attendance, stored } = this.table;
    let next = session.heldUntil(now) ?? Infinity;
    if (!this.awake) this.asleepSince ??= now;
    else {
      this.wake(session, now);
      if (this.table.paused) return next;
      if (!this.slow) next = Math.min(next, attendance.look(stored.seats));
      // Its turn may have come after answers were last looked through.
      if (this.table.leads && session.nextDue(now) !== null) return now;
      if (this.table.leads)
        for (const decision of session.game.pending()) {
          if (session.isAnswered(decision)) continue;
          const bot = this.botFor(decision.seat);
          if (bot !== null) {
            this.think(session, decision, bot);
            if (this.slow) next = Math.min(next, now + LONGEST_THOUGHT_MS);
          }
          next = Math.min(next, this.deadlineOf(session, decision) ?? Infinity);
        }
      if (this.slow)
        for (const reminder of this.asked(now).map(reminderOf))
          if (reminder > now) next = Math.min(next, reminder);
    }
    return next;
  }

  private wake(session: Session, now: number): void {
    if (this.awakeSince === 0) this.awakeSince = now;
    // Clocks go on where they stopped: coming and going does not wind them up.
    else if (this.asleepSince !== null)
      this.awakeSince = Math.min(this.clocksRanFrom(session), this.asleepSince) + (now - this.asleepSince);
    this.asleepSince = null;
  }

  /** When the clock that began last did so. */
  clocksRanFrom(session: Session): number {
    const awakeSince = this.slow ? 0 : this.awakeSince;
    const { row, seats } = this.table.stored;
    const taken = seats.map(({ taken_at }) => taken_at);
    return Math.max(session.lastOpenedAt, awakeSince, row.resumed_at, ...taken);
  }

  wakeIn(ms: number): void {
    this.cancelTimer();
    this.cancelTimer = this.around.clock.after(ms, () => {
      this.lookNow().catch(() => {});
    });
  }

  /** Does whatever is due. */
  lookNow(): Promise<void> {
    return this.table.run(async () => {
      await this.tick();
      this.table.show();
    });
  }

  private botFor(seat: Seat): Substitute | null {
    const { stored, options, attendance } = this.table;
    const { level, character, stand_in, lapsed } = stored.seats[seat];
    if (level !== null) return { level, character };
    // At a slow table nobody is expected to be there, but to answer in time.
    if (this.slow ? lapsed === 0 : !attendance.away(seat)) return null;
    return options.away === 'bot' || stand_in !== null ? substituteFor(stored.seats, seat) : null;
  }

  /** When the fallback answers; null if never. */
  deadlineOf(session: Session, decision: Decision): number | null {
    const { options, attendance, stored } = this.table;
    const begun = Math.max(stored.row.resumed_at, this.takenAt(decision));
    if (this.slow) return deadline(options, session, decision, begun);
    const waits = options.away === 'wait' && stored.seats[decision.seat].stand_in === null;
    if (waits && attendance.away(decision.seat)) return null;
    const from = Math.max(this.awakeSince, begun);
    const due = deadline(options, session, decision, from);
    return due === null || !waits ? due : Math.max(due, attendance.settledAt(decision.seat));
  }

  /** When somebody took over from a bot who is asked, or is dealt with: then their clock begins. */
  private takenAt(decision: Decision): number {
    const { seats } = this.table.stored;
    const own = seats[decision.seat].taken_at;
    return decision.kind === 'offer' ? Math.max(own, seats[decision.partner].taken_at) : own;
  }

  private async tick(): Promise<void> {
    const { leads } = this.table;
    const heir = this.heir();
    if (heir !== null && heir.at <= this.around.clock.now()) await this.table.passOnTo(heir.guest);
    if (leads) await this.table.settle();
    const { playing, paused } = this.table;
    if (playing === null || paused || !this.awake || !leads) return;
    for (const decision of playing.game.pending()) {
      if (playing.isAnswered(decision)) continue;
      const due = this.deadlineOf(playing, decision);
      if (due === null || due > this.around.clock.now()) continue;
      this.around.metrics.timeouts.inc();
      if ((await this.table.automatic(decision, decision.fallback, 'clock')) !== null) break;
      if (!isResponse(decision)) await this.table.lapse(decision.seat);
    }
  }

  private think(session: Session, decision: Decision, { level, character }: Substitute): void {
    const { id, seat } = decision;
    // A bot, too, is asked only when the window before has passed.
    const held = session.held(this.around.clock.now());
    if (this.thinking.has(id) || (held && !isResponse(decision))) return;
    this.thinking.add(id);
    const seed = botSeed(this.table.stored.row.seed, decision);
    const [view, past] = [session.game.view(seat), session.game.past(seat)];
    const matters = character !== null || remembers(level);
    const memory = matters ? session.memory(this.table.spoken) : undefined;
    this.around.bots
      .choose({ table: this.table.stored.row.code, level, character, seed, view, decision, past, memory })
      .then((answer) =>
        this.table.run(async () => {
          await this.botAnswers(id, seat, answer);
          this.table.show();
        }),
      )
      .catch(() => this.thinking.delete(id));
  }

  private async botAnswers(id: number, seat: Seat, answer: unknown): Promise<void> {
    this.thinking.delete(id);
    const decision = this.table.playing?.game.pending().find((one) => one.id === id && one.seat === seat);
    // Its owner may be back by now.
    if (decision === undefined || this.table.paused || this.botFor(seat) === null) return;
    this.around.metrics.botAnswers.inc();
    const outcome = await this.table.automatic(decision, answer, 'bot');
    if (outcome === 'refused') await this.table.automatic(decision, decision.fallback, 'bot');
  }
}
