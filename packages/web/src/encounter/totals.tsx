/** Both totals, large; before the cards are open what everybody can reckon with. */
import type { FightView, Side } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import type { Duel } from './duel.ts';
import { beforeCards, inDigits } from './ledger.tsx';
import { soFar } from './rows.ts';
import { mainPlayer, SIDES } from './sides.ts';
import styles from './totals.module.css';

interface TotalsProps {
  duel: Duel;
  /** So many lines are counted. */
  shown: number;
  /** Who has won, once that may be seen. */
  winner: Side | null;
}

export function Totals({ duel, shown, winner }: TotalsProps) {
  const names = useNames();
  const { players, encounter } = useView();
  const { fight, sides } = duel;
  // Nothing is counted: two negotiates, or none but one attack.
  if (fight !== null && fight.totals === null) return <div className={styles.totals} />;
  const number = (side: Side) => {
    if (fight !== null) return inDigits(totalOf(fight, side, shown));
    return beforeCards(encounter?.forecast?.sides[side] ?? { times: 1, plus: sides[side].ships });
  };
  const colour = (side: Side) => players[sides[side].main.seat]?.colour ?? 'none';
  const [offense, defense] = SIDES.map((side) => (
    <b
      key={side}
      className={`${styles.total} seat-${colour(side)}`}
      data-total={side}
      data-won={winner === side || undefined}
      title={fight === null ? undefined : names.plainSeat(mainPlayer(fight, side))}
    >
      {number(side)}
    </b>
  ));
  return (
    <div className={styles.totals} data-before={fight === null || undefined}>
      {offense}
      <span aria-hidden="true">:</span>
      {defense}
      {fight === null ? <small>{names.t('web.play.before-cards')}</small> : null}
    </div>
  );
}

const totalOf = ({ ledger, totals }: FightView, side: Side, shown: number): number =>
  soFar(ledger[side], shown, totals![side]);
