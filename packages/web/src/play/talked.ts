/** What was proposed in the deal that is talked about. */
import type { Seat, Terms } from '@cosmarium/engine';
import { useTable } from '../table/context.tsx';
import type { TableState } from '../table/state.ts';

/** The last proposal of a seat: said over the table, or put before the engine. */
export function lastProposal({ proposals, events }: TableState, seat: Seat): Terms | null {
  const said = proposals.find((one) => one.seat === seat);
  if (said !== undefined) return said;
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event.type === 'proposed' && event.seat === seat) return event.terms;
    // A deal begins when both cards are known.
    if (event.type === 'outcome' || event.type === 'encounter') return null;
  }
  return null;
}

export const useOwnProposal = (): Terms | null => useTable((state) => lastProposal(state, state.seat));
