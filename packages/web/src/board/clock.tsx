/** A ring that runs out with somebody's time. The page's own clock drives it, so it moves without being told. */
import { useEffect, useState, type CSSProperties } from 'react';
import type { Seat } from '@cosmarium/engine';
import { isSlow } from '@cosmarium/protocol';
import { useTable, useView } from '../table/context.tsx';
import { inWords } from '../ui/in-words.ts';
import { timeLeft } from '../ui/time-left.ts';
import { useWords } from '../words.tsx';
import { clockOf } from './facts.ts';
import styles from './clock.module.css';

export function Clock({ seat }: { seat: Seat }) {
  const words = useWords();
  const { t } = words;
  const view = useView();
  const due = useTable((state) => state.due[seat]);
  const clocks = useTable(({ info }) => info?.options.clocks);
  const paused = useTable(({ info }) => info?.paused ?? false);
  const now = useNow(due !== undefined && !paused);
  if (due === undefined || clocks === undefined || paused) return null;
  const left = Math.max(0, due - now) / 1000;
  const whole = Math.max(left, clockOf(view, seat, clocks));
  return (
    <span
      className={`${styles.clock} ${left < 10 ? styles.soon : ''}`}
      style={{ '--left': whole === 0 ? 0 : left / whole } as CSSProperties}
      role="timer"
      aria-label={
        isSlow({ clocks })
          ? t('web.time.left', { time: inWords(left * 1000, words) })
          : t('web.board.seconds', { count: Math.ceil(left) })
      }
    >
      <span className={styles.seconds}>{Math.ceil(left)}</span>
    </span>
  );
}

/** The same in figures, for somebody else who is waited for; bots are not waited for by the clock. */
export function Seconds({ seat }: { seat: Seat }) {
  const { t, lang } = useWords();
  const due = useTable((state) => state.due[seat]);
  const person = useTable(({ info }) => info?.seats[seat]?.level === null && !isSlow(info.options));
  const now = useNow(due !== undefined && person, SECOND_MS);
  if (due === undefined || !person) return null;
  const left = Math.ceil(Math.max(0, due - now) / SECOND_MS);
  return (
    <span className={styles.figures} role="timer" aria-label={t('web.board.seconds', { count: left })}>
      {timeLeft(left, lang)}
    </span>
  );
}

const SECOND_MS = 1000;
const TICK_MS = 250;

export function useNow(runs: boolean, everyMs = TICK_MS): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [runs, everyMs]);
  return now;
}
