/** Answers by the player's own rules, before anything is shown. */
import { useEffect } from 'react';
import { useTable } from '../table/context.tsx';
import { useSettings } from '../settings.ts';
import { automatic, ruleFor, stillNeeded } from './autopass.ts';
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
  const { keep, remove } = useChangeRules();
  const answer = useAnswer();
  const asks = {
    idle: useSettings((settings) => settings.askIdle),
    anyTime: useSettings((settings) => settings.askAnyTime),
  };
  const given = live && decision !== null && view !== null ? automatic(decision, view, rules, asks) : null;
  useEffect(() => {
    if (given === null || decision === null || view === null) return;
    const rule = 'options' in decision ? ruleFor(rules, decision.options[given], view) : null;
    if (rule?.do === 'ready') remove(rule);
    void answer(decision, given);
  });
  useEffect(() => {
    if (!live || view === null) return;
    const needed = stillNeeded(rules, view);
    if (needed.length < rules.length) keep(needed);
  });
  return given !== null;
}
