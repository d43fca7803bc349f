/** Tables and their seats. Every change raises the table's version and tells other nodes. */
import type { Seat } from '@cosmarium/engine';
import type { Level, Substitute } from '@cosmarium/protocol';
import type { Database, Queries } from './database.ts';
import type { JournalRow, SeatRow, SnapshotRow, TableRow } from './schema.ts';

/** A table with a game that was played elsewhere. */
export interface Brought {
  row: TableRow;
  seats: SeatRow[];
  rows: JournalRow[];
  /** Of the last encounter that has begun. */
  snapshot: SnapshotRow | null;
}

/** A statement has only so many parameters. */
const ROWS_AT_ONCE = 500;

export interface StoredTable {
  row: TableRow;
  seats: SeatRow[];
}

/** What people would like others to agree on. */
export type Wishes = Pick<SeatRow, 'wants_pause' | 'wants_draw' | 'wants_back' | 'wants_bot'>;

const NO_WISHES = { wants_pause: 0, wants_draw: 0, wants_back: 0, wants_bot: -1 } as const;
/** Nobody plays for whoever has the seat, and nobody had it before. */
const NO_BOT = { stand_in: null, lapsed: 0, bot_level: null, bot_character: null } as const;
const RUNNING = { status: 'running' } as const;
const OPEN = { status: 'open' } as const;
/** Rolls back. */
const NOTHING_DONE = new Error('nothing was done');
const NOT_STARTING = { starting_at: 0 } as const;

/** Lists of a table that several may write to at once. */
export type Lists = Pick<TableRow, 'asking' | 'handovers'>;
/** What becomes of them; null: that cannot be. */
export type Relist = (lists: Lists) => Partial<Lists> | null;

/** Changes a seat; `whose`: if it is this guest's, or a bot's (null). */
async function reseat(
  db: Queries,
  code: string,
  seat: Seat,
  change: Partial<SeatRow>,
  whose?: string | null,
): Promise<boolean> {
  let query = db.updateTable('seats').set(change).where('table_code', '=', code).where('seat', '=', seat);
  if (whose === null) query = query.where('guest', 'is', null);
  else if (whose !== undefined) query = query.where('guest', '=', whose);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whoever calls it has locked the table's row. */
async function listAnew(db: Queries, code: string, relist: Relist): Promise<boolean> {
  const lists = await db
    .selectFrom('tables')
    .select(['asking', 'handovers'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const change = relist(lists);
  if (change === null) return false;
  await db
    .updateTable('tables')
    .set({ ...lists, ...change })
    .where('code', '=', code)
    .execute();
  return true;
}

type TableChange = Partial<Omit<TableRow, 'code' | 'version'>>;

export class TableStore {
  constructor(
    private readonly database: Database,
    private readonly node: string,
  ) {}

  async create(row: TableRow, seats: readonly SeatRow[]): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      await db.insertInto('tables').values(row).execute();
      if (seats.length > 0)
        await db
          .insertInto('seats')
          .values([...seats])
          .execute();
    });
  }

  /** Creates the table of a game that was played elsewhere so far, with all that was played. */
  async bring({ row, seats, rows, snapshot }: Brought): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      await db.insertInto('tables').values(row).execute();
      await db.insertInto('seats').values(seats).execute();
      for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
        await db
          .insertInto('journal')
          .values(rows.slice(i, i + ROWS_AT_ONCE))
          .execute();
      if (snapshot !== null) await db.insertInto('snapshots').values(snapshot).execute();
    });
  }

  /** Creates the table of a rematch, once; false if there is one. */
  rematch(of: string, row: TableRow, seats: readonly SeatRow[]): Promise<boolean> {
    return this.database.db.transaction().execute(async (db) => {
      if (!(await this.update(db, of, { next: null }, { next: row.code }))) return false;
      await db.insertInto('tables').values(row).execute();
      await db
        .insertInto('seats')
        .values([...seats])
        .execute();
      return true;
    });
  }

  async find(code: string): Promise<StoredTable | null> {
    const { db } = this.database;
    const row = await db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst();
    if (row === undefined) return null;
    const seats = await db
      .selectFrom('seats')
      .selectAll()
      .where('table_code', '=', code)
      .orderBy('seat')
      .execute();
    return { row, seats };
  }

  /** Changes the table if it is still in this state; false if it is not. */
  change(code: string, expect: Partial<TableRow>, change: TableChange): Promise<boolean> {
    return this.database.db.transaction().execute((db) => this.update(db, code, expect, change));
  }

  private async update(db: Queries, code: string, expect: Partial<TableRow>, change: TableChange) {
    let query = db
      .updateTable('tables')
      .set((is) => ({ ...change, version: is('version', '+', 1) }))
      .where('code', '=', code);
    for (const [column, value] of Object.entries(expect))
      query =
        value === null
          ? query.where(column as keyof TableRow, 'is', null)
          : query.where(column as keyof TableRow, '=', value);
    const { numUpdatedRows } = await query.executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await this.database.tell(db, [`${this.node} ${code}`]);
    return true;
  }

  /**
   * Lets a game go on under other rules: the marker in its journal and the change of the table, both or neither. False if
   * somebody else wrote the journal's next entry, or the table is no longer in this state.
   */
  async restart(marker: JournalRow, expect: Partial<TableRow>, change: TableChange): Promise<boolean> {
    const tooLate = new Error('too late');
    try {
      await this.database.db.transaction().execute(async (db) => {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('journal')
          .values(marker)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        const first = numInsertedOrUpdatedRows === 1n;
        if (!first || !(await this.update(db, marker.table_code, expect, change))) throw tooLate;
      });
      return true;
    } catch (error) {
      if (error === tooLate) return false;
      throw error;
    }
  }

  /**
   * Takes a free seat of an open table, and gives up this one for it; false, and nothing changed, if the seat, the colour or
   * the guest is at the table already.
   */
  takeSeat(row: SeatRow, instead: Seat | null = null): Promise<boolean> {
    return this.during(
      OPEN,
      row.table_code,
      async (db) => {
        const taken = await db
          .selectFrom('seats')
          .select('seat')
          .where('table_code', '=', row.table_code)
          .where('seat', '!=', instead ?? -1)
          .where((is) =>
            is.or([
              is('seat', '=', row.seat),
              is('colour', '=', row.colour),
              ...(row.guest === null ? [] : [is('guest', '=', row.guest)]),
            ]),
          )
          .executeTakeFirst();
        if (taken !== undefined) return false;
        if (instead !== null)
          await db
            .deleteFrom('seats')
            .where('table_code', '=', row.table_code)
            .where('seat', '=', instead)
            .execute();
        await db.insertInto('seats').values(row).execute();
        await this.forgetLots(db, row.table_code);
        return true;
      },
      NOT_STARTING,
    );
  }

  /** Frees a seat of an open table, and changes the table, too. */
  freeSeat(code: string, seat: Seat, change: TableChange = {}): Promise<boolean> {
    return this.during(
      OPEN,
      code,
      async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('seats')
          .where('table_code', '=', code)
          .where('seat', '=', seat)
          .executeTakeFirst();
        await this.forgetLots(db, code);
        return numDeletedRows === 1n;
      },
      { ...change, ...NOT_STARTING },
    );
  }

  /** Changes an open table together with who sits where; false, and nothing changed, if it is not as it was seen. */
  rearrange(
    code: string,
    seen: Partial<TableRow>,
    change: TableChange,
    seats: readonly SeatRow[],
  ): Promise<boolean> {
    return this.during(
      { ...OPEN, ...seen },
      code,
      async (db) => {
        await db.deleteFrom('seats').where('table_code', '=', code).execute();
        if (seats.length > 0)
          await db
            .insertInto('seats')
            .values([...seats])
            .execute();
        return true;
      },
      change,
    );
  }

  /** Nobody may pledge anything who knows what others gave: then all begin anew. */
  private async forgetLots(db: Queries, code: string): Promise<void> {
    await db
      .updateTable('seats')
      .set({ pledge: null, chance: null })
      .where('table_code', '=', code)
      .where((is) =>
        is.exists(
          is
            .selectFrom('seats as given')
            .select('given.seat')
            .where('given.table_code', '=', code)
            .where('given.chance', 'is not', null),
        ),
      )
      .execute();
  }

  /** What this seat will give to the shuffle; false once chances are being shown, or if it has pledged already. */
  pledge(code: string, seat: Seat, pledge: string): Promise<boolean> {
    return this.during({ ...OPEN, ...NOT_STARTING }, code, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set({ pledge })
        .where('table_code', '=', code)
        .where('seat', '=', seat)
        .where('pledge', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    });
  }

  /** What this seat gives; false if it is not what was pledged. */
  giveChance(code: string, seat: Seat, chance: string, pledge: string): Promise<boolean> {
    return this.during(OPEN, code, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set({ chance })
        .where('table_code', '=', code)
        .where('seat', '=', seat)
        .where('pledge', '=', pledge)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    });
  }

  /** This bot has the seat of this guest from now on. */
  handOver(code: string, seat: Seat, guest: string, bot: Substitute, relist: Relist): Promise<boolean> {
    const bots = { guest: null, ...bot, ...NO_BOT, taken_at: 0, ...NO_WISHES };
    return this.during(
      RUNNING,
      code,
      async (db) => (await reseat(db, code, seat, bots, guest)) && listAnew(db, code, relist),
    );
  }

  /** The seat of a bot is this guest's from now on; false, and nothing changed, if it is a bot's no more or they sit elsewhere. */
  handTo(code: string, seat: Seat, guest: string, at: number, relist: Relist): Promise<boolean> {
    return this.during(RUNNING, code, async (db) => {
      const known = await db.selectFrom('guests').select('id').where('id', '=', guest).executeTakeFirst();
      const seats = await db.selectFrom('seats').selectAll().where('table_code', '=', code).execute();
      const bot = seats.find((one) => one.seat === seat && one.guest === null);
      if (known === undefined || bot === undefined || seats.some((one) => one.guest === guest)) return false;
      const before = { ...NO_BOT, bot_level: bot.level, bot_character: bot.character };
      const theirs = { guest, level: null, character: null, ...before, taken_at: at, ...NO_WISHES };
      return (await reseat(db, code, seat, theirs, null)) && listAnew(db, code, relist);
    });
  }

  /** Changes who asks for seats of a running game; false if that makes no difference. */
  relist(code: string, relist: Relist): Promise<boolean> {
    return this.during(RUNNING, code, (db) => listAnew(db, code, relist));
  }

  /** A bot of this level plays whenever the guest is away. */
  standIn(code: string, seat: Seat, level: Level): Promise<boolean> {
    return this.during(RUNNING, code, (db) => reseat(db, code, seat, { stand_in: level }));
  }

  /** Whether the guest has let a clock run out and has not come back since. */
  lapse(code: string, seat: Seat, lapsed: boolean): Promise<boolean> {
    return this.during(RUNNING, code, (db) => reseat(db, code, seat, { lapsed: Number(lapsed) }));
  }

  /** Does it if the table is as expected; if it cannot be done nothing has changed. */
  private async during(
    expect: Partial<TableRow>,
    code: string,
    act: (db: Queries) => Promise<boolean>,
    change: TableChange = {},
  ): Promise<boolean> {
    try {
      return await this.database.db.transaction().execute(async (db) => {
        // First the table's row: of two changes at once one waits for the other here.
        if (!(await this.update(db, code, expect, change))) return false;
        if (!(await act(db))) throw NOTHING_DONE;
        return true;
      });
    } catch (error) {
      if (error === NOTHING_DONE) return false;
      throw error;
    }
  }

  async wish(code: string, seat: Seat, wish: Partial<Wishes>): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      await db
        .updateTable('seats')
        .set(wish)
        .where('table_code', '=', code)
        .where('seat', '=', seat)
        .execute();
      await this.update(db, code, {}, {});
    });
  }

  async seatsOf(codes: readonly string[]): Promise<SeatRow[]> {
    if (codes.length === 0) return [];
    return this.database.db
      .selectFrom('seats')
      .selectAll()
      .where('table_code', 'in', [...codes])
      .orderBy('seat')
      .execute();
  }

  /** Somebody is at these tables. */
  async used(codes: readonly string[], now: number): Promise<void> {
    if (codes.length > 0)
      await this.database.db
        .updateTable('tables')
        .set({ used_at: now })
        .where('code', 'in', [...codes])
        // What was noted before may be written after.
        .where('used_at', '<', now)
        .execute();
  }

  /** When something is to happen at a table, if nobody comes before. That is no change of it. */
  async wakeAt(code: string, at: number): Promise<void> {
    await this.database.db.updateTable('tables').set({ wake_at: at }).where('code', '=', code).execute();
  }
}
