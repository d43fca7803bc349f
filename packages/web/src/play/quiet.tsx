/** The question card while nothing is asked: who is waited for, what happens by itself, and how the game stands. */
import { NothingFromMe } from '../board/slowly.tsx';
import { WaitedFor } from '../board/waiting.tsx';
import { useNames, useTable, useView } from '../table/context.tsx';
import { Standing } from './stakes.tsx';
import { AutoRules } from './auto-rules.tsx';
import { ReadyList } from './ready.tsx';
import { Negotiation } from './controls/negotiation.tsx';
import question from './question.module.css';
import styles from './quiet.module.css';
import zones from './zones.module.css';

export function Quiet() {
  const names = useNames();
  const seated = useTable(({ seat }) => seat >= 0);
  const negotiating = useView().waiting.some((one) => 'seat' in one && one.kind === 'offer');
  return (
    <section className={`${zones.card} ${styles.quiet}`} data-solid="question" data-fits>
      <div className={zones.asked}>
        <div className={question.words}>
          <h2>
            <WaitedFor />
          </h2>
          {seated ? <p className={styles.hint}>{names.t('web.play.quiet')}</p> : null}
        </div>
      </div>
      <div className={`${zones.choices} ${styles.whole}`}>
        <NothingFromMe />
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
      <ReadyList />
      <h3>{names.t('web.play.auto.title')}</h3>
      <AutoRules />
    </div>
  );
}
