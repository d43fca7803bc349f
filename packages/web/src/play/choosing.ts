/** The open decision of this page's seat and the answer in the making, for every part of the table. */
import { useEffect } from 'react';
import type { Answer, Decision, Place, Seat } from '@cosmarium/engine';
import { useTable, useTableAt, type TableAt } from '../table/context.tsx';
import {
  begin,
  lessIn,
  moreIn,
  placeMark,
  seatMark,
  touchOption,
  touchPlace,
  touchSeat,
  untouchPlace,
  type Draft,
  type Mark,
} from './draft.ts';
import { asksForHand, cardMark, NO_STACK, touchCard, type StackMark } from './draft-cards.ts';
import { askedNow } from './asked.ts';
import { openDecision } from './negotiating.ts';

const NO_MARK: Mark = { open: false, chosen: false, ships: null };

/** The decision that is asked now; null while none is, or while an answer is on its way. */
export const useDecision = (): Decision | null => useTable(askedNow);

/** The answer in the making for that decision. */
export function useDraft(): Draft | null {
  const decision = useDecision();
  return useTable((state) => (decision !== null && state.decision === decision.id ? state.draft : null));
}

/** Begins a new draft whenever something new is asked. Used once, by the table. */
export function useFreshDraft(): void {
  const { store } = useTableAt();
  const decision = useDecision();
  useEffect(() => {
    const { view, decision: known } = store.getState();
    if (decision === null || view === null) store.setState({ draft: null, decision: null });
    else if (decision.id !== known) store.setState({ draft: begin(decision, view), decision: decision.id });
  }, [store, decision]);
}

function usePart<M>(nothing: M, mark: (decision: Decision, draft: Draft) => M): M {
  const decision = useDecision();
  const draft = useDraft();
  return decision === null || draft === null ? nothing : mark(decision, draft);
}

export const usePlaceMark = (place: Place): Mark =>
  usePart(NO_MARK, (decision, draft) => placeMark(decision, draft, place));
export const useSeatMark = (seat: Seat): Mark =>
  usePart(NO_MARK, (decision, draft) => seatMark(decision, draft, seat));

/** Whether the cards before the player are what is asked for: then those that do not matter are dimmed. */
export function useHandAsked(): boolean {
  const view = useTable((state) => state.view);
  return usePart(false, (decision) => view !== null && asksForHand(decision, view));
}

/** A stack of equal cards in a zone one may play from; '' is the hand. */
export function useCardMark(kind: string, zone = ''): StackMark {
  const asked = useHandAsked();
  return usePart(NO_STACK, (decision, draft) =>
    asked || decision.kind === 'offer' ? cardMark(decision, draft, kind, zone) : NO_STACK,
  );
}

function change({ store }: TableAt, how: (decision: Decision, draft: Draft) => Draft): void {
  const { view, proposals, draft, decision } = store.getState();
  const open = openDecision(view, proposals);
  if (open === null || draft === null || open.id !== decision) return;
  store.setState({ draft: how(open, draft), held: null, refused: null });
}

/** What the parts of the table do when they are touched. */
export function useTouch() {
  const table = useTableAt();
  return {
    place: (place: Place, all = false) => change(table, (d, draft) => touchPlace(d, draft, place, all)),
    moreIn: (slot: number) => change(table, (d, draft) => moreIn(d, draft, slot)),
    lessIn: (slot: number) => change(table, (_, draft) => lessIn(draft, slot)),
    lessAt: (place: Place) => change(table, (d, draft) => untouchPlace(d, draft, place)),
    card: (kind: string, zone = '') => change(table, (d, draft) => touchCard(d, draft, kind, zone)),
    seat: (seat: Seat) => change(table, (d, draft) => touchSeat(d, draft, seat)),
    option: (option: number) => change(table, (d, draft) => touchOption(d, draft, option)),
    draft: (how: (decision: Decision, draft: Draft) => Draft) => change(table, how),
    /** Begins the answer anew. */
    reset: () => {
      const { view } = table.store.getState();
      if (view !== null) change(table, (decision) => begin(decision, view));
    },
  };
}

/** Gives the answer. The question goes at once and comes back if the server does not take the answer. */
export function useAnswer(): (decision: Decision, answer: Answer) => Promise<void> {
  const { store, send } = useTableAt();
  return async (decision, answer) => {
    store.setState({
      sent: { decision: decision.id, taken: null },
      held: null,
      draft: null,
      decision: null,
      refused: null,
    });
    const reply = await send({ do: 'answer', decision: decision.id, answer });
    const { sent, views } = store.getState();
    if (sent?.decision !== decision.id) return;
    if (reply.ok) store.setState({ sent: { ...sent, taken: views } });
    else store.setState({ sent: null, refused: reply.error });
  };
}
