/** A side's encounter card, with what was laid beside it: kickers, intimidates, reinforcements. */
import type { Side } from '@cosmarium/engine';
import { CardFace } from '../play/card-face.tsx';
import { useNames } from '../table/context.tsx';
import { CardSlot } from './card-slot.tsx';
import type { Duel } from './duel.ts';
import styles from './cards-beside.module.css';

export function CardsBeside({ duel, side }: { duel: Duel; side: Side }) {
  const names = useNames();
  const { main, allies } = duel.sides[side];
  const beside = [
    ...duel.beside
      .filter(({ seat }) => seat === main.seat || allies.some((ally) => ally.seat === seat))
      .map(({ card, seat }) => ({ card, by: seat })),
    ...duel.reinforcements.filter((one) => one.side === side),
  ];
  return (
    <div className={styles.cards}>
      <CardSlot duel={duel} side={side} />
      {beside.length === 0 ? null : (
        <div className={styles.beside}>
          {beside.map(({ card, by }, i) => (
            // oxlint-disable-next-line no-array-index-key -- cards are only ever laid down
            <span key={i} className={styles.small} title={names.plainSeat(by)} data-beside>
              <CardFace kind={card} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
