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
  windowMs: number,
): number | null {
  const seconds = allowed(options, decision);
  if (seconds === 0) return null;
  const opened = Math.max(session.openedAt(decision), from);
  // A paced table shows a question only when the window before it has passed.
  return opened + seconds * SECOND + (options.pace === 'paced' ? windowMs : 0);
}
