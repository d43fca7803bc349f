/** What a notification says. It may be read over a shoulder, or by whoever runs the line: the table, and how much time is left. */
import type { Lang } from '@cosmarium/protocol';
import { NOTICES } from '@cosmarium/text/notices';
import { NO_END } from '../tables/waiting.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** Something to tell somebody. */
export type Notice = { about: 'waits' | 'soon'; table: string; due: number } | { about: 'try' };

export interface Message {
  title: string;
  body: string;
  /** Where it leads. */
  path: string;
  /** A later one about the same replaces it. */
  tag: string;
}

/** In groups of three, as it is read out. */
const spelt = (code: string): string => (code.match(/.{1,3}/g) ?? []).join(' ');

function timeLeft(lang: Lang, ms: number): string {
  const { t } = NOTICES[lang];
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours === 0) return t('notice.minutes', { count: minutes });
  if (hours < 2 * DAY_HOURS) return t('notice.hours', { count: hours });
  return t('notice.days', { count: Math.floor(hours / DAY_HOURS) });
}

export function messageOf(notice: Notice, lang: Lang, now: number): Message {
  const { t } = NOTICES[lang];
  if (notice.about === 'try')
    return { title: t('notice.try'), body: t('notice.try.body'), path: '/settings', tag: 'try' };
  const { about, table, due } = notice;
  return {
    title: t(`notice.${about}`, { table: spelt(table) }),
    body: due === NO_END ? t('notice.open') : timeLeft(lang, due - now),
    path: `/t/${table}`,
    tag: table,
  };
}
