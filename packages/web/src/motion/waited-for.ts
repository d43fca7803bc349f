/** Calls somebody back who has looked away: a sound, a sign in the title and on the icon of the page, and a notification if wanted. */
import { useEffect } from 'react';
import markedIcon from '../art/table/favicon-waiting.svg?raw';
import { mayNotify, useSettings } from '../settings.ts';
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
    let note: Notification | null = null;
    const say = () => {
      document.title = document.hidden ? t('web.title.waiting', { title }) : title;
      markIcon(document.hidden);
      if (document.hidden) note ??= notify(t('web.title.your-turn'), t('web.notice.text'));
      else note?.close();
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => {
      document.removeEventListener('visibilitychange', say);
      document.title = title;
      markIcon(false);
      note?.close();
    };
  }, [asked, t]);
}

/** A bright dot on the icon of the page. */
function markIcon(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  plainIcon ??= icon.href;
  const href = on ? MARKED_ICON : plainIcon;
  if (icon.href !== href) icon.href = href;
}
let plainIcon: string | null = null;
const MARKED_ICON = `data:image/svg+xml,${encodeURIComponent(markedIcon)}`;

/** Only for those who asked for it, and only if the browser agrees; it tells nothing of the game. */
function notify(title: string, body: string): Notification | null {
  if (!useSettings.getState().notify || !mayNotify()) return null;
  try {
    const note = new Notification(title, { body, tag: 'cosmarium' });
    note.addEventListener('click', () => window.focus());
    return note;
  } catch {
    // Phones allow them to service workers only.
    return null;
  }
}
