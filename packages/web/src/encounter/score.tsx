import { useNames } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Duel } from './duel.ts';
import { inDigits } from './ledger.tsx';
import { soFar } from './rows.ts';
import { SIDES } from './sides.ts';
import styles from './encounter-panel.module.css';

/** Ships before the cards are open, totals afterwards. */
export function Score({ duel, shown, done }: { duel: Duel; shown: number; done: boolean }) {
  const names = useNames();
  const { fight, planet, sides } = duel;
  const outcome = fight?.outcome ?? null;
  const totals = fight?.totals ?? null;
  const counting = totals !== null;
  const numbers = SIDES.map((side) =>
    counting ? soFar(fight!.ledger[side], shown, totals[side]) : sides[side].ships,
  );
  const winner = done && outcome?.type === 'win' ? outcome.side : -1;
  const known = counting || (fight === null && sides[0].ships > 0);
  return (
    <div className={styles.score}>
      {planet < 0 ? null : (
        <p className={styles.target}>
          <Prose text={names.t('web.encounter.target', { planet: names.place(planet) })} />
        </p>
      )}
      {known ? (
        <>
          <p className={styles.numbers} data-counting={counting}>
            <b data-won={winner === 0}>{inDigits(numbers[0])}</b>
            <span aria-hidden="true">:</span>
            <b data-won={winner === 1}>{inDigits(numbers[1])}</b>
          </p>
          <p className={styles.unit}>
            {names.t(
              counting
                ? done && outcome !== null
                  ? 'web.encounter.total'
                  : 'web.encounter.counting'
                : 'web.encounter.so-far',
            )}
          </p>
        </>
      ) : null}
    </div>
  );
}
