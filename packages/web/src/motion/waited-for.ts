/** Calls somebody back who has looked away: a sound, and a sign in the title of the page. */
import { useEffect } from 'react';
import { useTable } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import { play } from './sound.ts';

/** Whoever has just answered sees the next question anyway. */
const QUIET_AFTER_ANSWER_MS = 2500;

let answeredAt = -Infinity;

export function useWaitedFor(): void {
  const { t } = useWords();
  const asked = useTable(({ view }) => view?.decisions[0]?.id ?? null);
  const sent = useTable((state) => state.sent);
  useEffect(() => {
    if (sent !== null) answeredAt = performance.now();
  }, [sent]);
  useEffect(() => {
    if (asked !== null && (document.hidden || performance.now() - answeredAt > QUIET_AFTER_ANSWER_MS))
      play('ask');
  }, [asked]);
  useEffect(() => {
    if (asked === null) return;
    const title = document.title;
    const say = () => {
      document.title = document.hidden ? t('web.title.waiting', { title }) : title;
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => {
      document.removeEventListener('visibilitychange', say);
      document.title = title;
    };
  }, [asked, t]);
}
