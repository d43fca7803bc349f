/** On a narrow screen: the warp, the ships of the encounter, and the piles in one line. */
import { AID, GATE, WARP } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { CardsIcon, WarpIcon } from './icons.tsx';
import { open } from './opened.ts';
import { Spot } from './spot.tsx';
import styles from './strip.module.css';
import { Adrift } from './warp.tsx';

const NONE: readonly number[] = [];

export function Strip() {
  const names = useNames();
  const { players, encounter, deckCount, discard, destinyCount } = useView();
  return (
    <div className={styles.strip}>
      <Spot place={WARP} counts={players.map(({ warp }) => warp)} className={styles.spot}>
        <span className={styles.label}>
          <WarpIcon /> {names.t('web.board.warp')}
        </span>
      </Spot>
      <Spot place={GATE} counts={encounter?.gate ?? NONE} className={styles.spot}>
        <span className={styles.label}>{names.t('web.board.gate')}</span>
      </Spot>
      <Spot place={AID} counts={encounter?.aid ?? NONE} className={styles.spot}>
        <span className={styles.label}>{names.t('web.board.aid')}</span>
      </Spot>
      <Adrift />
      <div className={styles.piles}>
        <span className={styles.pile} data-pile="deck">
          <CardsIcon /> {names.t('web.board.deck', { count: deckCount })}
        </span>
        <button
          type="button"
          className={styles.pile}
          data-pile="discard"
          onClick={() => open({ is: 'discard' })}
        >
          {names.t('web.board.discarded', { count: discard.length })}
        </button>
        <button
          type="button"
          className={styles.pile}
          data-pile="destiny"
          onClick={() => open({ is: 'destiny' })}
        >
          {encounter === null || encounter.destiny === ''
            ? names.t('web.board.destiny', { count: destinyCount })
            : names.t('web.board.destiny-now', { card: names.destiny(encounter.destiny) })}
        </button>
      </div>
    </div>
  );
}
