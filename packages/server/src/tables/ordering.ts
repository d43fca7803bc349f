/**
 * What a slow table does for those who are not there, or do not want to be asked. Standing orders are kept, carried out, and
 * told to whoever gave them; nobody else learns of them.
 */
import type { Decision, Seat } from '@cosmarium/engine';
import {
  isSlow,
  type CarriedOut,
  type ServerMessage,
  type StandingOrder,
  type TableOptions,
} from '@cosmarium/protocol';
import type { SeatRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredTable } from '../storage/tables.ts';
import type { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';
import { SPECTATOR } from './connection.ts';
import { refused, type Moves, type Refused } from './moves.ts';
import { answerOf, areSound, hasEnded, passesOn, type Answered, type Given } from './orders.ts';
import type { Session } from './session.ts';

/** So much of what was done by order is told. */
const DONE_SHOWN = 30;

/** What it needs to know of its table. */
interface Table {
  readonly code: string;
  readonly stored: StoredTable;
  readonly options: TableOptions;
  readonly playing: Session | null;
  readonly paused: boolean;
  readonly attendance: Attendance;
}

/** Something to do by order. */
type Errand =
  | { do: 'answer'; seat: Seat; decision: Decision; by: Answered }
  /** Nothing to say in a secret window. */
  | { do: 'silence'; seat: Seat }
  /** Orders have ended; these are left. */
  | { do: 'end'; seat: Seat; left: readonly Given[] };

export class Ordering {
  /** By seat: whose they are, and what they say. */
  private given: ReadonlyMap<Seat, { guest: string; orders: readonly Given[] }> = new Map();
  /** Questions that could not be answered so: their owners have to. */
  private readonly refused = new Set<number>();

  constructor(
    private readonly table: Table,
    private readonly moves: Moves,
    private readonly audience: Audience,
    private readonly storage: Storage,
  ) {}

  /** Reads what is stored. */
  async read(): Promise<void> {
    if (!isSlow(this.table.options)) return;
    const rows = await this.storage.orders.of(this.table.code);
    this.given = new Map(
      rows.map(({ seat, guest, orders }) => [seat, { guest, orders: JSON.parse(orders) as Given[] }]),
    );
  }

  /** A seat that was left for good has none any more, and whoever takes it begins without. */
  private ordersOf(seat: Seat): readonly Given[] {
    const given = this.given.get(seat);
    return given === undefined || given.guest !== this.rowOf(seat)?.guest ? [] : given.orders;
  }

  private rowOf(seat: Seat): SeatRow | undefined {
    return this.table.stored.seats.find((one) => one.seat === seat);
  }

  /** Takes orders, instead of those the seat had. */
  async give(seat: Seat, orders: readonly StandingOrder[], now: number): Promise<Refused | null> {
    const { options, stored, playing } = this.table;
    if (seat === SPECTATOR) return refused('not-yours');
    if (playing === null || !isSlow(options)) return refused('not-now');
    if (!areSound(orders, seat, stored.seats.length)) return refused('illegal');
    const { turn } = playing.sights([seat], now)[0].view;
    const before = this.ordersOf(seat);
    // What was given before and stays runs on from when it was given.
    const same = (order: StandingOrder) =>
      before.find((one) => JSON.stringify(one.order) === JSON.stringify(order));
    await this.keep(
      seat,
      orders.map((order) => same(order) ?? { order, turn }),
    );
    return null;
  }

  private async keep(seat: Seat, given: readonly Given[]): Promise<void> {
    const { code, stored } = this.table;
    const { guest } = stored.seats[seat];
    if (guest === null) return;
    await this.storage.orders.put({ table_code: code, seat, guest, orders: JSON.stringify(given) });
    this.given = new Map([...this.given, [seat, { guest, orders: given }]]);
    await this.tell(seat);
  }

  /** Tells everybody of this seat what its orders are, and what was done by them. */
  async tell(seat: Seat): Promise<void> {
    if (this.audience.has(seat)) this.audience.toSeat(seat, JSON.stringify(await this.message(seat)));
  }

  async message(seat: Seat): Promise<ServerMessage> {
    // Whoever had the seat before gave orders of their own.
    const since = this.rowOf(seat)?.taken_at ?? 0;
    const rows = await this.storage.journal.byOrder(this.table.code, seat, since, DONE_SHOWN);
    const orders = this.ordersOf(seat).map(({ order }) => order);
    return { type: 'orders', orders, done: rows.map(({ command, at }) => ({ ...carriedOut(command), at })) };
  }

  /** Nothing from this seat in the window it sees after so many events, though it is not asked. */
  async silence(seat: Seat, seq: number, command: string, now: number): Promise<Refused | null> {
    const { playing, options, paused } = this.table;
    if (seat === SPECTATOR) return refused('not-yours');
    if (playing === null || !isSlow(options) || options.pace !== 'paced') return refused('not-now');
    if (paused) return refused('paused');
    if (playing.heldUntil(now) === null || playing.sights([seat], now)[0].seq !== seq)
      return refused('stale');
    await this.moves.silence(seat, command);
    return null;
  }

  /** A clock ran out. If bots play for those who are gone, one does from now on, until they are back; then true. */
  lapses(seat: Seat): Promise<boolean> {
    const { options, attendance, playing } = this.table;
    const expected = !isSlow(options) || options.away !== 'bot' || attendance.present(seat);
    return playing === null || expected ? Promise.resolve(false) : this.lapse(seat, true);
  }

  /** Somebody has come: nobody plays for them any more. True if somebody did. */
  isBack(seat: Seat): Promise<boolean> {
    return seat === SPECTATOR ? Promise.resolve(false) : this.lapse(seat, false);
  }

  private async lapse(seat: Seat, lapsed: boolean): Promise<boolean> {
    const { code } = this.table;
    const theirs = this.rowOf(seat);
    if (theirs === undefined || theirs.guest === null || theirs.lapsed === Number(lapsed)) return false;
    return this.storage.tables.lapse(code, seat, lapsed);
  }

  /** Whether anything is to be done by order now. */
  hasErrand(now: number): boolean {
    return this.errand(now) !== null;
  }

  private errand(now: number): Errand | null {
    const { playing, paused, stored } = this.table;
    if (playing === null || paused) return null;
    const open = playing.unanswered(now);
    for (const { seat, guest, lapsed } of stored.seats) {
      const given = this.ordersOf(seat);
      if (guest === null || (given.length === 0 && lapsed === 0)) continue;
      const [{ view }] = playing.sights([seat], now);
      const left = given.filter((one) => !hasEnded(one, view));
      if (left.length < given.length) return { do: 'end', seat, left };
      // Who has let a clock run out has nothing to say either, unless asked: then a bot answers.
      if ((lapsed === 1 || passesOn(given, view)) && playing.silence(seat, '', now) !== null)
        return { do: 'silence', seat };
      for (const decision of open.filter((one) => one.seat === seat && !this.refused.has(one.id))) {
        const by = answerOf(given, view, decision);
        if (by !== null) return { do: 'answer', seat, decision, by };
      }
    }
    return null;
  }

  /** Does what is to be done by order, one thing after the other. */
  async carryOut(now: () => number): Promise<void> {
    for (let errand = this.errand(now()); errand !== null; errand = this.errand(now())) {
      const { seat } = errand;
      if (errand.do === 'end') await this.keep(seat, errand.left);
      else if (errand.do === 'silence') await this.moves.silence(seat, 'order:silent');
      else {
        const { decision, by } = errand;
        const command = `order:${by.did}:${this.table.playing!.seen}`;
        const outcome = await this.moves.automatic(decision, by.answer, command);
        if (outcome === 'stopped') return;
        if (outcome === 'refused') this.refused.add(decision.id);
        await this.tell(seat);
      }
    }
  }
}

/** What the command of an answer given by order says. */
function carriedOut(command: string): Omit<CarriedOut, 'at'> {
  const [, did, seq] = command.split(':');
  return { did: did as CarriedOut['did'], seq: Number(seq) };
}
