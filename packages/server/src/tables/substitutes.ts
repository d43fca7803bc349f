/** Bots in the place of people: while somebody is away, and after they have left for good. */
import type { Seat } from '@cosmarium/engine';
import { LEVELS, type Level, type Substitute } from '@cosmarium/protocol';
import type { SeatRow } from '../storage/schema.ts';

const USUAL: Level = 'normal';

/** The bot from which the seat was taken; elsewhere one that plays as well as the other bots of this table. */
export function substituteFor(seats: readonly SeatRow[], seat: Seat): Substitute {
  const { stand_in, bot_level, bot_character } = seats.find((one) => one.seat === seat)!;
  return { level: stand_in ?? bot_level ?? usualLevel(seats), character: bot_character };
}

/** As most of the bots play that are here, or were until somebody took their seats; of several levels the easiest. */
function usualLevel(seats: readonly SeatRow[]): Level {
  const levels = seats.flatMap(({ level, bot_level }) => level ?? bot_level ?? []);
  const count = (level: Level) => levels.filter((one) => one === level).length;
  const [most] = LEVELS.toSorted((a, b) => count(b) - count(a));
  return count(most) === 0 ? USUAL : most;
}
