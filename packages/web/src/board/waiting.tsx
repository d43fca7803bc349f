/** What the table waits for, in words: who and for what, or only that somebody may respond. */
import { useDecision } from '../play/choosing.ts';
import { useNames, useTable, useView } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './header.module.css';
import { TimeLeft } from './slowly.tsx';

export function Waiting() {
  const names = useNames();
  const decision = useDecision();
  const paused = useTable(({ info }) => info?.paused ?? false);
  if (decision !== null && !paused)
    return (
      <p className={`${styles.waiting} ${styles.you}`}>
        {names.t('web.board.you')} <TimeLeft seat={decision.seat} />
      </p>
    );
  return (
    <p className={styles.waiting}>
      <WaitedFor />
    </p>
  );
}

/** Somebody else, or something else. */
export function WaitedFor() {
  const names = useNames();
  const view = useView();
  const paused = useTable(({ info }) => info?.paused ?? false);
  if (paused) return names.t('web.board.paused');
  if (view.stage === 'over') return null;
  return view.waiting.map((one) =>
    'seat' in one ? (
      <span key={one.seat}>
        <Prose text={names.t(`web.board.waits.${one.kind}`, { who: names.seat(one.seat) })} />{' '}
        <TimeLeft seat={one.seat} />
      </span>
    ) : (
      <span key="responses">
        {names.t('web.board.responses')} <TimeLeft />
      </span>
    ),
  );
}
