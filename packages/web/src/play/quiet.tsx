/** The question card while nothing is asked: who is waited for, what happens by itself, and how the game stands. */
import { open } from '../board/opened.ts';
import { NothingFromMe } from '../board/slowly.tsx';
import { Absent, WaitedFor } from '../board/waiting.tsx';
import { routeOf, usePath } from '../routes.tsx';
import { headline } from '../screens/over/standing.ts';
import { TaleSoFar } from '../story/tale.tsx';
import { useNames, useTable, useView } from '../table/context.tsx';
import { useShape } from '../ui/media.ts';
import { Prose } from '../ui/prose.tsx';
import { Standing } from './stakes.tsx';
import { TakeSeat, Watching } from './take-seat.tsx';
import { AutoRules } from './auto-rules.tsx';
import { useRules } from './autopass-store.ts';
import { ReadyList } from './ready.tsx';
import { Negotiation } from './controls/negotiation.tsx';
import { Choices, Do } from './parts.tsx';
import question from './question.module.css';
import styles from './quiet.module.css';
import zones from './zones.module.css';

export function Quiet() {
  const over = useTable(({ view, info }) => view?.stage === 'over' || info?.status === 'stopped');
  return over ? <Over /> : <Waiting />;
}

/** Nothing will be asked any more: who has won, and the way back to how. */
function Over() {
  const names = useNames();
  const { stage, winners, seat } = useView();
  const atTable = routeOf(usePath()).screen === 'table';
  const { key, who } = headline(winners, seat);
  return (
    <section className={`${zones.card} ${styles.quiet}`} data-solid="question" data-fits>
      <div className={zones.asked}>
        <div className={question.words}>
          <h2>
            {stage === 'over' ? (
              <Prose text={names.t(key, { who: names.list(who.map((one) => names.seat(one))) })} />
            ) : (
              names.t('web.over.stopped')
            )}
          </h2>
        </div>
      </div>
      <Choices />
      <Do>
        {atTable ? (
          <button type="button" className="button primary" onClick={() => open({ is: 'result' })}>
            {names.t('web.over.show')}
          </button>
        ) : null}
      </Do>
      <Standing quiet />
    </section>
  );
}

function Waiting() {
  const names = useNames();
  const seated = useTable(({ seat }) => seat >= 0);
  // Of a game that is over nothing will be asked, and nothing answered by itself.
  const replayed = routeOf(usePath()).screen === 'replay';
  // Elsewhere the story stands beside the board.
  const phone = useShape() === 'phone';
  const negotiating = useView().waiting.some((one) => 'seat' in one && one.kind === 'offer');
  return (
    <section
      className={`${zones.card} ${styles.quiet}`}
      data-solid="question"
      data-fits
      data-watching={!seated || undefined}
    >
      <div className={zones.asked}>
        <div className={question.words}>
          <h2>
            <WaitedFor clocks />
          </h2>
          <p className={styles.hint}>
            <Absent />
          </p>
          {replayed || (phone && seated) ? null : seated ? (
            <p className={styles.hint}>{names.t('web.play.quiet')}</p>
          ) : (
            <Watching className={styles.hint} />
          )}
        </div>
      </div>
      <div className={`${zones.choices} ${styles.whole}`}>
        <NothingFromMe />
        {phone ? <TaleSoFar names={names} /> : null}
        {negotiating ? <Negotiation /> : seated && !replayed ? <Automatic /> : null}
        {seated || replayed ? null : <TakeSeat />}
      </div>
      <Standing quiet />
    </section>
  );
}

function Automatic() {
  const names = useNames();
  const none = useRules().length === 0;
  const phone = useShape() === 'phone';
  return (
    <div className={styles.automatic}>
      <ReadyList />
      {phone && none ? null : (
        <>
          <h3>{names.t('web.play.auto.title')}</h3>
          <AutoRules />
        </>
      )}
    </div>
  );
}
