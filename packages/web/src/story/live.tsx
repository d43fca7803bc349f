/** Reads new lines to those who listen: a few at a time, and not more often than one can follow. */
import { useEffect, useState } from 'react';
import { useNames, useTableAt } from '../table/context.tsx';
import { plain } from '../ui/marks.ts';
import { isMuted } from './muted.ts';
import { linesOf } from './lines.ts';
import { useTold } from './spoken.ts';
import { textOf } from './text-of.ts';

const EVERY_MS = 2500;
const MOST = 6;

export function Live() {
  const names = useNames();
  const told = useTold();
  const { store } = useTableAt();
  const [text, setText] = useState('');
  useEffect(() => {
    const known = () => {
      const { firstEvent, events, chat } = store.getState();
      return { event: firstEvent + events.length, said: chat.at(-1)?.at ?? 0 };
    };
    // What came before the page did is history.
    let read = known();
    const readOut = () => {
      const { events, firstEvent, chat } = store.getState();
      const fresh = events.slice(Math.max(0, read.event - firstEvent));
      const happened = linesOf(fresh, 0, 'everything').flatMap((line) => textOf(line, names) ?? []);
      const said = chat
        .filter((line) => line.at > read.said && !isMuted(line))
        .map((line) => names.t('web.chat.says', { ...told(line) }));
      read = known();
      const all = [...happened.map(plain), ...said];
      if (all.length > 0) setText(all.slice(-MOST).join(' '));
    };
    const timer = setInterval(readOut, EVERY_MS);
    return () => clearInterval(timer);
  }, [store, names, told]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {text}
    </div>
  );
}
