/**
 * The start of a game: the players' programs pledge what they give to the shuffle, the host begins, the chances are shown,
 * and the game is on. Whoever gives nothing, or not in time, plays all the same.
 */
import { RULES_VERSION, seedFrom, sha256, type Lots, type Seat, type SetupFault } from '@cosmarium/engine';
import { setupFrom, type Refusal } from '@cosmarium/protocol';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { StoredTable, TableStore } from '../storage/tables.ts';
import { faultOf, optionsOf } from './options.ts';

/** Nobody waits longer for a chance that was pledged, nor at all for somebody who is not there. */
export const PATIENCE_MS = 10_000;

export interface Moment {
  readonly now: number;
  readonly present: (seat: Seat) => boolean;
}

const waits = (seats: readonly SeatRow[], { present }: Moment): boolean =>
  seats.some(({ seat, pledge, chance }) => pledge !== null && chance === null && present(seat));

/** By seat. */
export const lotsOf = ({ row, seats }: StoredTable): Lots => {
  const { players } = optionsOf(row);
  const bySeat = (what: 'pledge' | 'chance') =>
    Array.from({ length: players }, (_, seat) => seats.find((one) => one.seat === seat)?.[what] ?? null);
  return { secret: row.seed, pledges: bySeat('pledge'), chances: bySeat('chance') };
};

/** A game from before there were lots has its secret for a seed. */
export const seedOf = ({ game_seed, seed }: TableRow): string => game_seed ?? seed;

export async function pledge(store: TableStore, mine: SeatRow, pledged: string): Promise<Refusal | null> {
  if (mine.pledge === pledged) return null;
  return (await store.pledge(mine.table_code, mine.seat, pledged)) ? null : 'not-now';
}

/** The last one that was waited for lets the game begin. */
export async function giveChance(
  store: TableStore,
  { row }: StoredTable,
  mine: SeatRow,
  chance: string,
  moment: Moment,
): Promise<Refusal | null> {
  if (row.starting_at === 0) return 'not-now';
  if (!(await store.giveChance(row.code, mine.seat, chance, sha256(chance)))) return 'not-now';
  const stored = await store.find(row.code);
  // Somebody else's may have come at the same time and let it begin.
  if (stored !== null && stored.row.starting_at > 0 && !waits(stored.seats, moment))
    await begin(store, stored, moment.now);
  return null;
}

/** Begins the game, or waits for the chances first. */
export async function start(
  store: TableStore,
  stored: StoredTable,
  moment: Moment,
): Promise<Refusal | SetupFault | null> {
  const { row, seats } = stored;
  const options = optionsOf(row);
  if (seats.length < options.players || seats.every((one) => one.guest === null)) return 'not-now';
  const fault = faultOf(options);
  if (fault !== null) return fault;
  const { now } = moment;
  if (!waits(seats, moment) || (row.starting_at > 0 && now >= row.starting_at + PATIENCE_MS))
    return begin(store, stored, now);
  if (row.starting_at > 0) return null;
  return (await store.change(row.code, unchanged(stored), { starting_at: now })) ? null : 'not-now';
}

const unchanged = ({ row }: StoredTable) => ({ status: 'open', version: row.version }) as const;

async function begin(store: TableStore, stored: StoredTable, now: number): Promise<Refusal | null> {
  const setup = setupFrom(
    optionsOf(stored.row),
    stored.seats.map(({ colour }) => colour),
  );
  const { secret, chances } = lotsOf(stored);
  const change = {
    status: 'running',
    setup: JSON.stringify(setup),
    game_seed: seedFrom(secret, chances),
    rules: RULES_VERSION,
    resumed_at: now,
    starting_at: 0,
  } as const;
  return (await store.change(stored.row.code, unchanged(stored), change)) ? null : 'not-now';
}
