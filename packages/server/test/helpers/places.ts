/** Both databases, for what both must keep to, and rows to put into them. */
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { RULES_VERSION } from '@cosmarium/engine';
import { systemClock } from '../../src/clock.ts';
import type { JournalRow, SeatRow, TableRow } from '../../src/storage/schema.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import { Postgres } from './postgres.ts';
import { tempFolder } from './server.ts';

const log = pino({ level: 'silent' });

export interface Place {
  open(node: string): Promise<Storage>;
  remove(): Promise<void>;
}

export const places: Record<string, () => Promise<Place>> = {
  SQLite: async () => {
    const dataFolder = tempFolder();
    const storage = await openStorage({ databaseUrl: null, dataFolder, node: 'only' }, log, systemClock);
    return {
      open: () => Promise.resolve(storage),
      async remove() {
        await storage.database.close();
        rmSync(dataFolder, { recursive: true, force: true });
      },
    };
  },
  PostgreSQL: async () => {
    const postgres = await Postgres.start();
    const databaseUrl = await postgres.database();
    const opened: Storage[] = [];
    return {
      async open(node) {
        const storage = await openStorage({ databaseUrl, dataFolder: '', node }, log, systemClock);
        opened.push(storage);
        return storage;
      },
      async remove() {
        for (const storage of opened) await storage.database.close();
        await postgres.stop();
      },
    };
  },
};

/** A table that was opened by anna. */
export const table = (code: string): TableRow => ({
  code,
  host: 'anna',
  status: 'open',
  visibility: 'public',
  options: '{}',
  seed: 'seed',
  rules: 0,
  setup: null,
  created_at: 1_900_000_000_123,
  version: 1,
  paused: 0,
  paused_at: 0,
  resumed_at: 0,
  held_until: 0,
  next: null,
  notice: null,
  players: 5,
  used_at: 1_900_000_000_123,
  opened_from: null,
  kicked: '[]',
  starting_at: 0,
  game_seed: null,
  winners: null,
  wake_at: 0,
  brought: 0,
  asking: '[]',
  handovers: '[]',
});
export const running = (code: string): TableRow => ({
  ...table(code),
  status: 'running',
  rules: RULES_VERSION,
});
export const seatRow = (
  code: string,
  seat: number,
  guest: string | null,
  colour: SeatRow['colour'],
): SeatRow => ({
  table_code: code,
  seat,
  colour,
  guest,
  level: guest === null ? 'easy' : null,
  character: null,
  wants_pause: 0,
  wants_draw: 0,
  wants_back: 0,
  wants_bot: -1,
  stand_in: null,
  pledge: null,
  chance: null,
  lapsed: 0,
  taken_at: 0,
  bot_level: null,
  bot_character: null,
});
export const entry = (code: string, seq: number, command = `c${seq}`): JournalRow => ({
  table_code: code,
  seq,
  seat: 1,
  decision: seq,
  asked: '1 yes-no key',
  answer: '0',
  command,
  at: 1_900_000_000_000 + seq,
});
export const snapshot = (code: string, seq: number) => ({
  table_code: code,
  seq,
  events: seq * 3,
  hash: `hash${seq}`,
  state: `{"seq":${seq}}`,
  deeds: `[{"at":${seq}}]`,
});
