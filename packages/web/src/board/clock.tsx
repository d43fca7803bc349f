/** A ring that runs out with somebody's time. The page's own clock drives it, so it moves without being told. */
import { useEffect, useState, type CSSProperties } from 'react';
import type { Seat } from '@cosmarium/engine';
import { isSlow } from '@cosmarium/protocol';
import { useTable, useView } from '../table/context.tsx';
import { inWords } from '../ui/in-words.ts';
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
