/** Answers by the keyboard, wherever the focus is, except where keys have a meaning of their own. */
import { useEffect, useRef } from 'react';
import type { Decision } from '@cosmarium/engine';
import { press } from './answering.ts';
import { useTouch } from './choosing.ts';
import type { Draft } from './draft.ts';
import { useGive } from './giving.ts';

const TYPED =
  'textarea, select, [contenteditable=true], input:not([type=range], [type=checkbox], [type=radio])';
const WINDOWS = 'dialog[open], [role="dialog"], [role="menu"]';

export const isTyping = (target: EventTarget | null) => target instanceof Element && target.matches(TYPED);
/** What a browser would do with the key where the focus is. A slider and a link have no use for Space, nor inputs for Enter. */
const OWN_MEANING: { [key: string]: string } = {
  Enter: 'button, a, summary',
  ' ': 'button, summary, [type=checkbox], [type=radio]',
};
const hasOwnMeaning = ({ key, target }: KeyboardEvent) =>
  key in OWN_MEANING && target instanceof Element && target.matches(OWN_MEANING[key]);

/** Where answers are made: what was touched there with the mouse must not be touched again by a key. */
const isOfAnswer = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[data-place], [data-seat], [data-solid=question], [data-solid=hand]') !== null;

export function useKeys(decision: Decision | null, draft: Draft | null): void {
  const touch = useTouch();
  const give = useGive();
  // A control that was clicked keeps the focus, but Enter is then meant for the question; one reached by Tab is meant itself.
  const byKeyboard = useRef(false);
  useEffect(() => {
    const pointed = () => {
      byKeyboard.current = false;
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) byKeyboard.current = true;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector(WINDOWS) !== null) return;
      if (decision === null || draft === null) return;
      const ownMeaning = hasOwnMeaning(event);
      if (ownMeaning && byKeyboard.current) return;
      const act = press(event.key, decision, draft);
      // Nothing to answer yet: the key must not change what was chosen with the mouse either.
      if (act === null && ownMeaning && isOfAnswer(event.target)) event.preventDefault();
      if (act === null) return;
      event.preventDefault();
      if (ownMeaning && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (act === 'anew') touch.reset();
      else if ('give' in act) void give(decision, act.give);
      else touch.draft(() => act.draft);
    };
    document.addEventListener('pointerdown', pointed);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointerdown', pointed);
      document.removeEventListener('keydown', pressed);
    };
  });
}
