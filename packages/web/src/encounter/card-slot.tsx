/** An encounter card: nothing yet, face down, or open. Both turn over together, because both are told of together. */
import { useState } from 'react';
import type { Side } from '@cosmarium/engine';
import { CardFace } from '../play/card-face.tsx';
import { useNames } from '../table/context.tsx';
import type { Duel } from './duel.ts';
import { differentFace } from './rows.ts';
import styles from './card-slot.module.css';

export function CardSlot({ duel, side }: { duel: Duel; side: Side }) {
  const names = useNames();
  const [peeking, setPeeking] = useState(false);
  const laid = duel.laid[side];
  const main = duel.sides[side].main.seat;
  const who = main < 0 ? names.t('web.encounter.nobody') : names.plainSeat(main);
  const face = duel.fight === null ? null : differentFace(duel.fight, side);
  // A card this page may look at although it still lies face down.
  const mine = laid !== null && !laid.up && laid.card !== null;
  const open = laid !== null && (laid.up || (mine && peeking));
  const card = laid?.card ?? null;

  const flip = (
    <span className={styles.flip} data-open={open}>
      <span className={styles.back}>
        <CardFace kind={null} />
      </span>
      <span className={styles.front}>{card === null ? null : <CardFace kind={card} />}</span>
    </span>
  );
  return (
    <div className={styles.slot} data-side={side} data-laid={laid !== null}>
      {laid === null ? (
        <span className={styles.empty} role="img" aria-label={names.t('web.encounter.no-card', { who })} />
      ) : mine ? (
        <button
          type="button"
          className={styles.peek}
          aria-pressed={peeking}
          aria-label={names.t('web.encounter.peek', { card: names.plainCard(card!) })}
          onClick={() => setPeeking(!peeking)}
        >
          {flip}
        </button>
      ) : (
        <span
          role="img"
          className={styles.plain}
          aria-label={
            laid.up && card !== null
              ? names.t('web.encounter.open-card', { who, card: names.plainCard(card) })
              : names.t('web.encounter.face-down', { who })
          }
        >
          {flip}
        </span>
      )}
      {mine ? (
        <p className={styles.note}>{names.t('web.encounter.yours', { card: names.plainCard(card!) })}</p>
      ) : null}
      {face === null ? null : (
        <p className={styles.counts}>
          {names.t('web.encounter.counts-as', { face: face.type, value: face.value })}
        </p>
      )}
    </div>
  );
}
