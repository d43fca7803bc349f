/** The technologies in front of a player, with the ships that research them. */
import type { Seat } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { Explain } from '../ui/explain.tsx';
import styles from './powers.module.css';

export function Technologies({ seat }: { seat: Seat }) {
  const names = useNames();
  const { technologies } = useView().players[seat];
  return technologies.map(({ card, up, ships, hold }) => (
    <span key={hold}>
      {card === null ? (
        names.t('technology.face-down')
      ) : (
        <Explain topic={{ card }}>{names.plainCard(card)}</Explain>
      )}
      {up ? null : (
        <span className={styles.tokens}>
          {card === null ? null : `${names.t('technology.face-down')}, `}
          {names.t('technology.ships', { count: ships })}
        </span>
      )}
    </span>
  ));
}
