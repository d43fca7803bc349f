/** Reads new lines to those who listen: a few at a time, and not more often than one can follow. */
import { useEffect, useRef, useState } from 'react';
import { useNames, useTable } from '../table/context.tsx';
import { plain } from '../ui/marks.ts';
import { linesOf } from './lines.ts';
import { textOf } from './text-of.ts';

const EVERY_MS = 2500;
const MOST = 6;

export function Live() {
  const names = useNames();
  const events = useTable((state) => state.events);
  const firstEvent = useTable((state) => state.firstEvent);
  const chat = useTable((state) => state.chat);
  const [text, setText] = useState('');
  // What came before the page did is history.
  const read = useRef({ event: firstEvent + events.length, line: chat.length });
  useEffect(() => {
    const next = { event: firstEvent + events.length, line: chat.length };
    if (next.event === read.current.event && next.line === read.current.line) return;
    const timer = setTimeout(() => {
      const fresh = events.slice(Math.max(0, read.current.event - firstEvent));
      const told = linesOf(fresh, 0, 'everything').flatMap((line) => textOf(line, names) ?? []);
      const said = chat
        .slice(read.current.line)
        .map(({ name, text: words }) => names.t('web.chat.says', { who: name, text: words }));
      read.current = next;
      setText([...told.map(plain), ...said].slice(-MOST).join(' '));
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [events, firstEvent, chat, names]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {text}
    </div>
  );
}
