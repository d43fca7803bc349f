/** How long a decision may take. Deadlines hang on what is stored, so a reconnect or another node changes nothing. */
import type { Decision } from '@cosmarium/engine';
import type { TableOptions } from '@cosmarium/protocol';
import type { Session } from './session.ts';

const SECOND = 1000;

function allowed({ clocks }: TableOptions, decision: Decision): number {
  if (decision.kind === 'offer') return clocks.deal;
  return decision.secret ? clocks.response : clocks.decision;
}

/** When the fallback answers for this seat; null if never. `from`: no clock ran before that time. */
export function deadline(
  options: TableOptions,
  session: Session,
  decision: Decision,
  from: number,
): number | null {
  const seconds = allowed(options, decision);
  if (seconds === 0) return null;
  return Math.max(session.openedAt(decision), from) + seconds * SECOND;
}
