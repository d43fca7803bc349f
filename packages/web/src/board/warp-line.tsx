/** On a narrow screen: the ships that are nowhere on a planet, and the piles, in one line. */
import { AID, GATE, WARP } from '@cosmarium/engine';
import { usePlaceMark } from '../play/choosing.ts';
import { useNames, useView } from '../table/context.tsx';
import { open } from './opened.ts';
import { Spot } from './spot.tsx';
import { Adrift } from './warp.tsx';
import styles from './warp-line.module.css';

const NONE: readonly number[] = [];

/** Whether something in this line can be touched now. */
export function useWarpAsked(): boolean {
  const [warp, gate, aid] = [usePlaceMark(WARP), usePlaceMark(GATE), usePlaceMark(AID)];
  return warp.open || gate.open || aid.open;
}

export function WarpLine() {
  const names = useNames();
  const { players, encounter, deckCount, discard, destinyCount, sideDecks } = useView();
  return (
    <div className={styles.line} data-solid="warp">
      <div className={styles.ships}>
        <span className={styles.hole} aria-hidden="true" />
        <Spot place={WARP} counts={players.map(({ warp }) => warp)} />
        <Spot place={GATE} counts={encounter?.gate ?? NONE}>
          <span>{names.t('web.board.gate')}</span>
        </Spot>
        <Spot place={AID} counts={encounter?.aid ?? NONE}>
          <span>{names.t('web.board.aid')}</span>
        </Spot>
        <Adrift />
      </div>
      <span className={styles.pile} data-pile="deck">
        {names.t('web.board.deck', { count: deckCount })}
      </span>
      <button
        type="button"
        className={styles.pile}
        data-pile="discard"
        onClick={() => open({ is: 'discard' })}
      >
        {names.t('web.board.used', { count: discard.length })}
      </button>
      <button
        type="button"
        className={styles.pile}
        data-pile="destiny"
        aria-label={names.t('web.board.destiny', { count: destinyCount })}
        title={names.t('web.board.destiny', { count: destinyCount })}
        onClick={() => open({ is: 'destiny' })}
      >
        <span className={styles.destiny} aria-hidden="true" /> {destinyCount}
      </button>
      {sideDecks.map(({ name, count }) => (
        <button
          key={name}
          type="button"
          className={styles.pile}
          data-pile={name}
          aria-label={names.t(`web.board.deck-of.${name}`, { count })}
          onClick={() => open({ is: 'deck', deck: name })}
        >
          <span className={styles.destiny} data-deck={name} aria-hidden="true" /> {count}
        </button>
      ))}
    </div>
  );
}
