/** A game is paused when everybody wants it who has to agree, until anybody does not. Clocks go on where they stopped. */
import type { SeatRow, TableRow } from '../storage/schema.ts';

/**
 * How the table changes; null if it does not. `ranFrom`: when the clock that began last did so, or will do so: what is kept
 * back has none yet. `held_until`: until when it will be.
 */
export function pausing(
  row: TableRow,
  voters: readonly SeatRow[],
  ranFrom: number,
  held_until: number,
  now: number,
): Partial<TableRow> | null {
  const wanted = voters.every((one) => one.wants_pause === 1);
  if (wanted === (row.paused === 1)) return null;
  if (wanted) return { paused: 1, paused_at: now };
  return { paused: 0, held_until, resumed_at: Math.min(ranFrom, row.paused_at) + (now - row.paused_at) };
}
