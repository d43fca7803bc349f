/** What is asked of this page's seat now. */
import type { Decision } from '@cosmarium/engine';
import type { Doing } from '../table/context.tsx';
import type { TableState } from '../table/state.ts';
import { openDecision } from './negotiating.ts';

/**
 * The decision that is open; null while none is, or while an answer to it is on its way. An answer that was taken hides
 * its question until the next whole view: what stands in that one is asked, though it was answered once (an encounter
 * that is played again under corrected rules).
 */
export function askedNow({ view, proposals, sent, views }: TableState & Doing): Decision | null {
  const decision = openDecision(view, proposals);
  const hidden =
    sent !== null && sent.decision === decision?.id && (sent.taken === null || sent.taken === views);
  return hidden ? null : decision;
}
