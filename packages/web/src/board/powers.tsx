/** The aliens of a player, and whether their powers work. */
import type { Seat } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { Explain } from '../ui/explain.tsx';
import { ZapIcon } from './icons.tsx';
import styles from './powers.module.css';

export function Powers({ seat }: { seat: Seat }) {
  const names = useNames();
  const { sheets } = useView().players[seat];
  if (sheets.length === 0) return <span className="dim">{names.t('web.board.no-alien')}</span>;
  return (
    <span className={styles.powers}>
      {sheets.map(({ alien, active, zapped, lentBy, tokens }) => (
        <span key={alien} className={active && !zapped ? '' : styles.off}>
          <Explain topic={{ alien }}>{names.plainAlien(alien)}</Explain>
          {zapped ? (
            <span className={styles.zapped}>
              <ZapIcon /> {names.t('web.board.zapped')}
            </span>
          ) : active ? null : (
            <span className={styles.lost}>{names.t('web.board.power-lost')}</span>
          )}
          {lentBy < 0 ? null : (
            <span className={styles.lent}>{names.t('web.board.lent', { who: names.plainSeat(lentBy) })}</span>
          )}
          {tokens > 0 ? (
            <span className={styles.tokens}>{names.t('web.board.tokens', { count: tokens })}</span>
          ) : null}
        </span>
      ))}
    </span>
  );
}
