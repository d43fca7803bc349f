/** A row of stages, of which one is the present. */
import type { Seat } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { Explain } from '../ui/explain.tsx';
import styles from './powers.module.css';

export function Stages({ seat }: { seat: Seat }) {
  const names = useNames();
  const row = useView().players[seat].sheets.filter(({ stage }) => stage !== 'none');
  if (row.length === 0) return null;
  return (
    <ol className={styles.stages} aria-label={names.t('web.board.stages')}>
      {row.map(({ alien, stage }) => (
        <li key={alien} aria-current={stage === 'present' ? 'step' : undefined}>
          <Explain topic={{ alien }}>{names.plainAlien(alien)}</Explain>
        </li>
      ))}
    </ol>
  );
}
