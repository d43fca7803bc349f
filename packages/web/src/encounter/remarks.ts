/** What the events of this encounter say that its view does not. */
import type { Seats, SeenEvent } from '@cosmarium/engine';

type Remark = Extract<SeenEvent, { type: 'arithmetic' | 'face' }>;

const isRemark = (event: SeenEvent): event is Remark => event.type === 'arithmetic' || event.type === 'face';

const thisEncounter = (events: readonly SeenEvent[]): readonly SeenEvent[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'encounter') + 1);

/** What changed the way it is counted: the reasons behind numbers that no line of the ledger gives. */
export const remarksIn = (events: readonly SeenEvent[]): Remark[] => thisEncounter(events).filter(isRemark);

/** Who stays out of it. */
export function declinedIn(events: readonly SeenEvent[]): Seats {
  let declined = 0;
  for (const event of thisEncounter(events))
    if (event.type === 'allied' && event.side < 0) declined |= 1 << event.seat;
  return declined;
}
