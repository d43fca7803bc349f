/** What changed the way this encounter is counted: the reasons behind numbers that no line of the ledger gives. */
import type { SeenEvent } from '@cosmarium/engine';

type Remark = Extract<SeenEvent, { type: 'arithmetic' | 'face' }>;

const isRemark = (event: SeenEvent): event is Remark => event.type === 'arithmetic' || event.type === 'face';

export function remarksIn(events: readonly SeenEvent[]): Remark[] {
  const start = events.findLastIndex(({ type }) => type === 'encounter');
  return events.slice(start + 1).filter(isRemark);
}
