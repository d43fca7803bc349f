/** Journals of games that were over long ago, each packed into one text. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Database } from './database.ts';
import type { JournalRow } from './schema.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Nearly as small as can be, in much less time. */
const WELL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Without its table, its place in the journal and the command, which nobody will say again; the time since the row before. */
export type PackedRow = [
  seat: number,
  decision: number,
  asked: string,
  answer: string,
  /** Milliseconds. */
  later: number,
];

export const packRows = (rows: readonly JournalRow[]): PackedRow[] =>
  rows.map(({ seat, decision, asked, answer, at }, i) => [
    seat,
    decision,
    asked,
    answer,
    at - (rows[i - 1]?.at ?? 0),
  ]);

export function unpackRows(table_code: string, packed: readonly PackedRow[]): JournalRow[] {
  let at = 0;
  return packed.map(([seat, decision, asked, answer, later], i) => {
    at += later;
    return { table_code, seq: i + 1, seat, decision, asked, answer, command: '', at };
  });
}

export class PackedStore {
  constructor(private readonly database: Database) {}

  /** Games that have been over since then and are not packed, at most so many. */
  async due(since: number, limit: number): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('tables')
      .select('code')
      .where('status', '=', 'over')
      .where('used_at', '<', since)
      .where('created_at', '<', since)
      .where((is) =>
        is.not(
          is.exists(
            is.selectFrom('packed').select('table_code').whereRef('packed.table_code', '=', 'tables.code'),
          ),
        ),
      )
      .orderBy('used_at')
      .limit(limit)
      .execute();
    return rows.map(({ code }) => code);
  }

  /** From now on this is the journal of that game, and all that is kept of how it was played. */
  async pack(code: string, rows: readonly JournalRow[]): Promise<void> {
    const packed = await compress(JSON.stringify(packRows(rows)), WELL);
    await this.database.db.transaction().execute(async (db) => {
      await db
        .insertInto('packed')
        .values({ table_code: code, rows: packed.toString('base64') })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      for (const part of ['journal', 'snapshots', 'sealed'] as const)
        await db.deleteFrom(part).where('table_code', '=', code).execute();
    });
  }

  /** The whole journal; nothing if it is not packed. */
  async rows(code: string): Promise<JournalRow[]> {
    const found = await this.database.db
      .selectFrom('packed')
      .select('rows')
      .where('table_code', '=', code)
      .executeTakeFirst();
    if (found === undefined) return [];
    const text = await decompress(Buffer.from(found.rows, 'base64'));
    return unpackRows(code, JSON.parse(text.toString()) as PackedRow[]);
  }
}
