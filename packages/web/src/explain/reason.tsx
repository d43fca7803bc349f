/** Why a bot gave an answer, found out in the worker. */
import { useEffect, useRef, useState } from 'react';
import type { Seat } from '@cosmarium/engine';
import { useNames } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { WithReasons } from '../words.tsx';
import { thinkBack, type Asked, type Found } from './thinker.ts';
import styles from './reason.module.css';

interface ReasonProps {
  asked: Asked;
  /** Whose it is, where the line does not say so. */
  whose: Seat | null;
}

export default function ReasonOf(props: ReasonProps) {
  return (
    <WithReasons>
      <Remembered {...props} />
    </WithReasons>
  );
}

function Remembered({ asked, whose }: ReasonProps) {
  const names = useNames();
  const [found, setFound] = useState<Found | 'thinking'>('thinking');
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    let wanted = true;
    void thinkBack(asked)
      .catch(() => null)
      .then((now) => wanted && setFound(now));
    return () => {
      wanted = false;
    };
  }, [asked]);
  // Under the last line in sight it would not be seen.
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  if (found === null) return null;
  return (
    <small ref={line} className={styles.reason} role="status">
      {typeof found === 'string' ? names.t(`reason.${found}`) : <Prose text={inWords(found)} />}
    </small>
  );

  function inWords({ why }: Exclude<Found, string | null>): string {
    const words = why === null ? names.t('bots.why.plain') : names.t(why.key, names.params(why.params));
    return whose === null
      ? names.t('reason.why', { why: words })
      : names.t('reason.whose', { player: names.besides(whose), why: words });
  }
}
