/** Cards to look through, equal ones counted. */
import { cardInfo } from '@cosmarium/engine';
import { useNames } from '../table/context.tsx';
import { Portrait } from '../ui/art.tsx';
import { CardArt } from '../ui/card-art.tsx';
import { Explain } from '../ui/explain.tsx';
import styles from './card-list.module.css';

export function CardList({ cards }: { cards: readonly { kind: string; count: number }[] }) {
  const names = useNames();
  return (
    <ul className={styles.list}>
      {cards.map(({ kind, count }) => {
        const { type, alien } = cardInfo(kind);
        return (
          <li key={kind} className={styles.card} data-type={type}>
            {type === 'flare' ? (
              <Portrait alien={alien} className={styles.art} />
            ) : (
              <CardArt kind={kind} type={type} className={styles.art} />
            )}
            <Explain topic={{ card: kind }}>{names.plainCard(kind)}</Explain>
            {count > 1 ? <span className={styles.count}>{names.t('web.board.times', { count })}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
