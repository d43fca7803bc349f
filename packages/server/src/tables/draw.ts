/** WIN-4: a draw that everybody at the table agrees on. */
import { agreesToDraw } from '@cosmarium/bots';
import type { Seat, View } from '@cosmarium/engine';
import type { SeatRow } from '../storage/schema.ts';
import type { Attendance } from './attendance.ts';

/** Whether a person of this seat has to be asked: for whoever is gone for long their bot speaks. */
const speaks = ({ seat, guest }: SeatRow, attendance: Attendance): boolean =>
  guest !== null && !attendance.away(seat);

/** The seats that want a draw: people who said so, and bots that would not mind once somebody did. */
export function drawWanted(
  seats: readonly SeatRow[],
  attendance: Attendance,
  /** The game as everybody may see it. */
  look: () => Pick<View, 'players'>,
): ReadonlySet<Seat> {
  const asking = seats.filter((one) => speaks(one, attendance) && one.wants_draw === 1);
  if (asking.length === 0) return new Set();
  const view = look();
  const heirs = seats.filter((one) => !speaks(one, attendance) && agreesToDraw(view, one.seat));
  return new Set([...asking, ...heirs].map(({ seat }) => seat));
}
