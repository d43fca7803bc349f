/** Who stays out of the encounter: the events say it, the view does not. */
import type { Seats, SeenEvent } from '@cosmarium/engine';

export function declinedIn(events: readonly SeenEvent[]): Seats {
  let declined = 0;
  for (const event of events.slice(events.findLastIndex(({ type }) => type === 'encounter') + 1))
    if (event.type === 'allied' && event.side < 0) declined |= 1 << event.seat;
  return declined;
}
