/** At a slow table: how long there is still time, and a way not to keep others waiting. */
import { useState } from 'react';
import type { Seat } from '@cosmarium/engine';
import { isSlow } from '@cosmarium/protocol';
import { useNames, useSend, useTable } from '../table/context.tsx';
import { seenSoFar } from '../table/state.ts';
import { inWords } from '../ui/in-words.ts';
import { useNow } from './clock.tsx';
import styles from './slowly.module.css';

const TICK_MS = 15_000;
/** Stands for the seat of a secret window: its time is the same for all. */
const WINDOW = -1;

export const useSlow = (): boolean => useTable(({ info }) => info !== null && isSlow(info.options));

/** Milliseconds; null if no clock runs. */
function useLeft(seat: Seat): number | null {
  const slow = useSlow();
  const due = useTable((state) => state.due[seat]);
  const now = useNow(slow && due !== undefined, TICK_MS);
  return slow && due !== undefined ? Math.max(0, due - now) : null;
}

export function TimeLeft({ seat = WINDOW }: { seat?: Seat }) {
  const names = useNames();
  const left = useLeft(seat);
  if (left === null) return null;
  return (
    <span className={styles.left} role="timer">
      {names.t('web.time.left', { time: inWords(left, names) })}
    </span>
  );
}

/** Whoever is not asked in a secret window may say that nobody need wait for them, and nobody can tell that from a pass. */
export function NothingFromMe() {
  const names = useNames();
  const send = useSend();
  const left = useLeft(WINDOW);
  const seq = useTable(seenSoFar);
  const seated = useTable(({ seat }) => seat >= 0);
  const [saidAt, setSaidAt] = useState<number | null>(null);
  if (left === null || seq === null || !seated || saidAt === seq) return null;
  const say = async () => {
    const reply = await send({ do: 'pass', seq });
    if (reply.ok) setSaidAt(seq);
  };
  return (
    <div className={styles.nothing}>
      <button type="button" className="button primary" onClick={() => void say()}>
        {names.t('web.board.nothing')}
      </button>
      <p>{names.t('web.board.nothing.why', { time: inWords(left, names) })}</p>
    </div>
  );
}
