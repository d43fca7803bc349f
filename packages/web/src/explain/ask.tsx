/** The button of the question card that asks for advice. All that is behind it is fetched when somebody asks. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { UNNUMBERED, type Decision } from '@cosmarium/engine';
import { isTyping } from '../play/keys.ts';
import { useTable } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import styles from './ask.module.css';

const Panel = lazy(() => import('./advice.tsx'));

const KEY = 'a';

export function AskAdvice({ decision }: { decision: Decision }) {
  const allowed = useTable(({ info }) => info?.options.advice === true);
  // Talk about a deal before anybody is asked is no question of the game.
  return allowed && decision.id !== UNNUMBERED ? <Asking decision={decision} /> : null;
}

function Asking({ decision }: { decision: Decision }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (event.key.toLowerCase() === KEY) setOpen((now) => !now);
      else if (event.key === 'Escape' && open) {
        // The answer in the making stays as it is.
        event.preventDefault();
        setOpen(false);
      }
    };
    document.addEventListener('keydown', pressed, { capture: true });
    return () => document.removeEventListener('keydown', pressed, { capture: true });
  }, [open]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.ask}
        aria-label={t('web.play.advice')}
        title={`${t('web.play.advice')} (${KEY.toUpperCase()})`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M5.600 11.200C4.300 10.300 3.500 8.900 3.500 7.200a4.500 4.500 0 0 1 9 0c0 1.700-.8 3.100-2.100 4v1.500H5.600zM6.200 14.500h3.600" />
        </svg>
      </button>
      {open ? (
        <Suspense>
          <Panel decision={decision} over={button} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
