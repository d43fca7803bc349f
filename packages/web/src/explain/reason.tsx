/** Why a bot gave an answer, thought of again in the worker. */
import { useEffect, useState } from 'react';
import type { Move, Reason } from '@cosmarium/bots';
import { useNames } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { WithReasons } from '../words.tsx';
import { thinkBack, type Told } from './thinker.ts';
import styles from './reason.module.css';

interface ReasonProps extends Omit<Told, 'move'>, Move {}

export default function ReasonOf(props: ReasonProps) {
  return (
    <WithReasons>
      <Remembered {...props} />
    </WithReasons>
  );
}

function Remembered({ journal, answer, seat, kind, bots }: ReasonProps) {
  const names = useNames();
  const [reason, setReason] = useState<Reason | null | 'thinking'>('thinking');
  useEffect(() => {
    let wanted = true;
    void thinkBack({ journal, answer, move: { seat, kind }, bots })
      .catch(() => null)
      .then((now) => wanted && setReason(now));
    return () => {
      wanted = false;
    };
  }, [journal, answer, seat, kind, bots]);
  if (reason === null) return null;
  return (
    <small className={styles.reason} role="status">
      {reason === 'thinking' ? names.t('reason.thinking') : <Prose text={inWords(reason)} />}
    </small>
  );

  function inWords({ told, why }: Reason): string {
    if (!told) return names.t('reason.none');
    const words = why === null ? names.t('bots.why.plain') : names.t(why.key, names.params(why.params));
    return names.t('reason.why', { why: words });
  }
}
