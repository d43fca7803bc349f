/** What was proposed in the deal that is talked about. */
import type { Seat, SeenEvent, Terms, Transfer } from '@cosmarium/engine';
import type { TableState } from '../table/state.ts';

/** The last proposal of a seat to another: said over the table, or put before the engine. */
export function lastProposal(
  { proposals, events }: Pick<TableState, 'proposals' | 'events'>,
  seat: Seat,
  to: Seat,
): Terms | null {
  const said = proposals.find((one) => one.seat === seat);
  if (said !== undefined) return said;
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event.type === 'proposed' && event.seat === seat && event.to === to) return event.terms;
    // A deal begins when both cards are known.
    if (event.type === 'outcome' || event.type === 'encounter') return null;
  }
  return null;
}

/** What has been agreed on by twos in the deal that all are to agree to now. */
export function agreedSoFar(events: readonly SeenEvent[]): Transfer[] {
  const since = events.findLastIndex(({ type }) => type === 'outcome' || type === 'encounter') + 1;
  return events.slice(since).flatMap((event) => (event.type === 'agreed' ? event.transfers : []));
}
