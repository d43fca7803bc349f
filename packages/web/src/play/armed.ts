/** A deal is not accepted by a slip: a new offer can be taken only after a moment in which it can be read. */
import { useEffect } from 'react';
import type { Decision } from '@cosmarium/engine';
import { create } from 'zustand';

const READING_MS = 1500;

/** The offer, in its own words, that may be accepted. */
const useRead = create<{ terms: string }>(() => ({ terms: '' }));

export const termsOf = (decision: Decision | null): string =>
  decision?.kind === 'offer' && decision.standing !== null
    ? JSON.stringify([decision.partner, decision.standing])
    : '';

/** Whether what Enter or a button gives now may be given: everything but an offer that has just come. */
export const isArmed = (decision: Decision): boolean => termsOf(decision) === useRead.getState().terms;

export const useArmed = (decision: Decision): boolean => useRead(({ terms }) => terms === termsOf(decision));

/** Reads what is asked. Used once, by the question. */
export function useReading(decision: Decision | null): void {
  const terms = termsOf(decision);
  useEffect(() => {
    if (terms === '') return useRead.setState({ terms });
    const timer = setTimeout(() => useRead.setState({ terms }), READING_MS);
    return () => clearTimeout(timer);
  }, [terms]);
}
