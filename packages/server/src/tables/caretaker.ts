/** What happens at a table without anybody's doing: bots think, clocks run out, what was kept back is shown. */
import { botSeed } from '@cosmarium/bots';
import { isResponse, type Decision, type Seat } from '@cosmarium/engine';
import type { Level, TableOptions } from '@cosmarium/protocol';
import type { StoredTable } from '../storage/tables.ts';
import type { Attendance } from './attendance.ts';
import { deadline } from './clocks.ts';
import { Hosting } from './hosting.ts';
import type { Session } from './session.ts';
import type { Surroundings } from './surroundings.ts';

const LEVEL_WHILE_AWAY = 'normal';

/** A table, as its caretaker sees it. */
export interface Tended {
  readonly stored: StoredTable;
  readonly options: TableOptions;
  readonly attendance: Attendance;
  /** The game, if it is being played. */
  readonly playing: Session | null;
  readonly paused: boolean;
  readonly anybodyHere: boolean;
  /** Of all nodes that serve the table this is the one that answers for bots and clocks. */
  readonly leads: boolean;
  run<T>(job: () => Promise<T>): Promise<T>;
  show(): void;
  /** Gives the answers that need not wait any more. */
  settle(): Promise<void>;
  /** This guest is the host from now on. */
  passOnTo(guest: string): Promise<void>;
  /** Records an answer nobody gave by hand; null if it was taken. */
  automatic(
    decision: Decision,
    answer: unknown,
    by: 'bot' | 'clock',
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

  constructor(
    private readonly table: Tended,
    private readonly around: Surroundings,
  ) {
    this.hosting = new Hosting(table.attendance, around.clock, around.settings.hostGoneMs);
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
    const { playing, leads, stored } = this.table;
    const heir = leads ? this.hosting.heir(stored) : null;
    const next = Math.min(heir?.at ?? Infinity, playing === null ? Infinity : this.tendGame(playing, now));
    if (next < Infinity) this.wakeIn(next - now);
  }

  /** When something is due. */
  private tendGame(session: Session, now: number): number {
    const { attendance, stored } = this.table;
    let next = session.heldUntil(now) ?? Infinity;
    if (!this.table.anybodyHere) this.asleepSince ??= now;
    else {
      this.wake(session, now);
      if (this.table.paused) return next;
      next = Math.min(next, attendance.look(stored.seats));
      if (this.table.leads)
        for (const decision of session.game.pending()) {
          if (session.isAnswered(decision)) continue;
          const level = this.botFor(decision.seat);
          if (level !== null) this.think(session, decision, level);
          next = Math.min(next, this.deadlineOf(session, decision) ?? Infinity);
        }
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
    return Math.max(session.lastOpenedAt, this.awakeSince, this.table.stored.row.resumed_at);
  }

  wakeIn(ms: number): void {
    this.cancelTimer();
    this.cancelTimer = this.around.clock.after(ms, () => {
      this.table
        .run(async () => {
          await this.tick();
          this.table.show();
        })
        .catch(() => {});
    });
  }

  private botFor(seat: Seat): Level | null {
    const { stored, options, attendance } = this.table;
    const { level, stand_in } = stored.seats[seat];
    if (level !== null) return level;
    if (!attendance.away(seat)) return null;
    return options.away === 'bot' ? LEVEL_WHILE_AWAY : stand_in;
  }

  /** When the fallback answers; null if never. */
  deadlineOf(session: Session, decision: Decision): number | null {
    const { options, attendance, stored } = this.table;
    const waits = options.away === 'wait' && stored.seats[decision.seat].stand_in === null;
    if (waits && attendance.away(decision.seat)) return null;
    const from = Math.max(this.awakeSince, stored.row.resumed_at);
    const due = deadline(options, session, decision, from);
    return due === null || !waits ? due : Math.max(due, attendance.settledAt(decision.seat));
  }

  private async tick(): Promise<void> {
    const { stored, leads } = this.table;
    const heir = leads ? this.hosting.heir(stored) : null;
    if (heir !== null && heir.at <= this.around.clock.now()) await this.table.passOnTo(heir.guest);
    if (leads) await this.table.settle();
    const { playing, paused, anybodyHere } = this.table;
    if (playing === null || paused || !anybodyHere || !leads) return;
    for (const decision of playing.game.pending()) {
      if (playing.isAnswered(decision)) continue;
      const due = this.deadlineOf(playing, decision);
      if (due === null || due > this.around.clock.now()) continue;
      this.around.metrics.timeouts.inc();
      if ((await this.table.automatic(decision, decision.fallback, 'clock')) !== null) break;
    }
  }

  private think(session: Session, decision: Decision, level: Level): void {
    const { id, seat } = decision;
    // A bot, too, is asked only when the window before has passed.
    const held = session.held(this.around.clock.now());
    if (this.thinking.has(id) || (held && !isResponse(decision))) return;
    this.thinking.add(id);
    const seed = botSeed(this.table.stored.row.seed, decision);
    const [view, past] = [session.game.view(seat), session.game.past(seat)];
    this.around.bots
      .choose({ table: this.table.stored.row.code, level, seed, view, decision, past })
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
