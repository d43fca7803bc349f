/** How somebody who watches comes by the seat of a bot. */
import type { Seat } from '@cosmarium/engine';
import { isWelcome, type TableInfo } from '@cosmarium/protocol';

type WayIn = 'welcome' | 'ask' | 'watch';

/** They take it, ask for it, or only watch. */
export function wayIn({ options, brought }: TableInfo): WayIn {
  if (brought === true || options.latecomers === 'watch') return 'watch';
  return isWelcome(options) ? 'welcome' : 'ask';
}

/** Seats of bots that can be had. */
export const seatsToTake = (info: TableInfo): Seat[] =>
  info.status !== 'running' || wayIn(info) === 'watch'
    ? []
    : info.seats.flatMap(({ level }, seat) => (level === null ? [] : [seat]));
