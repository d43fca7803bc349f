/** How near somebody is to winning: a socket for each colony that is needed, a gem for each one there is. */
import type { Seat } from '@cosmarium/engine';
import { useView } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import styles from './sockets.module.css';

export function Sockets({ seat }: { seat: Seat }) {
  const { t } = useWords();
  const { players, rules } = useView();
  const { foreign, colour } = players[seat];
  const needed = Math.max(rules.coloniesToWin, foreign);
  const last = foreign === rules.coloniesToWin - 1;
  return (
    <span
      className={`seat-${colour} ${styles.sockets}`}
      role="img"
      data-sockets={seat}
      aria-label={t('web.board.of-colonies', { count: foreign, needed: rules.coloniesToWin })}
      title={t('web.board.of-colonies', { count: foreign, needed: rules.coloniesToWin })}
    >
      {Array.from({ length: needed }, (_, i) => (
        <svg key={i} viewBox="-8 -9 16 18" aria-hidden="true">
          {i < foreign ? (
            <>
              <path d="M0-8L7-3.5V3.5L0 8L-7 3.5V-3.5Z" className={styles.gem} />
              <path d="M0-8L7-3.5L0 0L-7-3.5Z" fill="#fff" opacity="0.45" />
              <path d="M0 8L7 3.5L0 0Z" opacity="0.25" />
            </>
          ) : (
            <path d="M0-8L7-3.5V3.5L0 8L-7 3.5V-3.5Z" className={last ? styles.last : styles.socket} />
          )}
        </svg>
      ))}
    </span>
  );
}
