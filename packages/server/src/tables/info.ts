/** What everybody may know of a table besides the game. */
import { createHash } from 'node:crypto';
import type { Seat } from '@cosmarium/engine';
import type { Notice, SeatInfo, ServerMessage, TableInfo, TableOptions } from '@cosmarium/protocol';
import type { StoredTable } from '../storage/tables.ts';
import type { Attendance } from './attendance.ts';
import { askingAt, handoversAt } from './latecomers.ts';
import { seatedIn, toldApart } from './names.ts';
import { lotsOf, seedOf } from './starting.ts';
import { substituteFor } from './substitutes.ts';

const NOBODY: SeatInfo = {
  colour: null,
  name: null,
  level: null,
  character: null,
  present: false,
  away: false,
  standIn: null,
  longGone: false,
  wantsPause: false,
  wantsDraw: false,
  wantsBack: false,
  wantsBot: -1,
};

/** SHA-256 of the secret: shown from the first message on, so that the secret can be checked against it at the end. */
export const commitmentTo = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What there is to tell of a table. */
export interface Known {
  readonly stored: StoredTable;
  readonly options: TableOptions;
  readonly commitment: string;
  /** As the guests call themselves. */
  readonly names: ReadonlyMap<string, string>;
  readonly attendance: Attendance;
  readonly spectators: number;
  /** Seats that want a draw. */
  readonly drawWanted: ReadonlySet<Seat>;
}

export function infoOf(known: Known): TableInfo {
  const { stored, options, commitment, names, attendance, spectators, drawWanted } = known;
  const { row, seats } = stored;
  const asks = askingAt(row);
  const called = toldApart([
    ...seatedIn(seats, names),
    ...asks.map(({ guest }) => [guest, names.get(guest) ?? ''] as const),
  ]);
  const lots = lotsOf(stored);
  const nameOf = (guest: string) => called.get(guest) ?? names.get(guest) ?? '';
  const asking = asks.map((one) => ({ ...one, name: nameOf(one.guest) }));
  const handovers = handoversAt(row).map(({ seat, guest, did, seq }) => ({
    seat,
    name: nameOf(guest),
    did,
    seq,
  }));
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
        name: one.guest === null ? null : called.get(one.guest)!,
        level: one.level,
        character: one.character,
        present: attendance.present(seat),
        away: attendance.away(seat) || one.lapsed === 1,
        standIn: one.stand_in,
        longGone: options.away === 'wait' && one.stand_in === null && attendance.longGone(seat),
        wantsPause: one.wants_pause === 1,
        wantsDraw: drawWanted.has(seat),
        wantsBack: one.wants_back === 1,
        wantsBot: one.wants_bot,
        ...(row.status === 'running' && one.guest !== null ? { substitute: substituteFor(seats, seat) } : {}),
      };
    }),
    spectators,
    paused: row.paused === 1,
    commitment,
    // A game that was begun elsewhere was shuffled there.
    secret: row.status === 'over' && row.brought === 0 ? lots.secret : null,
    seed: row.status === 'over' && row.brought === 0 ? seedOf(row) : null,
    pledges: lots.pledges,
    chances: lots.chances,
    starting: row.starting_at > 0,
    next: row.next,
    notice: row.notice === null ? null : (JSON.parse(row.notice) as Notice),
    ...(row.brought === 1 ? { brought: true } : {}),
    ...(asking.length === 0 ? {} : { asking }),
    ...(handovers.length === 0 ? {} : { handovers }),
  };
}

/** All of it that can change while what is stored stays the same. */
function signsOf({ stored, names, attendance, spectators }: Known): unknown[] {
  const signs: unknown[] = [spectators];
  for (const { seat, guest } of stored.seats)
    signs.push(
      guest === null ? '' : names.get(guest),
      attendance.present(seat),
      attendance.away(seat),
      attendance.longGone(seat),
    );
  return signs;
}

/** What everybody at a table has been told of it. Most of the time there is nothing new, and finding that out is cheap. */
export class Told {
  private stored: StoredTable | null = null;
  private signs: unknown[] = [];
  private text = '';

  /** The message to send, or null. */
  news(known: Known): string | null {
    const { stored } = known;
    const signs = signsOf(known);
    if (stored === this.stored && signs.every((sign, i) => sign === this.signs[i])) return null;
    const message: ServerMessage = { type: 'table', table: infoOf(known) };
    const text = JSON.stringify(message);
    const isNew = text !== this.text;
    [this.stored, this.signs, this.text] = [stored, signs, text];
    return isNew ? text : null;
  }
}
