/** The question card while nothing is asked: who is waited for, what happens by itself, and how the game stands. */
import { WaitedFor } from '../board/waiting.tsx';
import { useNames, useTable, useView } from '../table/context.tsx';
import { Standing } from './stakes.tsx';
import { AutoRules } from './auto-rules.tsx';
import { Negotiation } from './controls/negotiation.tsx';
import styles from './question.module.css';

export function Quiet() {
  const names = useNames();
  const seated = useTable(({ seat }) => seat >= 0);
  const negotiating = useView().waiting.some((one) => 'seat' in one && one.kind === 'offer');
  return (
    <section className={`${styles.card} ${styles.quiet}`} data-solid="question" data-fits>
      <div className={styles.asked}>
        <div className={styles.words}>
          <h2>
            <WaitedFor />
          </h2>
          {seated ? <p className={styles.hint}>{names.t('web.play.quiet')}</p> : null}
        </div>
      </div>
      <div className={`${styles.choices} ${styles.whole}`}>
        {negotiating ? <Negotiation /> : seated ? <Automatic /> : null}
      </div>
      <Standing quiet />
    </section>
  );
}

function Automatic() {
  const names = useNames();
  return (
    <div className={styles.automatic}>
      <h3>{names.t('web.play.auto.title')}</h3>
      <AutoRules />
    </div>
  );
}
