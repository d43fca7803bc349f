import { useNames } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { inDigits, soFar } from './ledger.tsx';
import { isCounted, sideOf, SIDES } from './sides.ts';
import type { Fought } from './tracked.ts';
import styles from './encounter-panel.module.css';

/** Ships before the cards are open, totals afterwards. */
export function Score({ fought, shown, done }: { fought: Fought; shown: number; done: boolean }) {
  const names = useNames();
  const { encounter, planets } = fought;
  const { ledger, totals, planet, outcome } = encounter;
  const counting = isCounted(encounter);
  const numbers = SIDES.map((side) =>
    counting ? soFar(ledger[side], shown, totals?.[side]) : sideOf(encounter, planets, side).ships,
  );
  const winner = done && outcome?.type === 'win' ? outcome.side : -1;
  const closed = encounter.faces.every((face) => face === null);
  const known = counting || (closed && encounter.gate.some((ships) => ships > 0));
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
                ? done && totals !== null
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
