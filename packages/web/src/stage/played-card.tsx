/** A card that has just been played, large and face up, with one sentence about it; gone by itself. */
import { useState, type CSSProperties } from 'react';
import { cardInfo } from '@cosmarium/engine';
import { tell, type Names } from '@cosmarium/story';
import { FACTOR } from '../motion/pace.ts';
import { CardFace } from '../play/card-face.tsx';
import { useSettings } from '../settings.ts';
import { useNames, useTable } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Played } from './played.ts';
import styles from './played-card.module.css';

const LOOK_MS = 900;

/** What the card does, where that is not plain from its face. */
function doesOf({ card, event }: Played, names: Names): string {
  const { type, alien } = cardInfo(card);
  if (type === 'artifact') return names.t(`card.${card}.text`);
  if (event.type !== 'card.played') return '';
  const key = `${alien}.ability.${event.ability}`;
  return names.words.has(key) ? names.t(key) : '';
}

export function PlayedCards({ cards, gone }: { cards: readonly Played[]; gone: () => void }) {
  const names = useNames();
  const speed = useSettings((settings) => settings.speed);
  const [at, setAt] = useState(0);
  const played = cards[at];
  const colour = useTable(({ view }) => view?.players[played.event.seat]?.colour) ?? 'none';
  const next = () => (at + 1 < cards.length ? setAt(at + 1) : gone());
  return (
    <div className={styles.place} aria-hidden="true">
      <figure
        key={at}
        className={`${styles.played} seat-${colour}`}
        data-stopped={played.stopped || undefined}
        style={{ '--ms': `${LOOK_MS * (FACTOR[speed] || 1)}ms` } as CSSProperties}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget) next();
        }}
      >
        <CardFace kind={played.card} className={styles.card} />
        <figcaption className={styles.words}>
          <b>
            <Prose text={tell(played.event, names) ?? ''} />
          </b>
          <span>{played.stopped ? '' : doesOf(played, names)}</span>
        </figcaption>
      </figure>
    </div>
  );
}
