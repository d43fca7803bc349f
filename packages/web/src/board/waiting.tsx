/** What the table waits for, in words: who and for what, or only that somebody may respond. */
import { useDecision } from '../play/choosing.ts';
import { useNames, useTable, useView } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './header.module.css';

export function Waiting() {
  const names = useNames();
  const view = useView();
  const decision = useDecision();
  const paused = useTable(({ info }) => info?.paused ?? false);
  if (paused) return <p className={styles.waiting}>{names.t('web.board.paused')}</p>;
  if (view.stage === 'over') return null;
  if (decision !== null)
    return <p className={`${styles.waiting} ${styles.you}`}>{names.t('web.board.you')}</p>;
  return (
    <p className={styles.waiting}>
      {view.waiting.map((one) =>
        'seat' in one ? (
          <span key={one.seat}>
            <Prose text={names.t(`web.board.waits.${one.kind}`, { who: names.seat(one.seat) })} />
          </span>
        ) : (
          <span key="responses">{names.t('web.board.responses')}</span>
        ),
      )}
    </p>
  );
}
