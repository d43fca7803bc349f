/** The open decision of this page's seat and the answer in the making, for every part of the table. */
import { useEffect } from 'react';
import type { Answer, Decision, Place, Seat } from '@cosmarium/engine';
import { useTable, useTableAt, type TableAt } from '../table/context.tsx';
import {
  begin,
  cardMark,
  placeMark,
  seatMark,
  touchCard,
  touchPlace,
  touchSeat,
  untouchPlace,
  type Draft,
  type Mark,
} from './draft.ts';

const NO_MARK: Mark = { open: false, chosen: false, ships: null };

/** The decision that is asked now; null while none is, or while an answer is on its way. */
export function useDecision(): Decision | null {
  return useTable(({ view, sent }) => {
    const decision = view?.decisions[0] ?? null;
    return decision !== null && decision.id === sent ? null : decision;
  });
}

export function useDraft(): Draft | null {
  return useTable(({ draft }) => draft);
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

const usePart = (mark: (decision: Decision, draft: Draft) => Mark): Mark => {
  const decision = useDecision();
  const draft = useDraft();
  const draftFor = useTable((state) => state.decision);
  return decision === null || draft === null || draftFor !== decision.id ? NO_MARK : mark(decision, draft);
};

export const usePlaceMark = (place: Place): Mark =>
  usePart((decision, draft) => placeMark(decision, draft, place));
export const useCardMark = (kind: string, zone = '', copy = 0): Mark =>
  usePart((decision, draft) => cardMark(decision, draft, kind, zone, copy));
export const useSeatMark = (seat: Seat): Mark =>
  usePart((decision, draft) => seatMark(decision, draft, seat));

function change({ store }: TableAt, how: (decision: Decision, draft: Draft) => Draft): void {
  const { view, draft, decision } = store.getState();
  const open = view?.decisions[0];
  if (open === undefined || draft === null || open.id !== decision) return;
  store.setState({ draft: how(open, draft) });
}

/** What the parts of the table do when they are touched. */
export function useTouch() {
  const table = useTableAt();
  return {
    place: (place: Place, all = false) => change(table, (d, draft) => touchPlace(d, draft, place, all)),
    lessAt: (place: Place) => change(table, (d, draft) => untouchPlace(d, draft, place)),
    card: (kind: string, zone = '', copy = 0) =>
      change(table, (d, draft) => touchCard(d, draft, kind, zone, copy)),
    seat: (seat: Seat) => change(table, (d, draft) => touchSeat(d, draft, seat)),
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
    store.setState({ sent: decision.id, draft: null, decision: null });
    const reply = await send({ do: 'answer', decision: decision.id, answer });
    if (!reply.ok && store.getState().sent === decision.id)
      store.setState({ sent: null, refused: reply.error });
  };
}
