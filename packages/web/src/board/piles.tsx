/** The decks and what has been discarded, as three lines. */
import type { ReactNode } from 'react';
import { cardInfo } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { CardArt } from '../ui/card-art.tsx';
import { destinyColour } from './facts.ts';
import { open } from './opened.ts';
import styles from './piles.module.css';

export function Piles() {
  const names = useNames();
  const { deckCount, discard, destinyCount, encounter, sideDecks } = useView();
  const top = discard.at(-1);
  const destiny = encounter?.destiny ?? '';
  const colour = destinyColour(destiny);
  return (
    <div className={styles.piles} data-solid="piles" data-many={sideDecks.length > 0 || undefined}>
      <div className={styles.pile} data-pile="deck" data-fits>
        <span className={styles.card}>
          <CardArt kind="back" type="back" />
        </span>
        <Count count={deckCount} name={names.t('web.board.pile-deck')} />
      </div>
      <button
        type="button"
        className={styles.pile}
        data-pile="discard"
        data-fits
        title={top === undefined ? undefined : names.plainCard(top)}
        onClick={() => open({ is: 'discard' })}
      >
        <span className={styles.card} data-type={top === undefined ? 'none' : cardInfo(top).type}>
          {top === undefined ? null : <CardArt kind={top} type={cardInfo(top).type} />}
        </span>
        <Count count={discard.length} name={names.t('web.board.pile-used')} />
      </button>
      <button
        type="button"
        className={styles.pile}
        data-pile="destiny"
        data-fits
        title={destiny === '' ? undefined : names.destiny(destiny)}
        onClick={() => open({ is: 'destiny' })}
      >
        <span className={`${styles.card} seat-${colour ?? 'none'}`}>
          {colour === null ? (
            <CardArt kind="destiny" type="destiny" />
          ) : (
            <TableArt name={`emblem-${colour}`} className={styles.emblem} />
          )}
        </span>
        <Count count={destinyCount} name={names.t('web.board.pile-destiny')} />
      </button>
      {sideDecks.map(({ name, count }) => (
        <button
          key={name}
          type="button"
          className={styles.pile}
          data-pile={name}
          data-fits
          title={names.t(`web.board.deck-of.${name}`, { count })}
          onClick={() => open({ is: 'deck', deck: name })}
        >
          <span className={styles.card} data-deck={name}>
            <CardArt kind="back" type="back" />
          </span>
          <Count count={count} name={names.t(`web.board.pile-${name}`)} />
        </button>
      ))}
    </div>
  );
}

function Count({ count, name }: { count: number; name: ReactNode }) {
  return (
    <span className={styles.count}>
      {count}
      <small>{name}</small>
    </span>
  );
}
