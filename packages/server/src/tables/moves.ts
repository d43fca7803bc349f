/** Moves of the game at a table: checked, played, and made durable. What cannot be appended has not happened. */
import { CosmariumError, type Decision, type Seat, type SetupFault } from '@cosmarium/engine';
import type { Refusal } from '@cosmarium/protocol';
import type { JournalRow, SealedRow } from '../storage/schema.ts';
import { SPECTATOR } from './connection.ts';
import type { Copy } from './copy.ts';
import { negotiates, sealing } from './deals.ts';
import type { Move, Session } from './session.ts';
import type { Shown } from './shown.ts';
import type { Surroundings } from './surroundings.ts';
import type { Talk } from './talk.ts';

const TRIES = 3;

export type Refused = { error: Refusal; detail?: string; fault?: SetupFault };

/** `why`: also what is wrong with the game that was chosen. */
export const refused = (why: Refusal | SetupFault | null): Refused | null => {
  if (why === null) return null;
  return typeof why === 'string' ? { error: why } : { error: 'bad-setup', fault: why };
};

/** What moves need to know of their table. */
interface Table {
  readonly drawWanted: ReadonlySet<Seat>;
  readAgain(): Promise<void>;
}

export class Moves {
  /** Answers taken that nobody may have noticed yet. */
  uncounted = 0;

  constructor(
    private readonly table: Table,
    private readonly copy: Copy,
    private readonly shown: Shown,
    private readonly talk: Talk,
    private readonly around: Surroundings,
  ) {}

  answer(seat: Seat, id: number, answer: unknown, command: string): Promise<Refused | null> {
    return this.decide(seat, command, () => {
      const { playing } = this.copy;
      const decision = playing && this.shown.decision(playing, seat, id, this.around.clock.now());
      return decision ? [{ decision, answer, command }] : null;
    });
  }

  agree(seat: Seat, number: number, command: string): Promise<Refused | null> {
    return this.decide(seat, command, () => {
      const { offer, proposals } = this.talk;
      const proposal = proposals.find((one) => one.number === number && one.seat !== seat);
      if (!negotiates(offer, seat) || proposal === undefined) return null;
      return sealing(offer, proposal).map((answer) => ({ decision: offer, answer, command }));
    });
  }

  /** Somebody who is not asked has nothing to say in the window that is open; at a slow table others need not wait for them. */
  async silence(seat: Seat, command: string): Promise<void> {
    const { playing } = this.copy;
    const row = playing?.silence(seat, command, this.around.clock.now()) ?? null;
    if (row === null) return;
    await this.seal(playing!, row);
    await this.settle();
  }

  /** Records the moves; looks for them again if another node was first. */
  private async decide(seat: Seat, command: string, find: () => Move[] | null): Promise<Refused | null> {
    if (seat === SPECTATOR) return refused('not-yours');
    for (let tries = 0; tries < TRIES; tries++) {
      const moves = find();
      if (moves === null) break;
      if (this.copy.paused) return refused('paused');
      const outcome = await this.record(moves);
      if (outcome === null) await this.settle();
      if (outcome !== 'conflict') return outcome;
    }
    const { journal, sealed } = this.around.storage;
    const { code } = this.copy;
    const done =
      (await journal.hasCommand(code, seat, command)) || (await sealed.hasCommand(code, seat, command));
    return refused(done ? null : 'stale');
  }

  /** Gives the answers that have waited in a secret window and need not any more. */
  async settle(): Promise<void> {
    for (;;) {
      const { playing, paused } = this.copy;
      const due = paused || playing === null ? null : playing.nextDue(this.around.clock.now());
      if (due === null) return;
      const outcome = await this.record([due]);
      // It was checked when it was given.
      if (outcome !== null && outcome !== 'conflict')
        await this.record([{ ...due, answer: due.decision.fallback }]);
    }
  }

  /** Appends answers and lets the game go on. 'conflict': another node was first; what it wrote has been read. */
  private async record(moves: readonly Move[]): Promise<Refused | 'conflict' | null> {
    const session = this.copy.session!;
    const now = this.around.clock.now();
    const rows: JournalRow[] = [];
    let waiting: SealedRow | null = null;
    try {
      if (session.waits(moves[0], now)) waiting = session.sealed(moves[0], now);
      else
        for (const { decision, answer, command } of moves) {
          // A second answer is to the question the first one led to.
          const open = rows.length === 0 ? decision : this.talk.offer;
          if (open === undefined) throw new CosmariumError('illegal-answer', 'the deal has ended');
          rows.push(session.answer(open, answer, command, now));
        }
    } catch (error) {
      const mistake = error instanceof CosmariumError && error.code.endsWith('-answer');
      if (!mistake || rows.length > 0) await this.copy.bringUp();
      if (mistake) return { error: 'illegal', detail: error.message };
      throw error;
    }
    if (waiting !== null) return (await this.seal(session, waiting)) ? null : 'conflict';
    if (!(await this.append(session, rows))) return 'conflict';
    this.uncounted += rows.length;
    return null;
  }

  /** Keeps an answer that has to wait. False: the question was answered elsewhere. */
  private async seal(session: Session, row: SealedRow): Promise<boolean> {
    this.copy.doubtful = true;
    const first = await this.around.storage.sealed.add(row);
    this.copy.doubtful = false;
    if (first) session.seal(row);
    else await this.copy.readSealed();
    return first;
  }

  /** Makes durable what the session has played. False: another node was first, and what it wrote has been read. */
  private async append(session: Session, rows: readonly JournalRow[]): Promise<boolean> {
    this.copy.doubtful = true;
    const append = {
      rows,
      snapshot: session.snapshot(this.talk.spoken),
      winners: session.game.over ? session.game.winners : null,
    };
    if (!(await this.around.storage.journal.append(append))) {
      this.around.metrics.conflicts.inc();
      await this.copy.bringUp();
      return false;
    }
    this.copy.doubtful = false;
    if (session.game.over) await this.table.readAgain();
    return true;
  }

  /** Takes back what this seat answered last. Said again, it would mean the answer before: what is done is not done twice. */
  async takeBack(seat: Seat, command: string): Promise<Refused | null> {
    const { journal } = this.around.storage;
    for (let tries = 0; tries < TRIES; tries++) {
      if (await journal.hasCommand(this.copy.code, seat, command)) return null;
      const { playing: session } = this.copy;
      if (session === null || !session.mayTakeBack(this.copy.stored.seats[seat])) break;
      if (this.copy.paused) return refused('paused');
      const row = session.takeBack(seat, command, this.around.clock.now());
      if (await this.append(session, [row])) return null;
    }
    return refused('not-now');
  }

  /** WIN-4 */
  async drawIfAgreed(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const session = this.copy.playing;
      if (session === null || this.table.drawWanted.size < this.copy.stored.seats.length) return;
      if (await this.append(session, [session.draw(this.around.clock.now())])) return;
    }
  }

  /** An answer nobody gave by hand goes the way of all answers. A game that breaks on one is stopped. */
  async automatic(decision: Decision, answer: unknown, by: string) {
    try {
      const outcome = await this.record([{ decision, answer, command: `${by}:${decision.id}` }]);
      if (outcome === null) await this.settle();
      await this.drawIfAgreed();
      return outcome === null || outcome === 'conflict' ? outcome : 'refused';
    } catch (error) {
      if (!(error instanceof CosmariumError)) throw error;
      this.around.log.error({ table: this.copy.code, err: error }, 'the engine failed; the game is stopped');
      await this.copy.stop({ notice: 'stopped', why: 'fault' });
      return 'stopped';
    }
  }
}
