/**
 * What waits for whom, so that somebody can tell them. It is kept in storage: whatever restarts, and however
 * many nodes there are, they are told of each question at most twice, the second time when it becomes urgent.
 */
import type { Seat } from '@cosmarium/engine';
import type { Queries } from '../storage/database.ts';
import type { WaitingStore } from '../storage/waiting.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What is left of the time for an answer when somebody is reminded. */
const LAST_PART = 1 / 4;

/** In the place of a time: it is never answered for them. */
export const NO_END = Number.MAX_SAFE_INTEGER;

/** A question that waits for somebody. */
export interface Waiting {
  readonly table: string;
  readonly guest: string;
  readonly seat: Seat;
  /** Its number: no two questions to a seat of a table have the same. */
  readonly question: number;
  readonly since: number;
  /** When it is answered for them, or NO_END. */
  readonly due: number;
  /** They are at the table now. */
  readonly here: boolean;
}

/**
 * Is told of what waits: of every question once each. What it has to remember of it, it keeps with `db`: then that is kept
 * together with its having been told. The table waits for it.
 */
export interface WaitingPort {
  /** It waits for somebody who is not at the table. */
  waits(waiting: Waiting, db: Queries): Promise<void>;
  /** Little of its time is left, and it still waits, also for somebody who is there. */
  reminder(waiting: Waiting, db: Queries): Promise<void>;
}

export const reminderOf = ({ since, due }: Pick<Waiting, 'since' | 'due'>): number =>
  Math.round(due - (due - since) * LAST_PART);

/** What waits at one table. */
export class WaitingList {
  private known: string | null = null;
  private readonly told = new Set<string>();

  constructor(
    private readonly code: string,
    private readonly store: WaitingStore,
    private readonly port: WaitingPort,
  ) {}

  /** Whether there is something to keep or to tell. */
  isNew(asked: readonly Waiting[], now: number): boolean {
    return this.known !== wording(asked) || this.untold(asked, now).length > 0;
  }

  async keep(asked: readonly Waiting[], now: number): Promise<void> {
    const text = wording(asked);
    if (this.known !== text) {
      const rows = asked.map(({ guest, seat, question, since, due }) => ({
        table_code: this.code,
        guest,
        seat,
        question,
        since,
        due,
      }));
      await this.store.keep(this.code, rows, now - DAY_MS);
      this.known = text;
    }
    for (const [one, what] of this.untold(asked, now)) {
      const { seat, question } = one;
      await this.store.claim(
        { table_code: this.code, seat, question },
        what === 'waits' ? 'noticed' : 'reminded',
        (db) => this.port[what](one, db),
      );
      this.told.add(sign(one, what));
    }
  }

  /** What somebody may have to be told now, as far as this node knows. */
  private untold(asked: readonly Waiting[], now: number): [Waiting, keyof WaitingPort][] {
    return asked.flatMap((one): [Waiting, keyof WaitingPort][] => {
      if (now >= reminderOf(one)) return this.told.has(sign(one, 'reminder')) ? [] : [[one, 'reminder']];
      return one.here || this.told.has(sign(one, 'waits')) ? [] : [[one, 'waits']];
    });
  }
}

const wording = (asked: readonly Waiting[]): string =>
  asked.map(({ seat, guest, question, due }) => `${seat} ${guest} ${question} ${due}`).join(', ');

const sign = ({ seat, guest, question }: Waiting, what: keyof WaitingPort): string =>
  `${what} ${seat} ${guest} ${question}`;
