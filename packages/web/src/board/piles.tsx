/** The decks and what has been discarded. */
import { cardInfo } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { CardArt } from '../ui/art.tsx';
import { DestinyCard } from './destiny-card.tsx';
import { open } from './opened.ts';
import styles from './piles.module.css';

export function Piles() {
  const names = useNames();
  const { deckCount, discard, destinyCount, encounter, destinyDiscard } = useView();
  const top = discard.at(-1);
  const destiny = encounter?.destiny ?? '';
  return (
    <div className={styles.piles}>
      <div className={styles.pile} data-pile="deck">
        <span className={styles.card}>
          <CardArt kind="back" type="back" className={styles.back} />
        </span>
        <span className={styles.label}>{names.t('web.board.deck', { count: deckCount })}</span>
      </div>
      <button
        type="button"
        className={styles.pile}
        data-pile="discard"
        onClick={() => open({ is: 'discard' })}
      >
        <span className={`${styles.card} ${top === undefined ? styles.empty : styles.face}`}>
          {top === undefined ? null : (
            <>
              <CardArt kind={top} type={cardInfo(top).type} className={styles.art} />
              <span className={styles.name}>{names.plainCard(top)}</span>
            </>
          )}
        </span>
        <span className={styles.label}>{names.t('web.board.discarded', { count: discard.length })}</span>
      </button>
      <button
        type="button"
        className={styles.pile}
        data-pile="destiny"
        onClick={() => open({ is: 'destiny' })}
      >
        {destiny === '' ? (
          <span className={`${styles.card} ${styles.destinyBack}`}>
            <CardArt kind="destiny" type="destiny" className={styles.back} />
          </span>
        ) : (
          <DestinyCard card={destiny} className={styles.card} />
        )}
        <span className={styles.label}>
          {names.t('web.board.destiny', { count: destinyCount, discarded: destinyDiscard.length })}
        </span>
      </button>
    </div>
  );
}
