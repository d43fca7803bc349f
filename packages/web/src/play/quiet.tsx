/** The question card while nothing is asked: who is waited for, what happens by itself, and how the game stands. */
import { oneToWin } from '../board/facts.ts';
import { WaitedFor } from '../board/waiting.tsx';
import { useNames, useTable, useView } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
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
      <Standing />
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

/** Who is about to win. */
function Standing() {
  const names = useNames();
  const view = useView();
  if (view.stage === 'over' || view.players.every(({ sheets }) => sheets.length === 0))
    return <div className={styles.stakes} />;
  const near = view.players.flatMap((_, seat) => (oneToWin(view, seat) ? [names.seat(seat)] : []));
  const most = Math.max(...view.players.map(({ foreign }) => foreign));
  const first = view.players.flatMap(({ foreign }, seat) => (foreign === most ? [names.seat(seat)] : []));
  const text =
    near.length > 0
      ? names.t('web.play.stakes.near', { count: near.length, who: names.list(near) })
      : most > 0
        ? names.t('web.play.stakes.leads', {
            count: first.length,
            who: names.list(first),
            most,
            needed: view.rules.coloniesToWin,
          })
        : '';
  return (
    <div className={styles.stakes}>
      {text === '' ? null : (
        <p data-tone="win">
          <Prose text={text} />
        </p>
      )}
    </div>
  );
}
