/** Answers by the player's own rules, before anything is shown. */
import { useEffect } from 'react';
import { useSettings } from '../settings.ts';
import { useTable } from '../table/context.tsx';
import { automatic, stillNeeded } from './autopass.ts';
import { useChangeRules, useRules } from './autopass-store.ts';
import { useAnswer, useDecision } from './choosing.ts';

/** Whether the open question is answered by itself. Used once, where questions are shown. */
export function useAutomatic(): boolean {
  const decision = useDecision();
  const view = useTable((state) => state.view);
  // Not while a game is played again, and not for somebody who watches; nor once more what was not taken.
  const live = useTable(
    ({ info, seat, refused }) => info?.status === 'running' && seat >= 0 && refused === null,
  );
  const rules = useRules();
  const { keep } = useChangeRules();
  const answer = useAnswer();
  const askIdle = useSettings((settings) => settings.askIdle);
  const given = live && decision !== null && view !== null ? automatic(decision, view, rules, askIdle) : null;
  useEffect(() => {
    if (given !== null && decision !== null) void answer(decision, given);
  });
  useEffect(() => {
    if (!live || view === null) return;
    const needed = stillNeeded(rules, view);
    if (needed.length < rules.length) keep(needed);
  });
  return given !== null;
}
