/**
 * People who come to a running game and would like to play: they take the seat of a bot, or ask for it. A seat shows its
 * cards, so nobody has two of them in one game, neither at once nor one after the other.
 */
import type { Seat } from '@cosmarium/engine';
import { isWelcome, type Command, type Handover, type Refusal } from '@cosmarium/protocol';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Lists, Relist, StoredTable, TableStore } from '../storage/tables.ts';
import { kickedFrom, optionsOf } from './options.ts';

/** Everybody at the table is told of all of them. */
const MOST_ASKING = 20;
const MOST_DECLINED = 60;
const MOST_HANDOVERS = 100;

/** How far a game is. */
export interface Played {
  /** Events everybody has seen. */
  seq: number;
  /** Events so far, and encounters that have begun. */
  events: number;
  encounters: number;
}

/** Kept with the table, in the order of time. */
export interface KeptHandover extends Omit<Handover, 'name'>, Played {
  guest: string;
  at: number;
}

/** Somebody who asks for a seat, or was told no. */
export interface KeptAsking {
  guest: string;
  seat: Seat;
  declined: boolean;
}

export const askingAt = ({ asking }: Pick<TableRow, 'asking'>): KeptAsking[] =>
  JSON.parse(asking) as KeptAsking[];
export const handoversAt = ({ handovers }: Pick<TableRow, 'handovers'>): KeptHandover[] =>
  JSON.parse(handovers) as KeptHandover[];

/** Since when the seat is theirs who have it now; null: since the start of the game. */
export function tenureOf({ row, seats }: StoredTable, seat: Seat): KeptHandover | null {
  if ((seats.find((one) => one.seat === seat)?.taken_at ?? 0) === 0) return null;
  return handoversAt(row).findLast((one) => one.seat === seat && one.did === 'took') ?? null;
}

/** Writes down that a seat has passed on. */
export const passedOn =
  (what: Pick<KeptHandover, 'seat' | 'guest' | 'did' | 'at'>, played: Played | null): Relist =>
  (lists) =>
    played === null ? {} : { handovers: JSON.stringify([...handoversAt(lists), { ...what, ...played }]) };

interface Here {
  readonly now: number;
  readonly present: (seat: Seat) => boolean;
  readonly played: Played | null;
}

export async function take(
  store: TableStore,
  stored: StoredTable,
  guest: string,
  { seat, want }: Extract<Command, { do: 'take' }>,
  here: Here,
): Promise<Refusal | null> {
  if (!want) return withdraw(store, stored.row.code, guest);
  const { row, seats } = stored;
  if (seats.some((one) => one.seat === seat && one.guest === guest)) return null;
  const refusal = whyNot(stored, guest, seat);
  if (refusal !== null) return refusal;
  if (isWelcome(optionsOf(row))) return seatThem(store, row, guest, seat, here);
  if (askingAt(row).some((one) => one.guest === guest && one.declined)) return 'declined';
  const asked = await store.relist(row.code, (lists) => {
    const others = askingAt(lists).filter((one) => one.guest !== guest);
    // Those who were told no keep nobody else from asking.
    const declined = others.filter((one) => one.declined).length;
    if (others.length - declined >= MOST_ASKING || declined >= MOST_DECLINED) return null;
    return { asking: JSON.stringify([...others, { guest, seat, declined: false }]) };
  });
  return asked ? null : 'too-many';
}

export async function admit(
  store: TableStore,
  stored: StoredTable,
  host: string,
  { guest, allow }: Extract<Command, { do: 'admit' }>,
  here: Here,
): Promise<Refusal | null> {
  const { row, seats } = stored;
  if (!mayAdmit(stored, host, here)) return 'not-yours';
  const asked = askingAt(row).find((one) => one.guest === guest && !one.declined);
  // Said twice, it is done once; whoever has thought better of it gets no seat.
  if (asked === undefined) return allow && seats.every((one) => one.guest !== guest) ? 'stale' : null;
  if (!allow) {
    await store.relist(row.code, (lists) => ({
      asking: JSON.stringify(
        askingAt(lists).map((one) => (one.guest === guest ? { ...one, declined: true } : one)),
      ),
    }));
    return null;
  }
  return whyNot(stored, guest, asked.seat) ?? seatThem(store, row, guest, asked.seat, here);
}

/** The host; if the host is not there, whoever sits at the table. */
function mayAdmit({ row, seats }: StoredTable, guest: string, { present }: Here): boolean {
  if (row.host === guest) return true;
  const host = seats.find((one) => one.guest === row.host);
  return seats.some((one) => one.guest === guest) && (host === undefined || !present(host.seat));
}

/** Nobody waits for an answer any more who has gone. */
export async function withdraw(store: TableStore, code: string, guest: string): Promise<null> {
  const stays = (one: KeptAsking) => one.guest !== guest || one.declined;
  await store.relist(code, (lists) => {
    const all = askingAt(lists);
    return all.every(stays) ? null : { asking: JSON.stringify(all.filter(stays)) };
  });
  return null;
}

/** Why this guest may not have this seat, whoever would allow it. */
function whyNot({ row, seats }: StoredTable, guest: string, seat: Seat): Refusal | null {
  const handovers = handoversAt(row);
  // Whoever has brought a game may know all of its cards: it is nobody else's.
  const closed = row.brought === 1 || optionsOf(row).latecomers === 'watch';
  if (row.status !== 'running' || closed || handovers.length >= MOST_HANDOVERS) return 'not-now';
  if (kickedFrom(row).includes(guest)) return 'kicked';
  if (seats.some((one) => one.guest === guest)) return 'seated';
  if (handovers.some((one) => one.guest === guest && one.seat !== seat)) return 'has-seen';
  return isBots(seats.find((one) => one.seat === seat)) ? null : 'taken';
}

const isBots = (seat: SeatRow | undefined): boolean => seat !== undefined && seat.guest === null;

async function seatThem(
  store: TableStore,
  { code }: TableRow,
  guest: string,
  seat: Seat,
  { now, played }: Here,
): Promise<Refusal | null> {
  const took = passedOn({ seat, guest, did: 'took', at: now }, played);
  const told: Relist = (lists: Lists) => {
    // The others have to choose another seat.
    const asking = askingAt(lists).filter(
      (one) => one.declined || (one.guest !== guest && one.seat !== seat),
    );
    return { ...took(lists), asking: JSON.stringify(asking) };
  };
  return (await store.handTo(code, seat, guest, now, told)) ? null : 'taken';
}
