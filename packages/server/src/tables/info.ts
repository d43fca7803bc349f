/** What everybody may know of a table besides the game. */
import { createHash } from 'node:crypto';
import type { Notice, SeatInfo, TableInfo, TableOptions } from '@cosmarium/protocol';
import type { StoredTable } from '../storage/tables.ts';
import type { Attendance } from './attendance.ts';

const NOBODY: SeatInfo = {
  colour: null,
  name: null,
  level: null,
  present: false,
  away: false,
  wantsPause: false,
};

/** SHA-256 of the seed: shown from the first message on, so that the seed can be checked against it at the end. */
export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export function infoOf(
  { row, seats }: StoredTable,
  options: TableOptions,
  names: ReadonlyMap<string, string>,
  attendance: Attendance,
  spectators: number,
): TableInfo {
  return {
    code: row.code,
    status: row.status,
    options,
    host: seats.find((one) => one.guest === row.host)?.seat ?? -1,
    seats: Array.from({ length: options.players }, (_, seat) => {
      const one = seats.find((other) => other.seat === seat);
      if (one === undefined) return NOBODY;
      return {
        colour: one.colour,
        name: one.guest === null ? null : (names.get(one.guest) ?? ''),
        level: one.level,
        present: attendance.present(seat),
        away: attendance.away(seat),
        wantsPause: one.wants_pause === 1,
      };
    }),
    spectators,
    paused: row.paused === 1,
    commitment: commitmentTo(row.seed),
    seed: row.status === 'over' ? row.seed : null,
    next: row.next,
    notice: row.notice === null ? null : (JSON.parse(row.notice) as Notice),
  };
}
