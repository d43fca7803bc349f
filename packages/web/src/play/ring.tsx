/** How long there is still time: a ring that empties, with what is left in it. */
import { useEffect, useState } from 'react';
import { useTable } from '../table/context.tsx';
import { timeLeft } from '../ui/time-left.ts';
import { useWords } from '../words.tsx';
import styles from './ring.module.css';

const TICK_MS = 250;
const ROUND = 2 * Math.PI * 18;

interface RingProps {
  /** Whose time. */
  seat: number;
  clock: 'decision' | 'response' | 'deal';
}

export function Ring({ seat, clock }: RingProps) {
  const { t, lang } = useWords();
  const due = useTable((state) => state.due[seat]);
  const whole = useTable(({ info }) => (info?.options.clocks[clock] ?? 0) * 1000);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (due === undefined) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [due]);
  if (due === undefined) return null;
  const left = Math.max(0, due - now);
  const seconds = Math.ceil(left / 1000);
  const share = Math.min(1, left / Math.max(whole, left, 1));
  return (
    <span
      className={styles.ring}
      role="timer"
      aria-label={t('web.play.seconds', { count: seconds })}
      data-late={seconds <= 10 || undefined}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="18" className={styles.track} />
        <circle
          cx="22"
          cy="22"
          r="18"
          className={styles.left}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
        />
      </svg>
      <b aria-hidden="true">{timeLeft(seconds, lang)}</b>
    </span>
  );
}
