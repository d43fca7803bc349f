/** Games that are over, each a line of JSON: to keep them elsewhere, or to take them to another server. */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { COLOURS } from '@cosmarium/engine';
import { LEVELS, read } from '@cosmarium/protocol';
import * as v from 'valibot';
import { systemClock } from './clock.ts';
import { BadConfig, readConfig } from './config.ts';
import { journalOf } from './history.ts';
import { packRows, unpackRows } from './storage/packed.ts';
import type { SeatRow, TableRow } from './storage/schema.ts';
import { DatabaseInUse } from './storage/sqlite.ts';
import { openStorage, type Storage } from './storage/storage.ts';

const FORMAT = 'cosmarium-game';
const text = v.string();
const orNull = v.nullable(text);
const whole = v.pipe(v.number(), v.integer());

const GameSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(1),
  table: v.strictObject({
    code: v.pipe(text, v.regex(/^[a-z0-9]+$/)),
    host: text,
    visibility: v.picklist(['public', 'private']),
    options: text,
    seed: text,
    rules: whole,
    setup: text,
    created_at: whole,
    players: whole,
    used_at: whole,
    game_seed: orNull,
    winners: orNull,
    brought: v.optional(whole, 0),
  }),
  seats: v.array(
    v.strictObject({
      seat: whole,
      colour: v.picklist(COLOURS),
      guest: orNull,
      name: orNull,
      level: v.nullable(v.picklist(LEVELS)),
      pledge: orNull,
      chance: orNull,
    }),
  ),
  rows: v.array(v.strictTuple([whole, whole, text, text, whole])),
});
type GameFile = v.InferOutput<typeof GameSchema>;

type Env = Readonly<Record<string, string | undefined>>;

/** What keeps it from being done, in words. */
export class CannotDo extends Error {}

async function withStorage<T>(env: Env, work: (storage: Storage) => Promise<T>): Promise<T> {
  let storage: Storage;
  try {
    const config = readConfig(env);
    storage = await openStorage({ ...config, node: 'files' }, pino({ level: 'silent' }), systemClock);
  } catch (error) {
    if (error instanceof BadConfig || error instanceof DatabaseInUse) throw new CannotDo(error.message);
    throw error;
  }
  try {
    return await work(storage);
  } finally {
    await storage.database.close();
  }
}

/** All games that are over, or the one at this table; returns how many there were. */
export const exportGames = (env: Env, table: string | null, write: (line: string) => void): Promise<number> =>
  withStorage(env, async ({ tables, catalogue, guests, journal }) => {
    const codes = table === null ? await catalogue.finished() : [table];
    let count = 0;
    for (const code of codes) {
      const stored = await tables.find(code);
      if (stored?.row.status !== 'over') continue;
      const { row, seats } = stored;
      const names = await guests.names(seats.flatMap(({ guest }) => (guest === null ? [] : [guest])));
      const { host, visibility, options, seed, rules, setup, created_at, players, used_at } = row;
      const { game_seed, winners, brought } = row;
      const game: v.InferInput<typeof GameSchema> = {
        format: FORMAT,
        version: 1,
        table: {
          code,
          host,
          visibility,
          options,
          seed,
          rules,
          setup: setup!,
          created_at,
          players,
          used_at,
          game_seed,
          winners,
          // Older builds take a game that was not.
          ...(brought === 1 ? { brought } : {}),
        },
        seats: seats.map(({ seat, colour, guest, level, pledge, chance }) => ({
          seat,
          colour,
          guest,
          name: names.get(guest ?? '') ?? null,
          level,
          pledge,
          chance,
        })),
        rows: packRows(await journal.entriesAfter(code, 0)),
      };
      write(JSON.stringify(game));
      count++;
    }
    return count;
  });

/** Returns how many are new here; those that are here already stay as they are. All of them, or none if one is wrong. */
export const importGames = (env: Env, lines: readonly string[]): Promise<number> =>
  withStorage(env, async (storage) => {
    const games: GameFile[] = [];
    for (const [i, line] of lines.entries()) games.push(await checked(line, i + 1));
    let count = 0;
    for (const game of games) if (await take(storage, game)) count++;
    return count;
  });

async function checked(line: string, number: number): Promise<GameFile> {
  const wrong = (why: string) => new CannotDo(`line ${number}: ${why}`);
  let game: GameFile | null;
  try {
    game = read(GameSchema, JSON.parse(line));
  } catch {
    game = null;
  }
  if (game === null) throw wrong('not a game');
  const rows = unpackRows(game.table.code, game.rows);
  const journal = { entriesAfter: () => Promise.resolve(rows), snapshots: () => Promise.resolve([]) };
  try {
    await journalOf(journal, { row: rowOf(game), seats: seatsOf(game) });
  } catch (error) {
    throw wrong((error as Error).message);
  }
  return game;
}

const rowOf = ({ table }: GameFile): TableRow => ({
  ...table,
  status: 'over',
  version: 1,
  paused: 0,
  paused_at: 0,
  resumed_at: 0,
  held_until: 0,
  next: null,
  notice: null,
  opened_from: null,
  kicked: '[]',
  starting_at: 0,
  wake_at: 0,
  asking: '[]',
  handovers: '[]',
});

const seatsOf = ({ table, seats }: GameFile): SeatRow[] =>
  seats.map(({ seat, colour, guest, level, pledge, chance }) => ({
    table_code: table.code,
    seat,
    colour,
    guest,
    level,
    character: null,
    wants_pause: 0,
    wants_draw: 0,
    wants_back: 0,
    wants_bot: -1,
    stand_in: null,
    lapsed: 0,
    taken_at: 0,
    bot_level: null,
    bot_character: null,
    pledge,
    chance,
  }));

async function take({ tables, guests, packed }: Storage, game: GameFile): Promise<boolean> {
  const { code, used_at } = game.table;
  if ((await tables.find(code)) !== null) return false;
  for (const { guest, name } of game.seats) {
    if (guest === null || name === null || (await guests.names([guest])).size > 0) continue;
    // Somebody known by name only: no token leads to them.
    const token_hash = randomBytes(32).toString('hex');
    await guests.add({ id: guest, token_hash, name, created_at: used_at, seen_at: used_at });
  }
  await packed.pack(code, unpackRows(code, game.rows));
  await tables.create(rowOf(game), seatsOf(game));
  return true;
}
