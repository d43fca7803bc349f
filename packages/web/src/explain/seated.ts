/** Which bot is asked for its reasons. */
import type { SeatedBot } from '@cosmarium/bots';
import type { Seat } from '@cosmarium/engine';
import type { SeatInfo, TableInfo } from '@cosmarium/protocol';

/** The bot in a seat; null if a person sits there, also while a bot plays for them. */
export const botIn = ({ level, character }: SeatInfo): SeatedBot | null =>
  level === null ? null : { level, character };

/** The bot that has had the seat ever since that event; null if nobody can tell who made a move there. */
export const botSince = (
  { seats, handovers = [] }: TableInfo,
  seat: Seat,
  number: number,
): SeatedBot | null =>
  handovers.some((one) => one.seat === seat && one.seq > number) ? null : botIn(seats[seat]);
