/** Everything there is to say about the encounter and the last one: a closer look at the stage. */
import { Lead } from '../stage/lead.tsx';
import { useNames, useView } from '../table/context.tsx';
import { Explain } from '../ui/explain.tsx';
import { Prose } from '../ui/prose.tsx';
import { duelBefore, duelNow, type Duel } from './duel.ts';
import { Ledger, Remarks } from './ledger.tsx';
import { OutcomeLine } from './outcome.tsx';
import { Score } from './score.tsx';
import { SideHead } from './side-head.tsx';
import type { EncounterView } from './sides.ts';
import styles from './encounter-panel.module.css';

export function EncounterPanel() {
  const names = useNames();
  const view = useView();
  const now = duelNow(view);
  const before = duelBefore(view);
  return (
    <section className={styles.panel} aria-label={names.t('web.encounter.label')}>
      {now === null ? (
        <p className={styles.none}>{names.t('web.encounter.none')}</p>
      ) : (
        <Encounter encounter={view.encounter!} duel={now} />
      )}
      {before === null ? null : <Before duel={before} />}
    </section>
  );
}

function Encounter({ encounter, duel }: { encounter: EncounterView; duel: Duel }) {
  const { fight } = duel;
  return (
    <>
      <Heading encounter={encounter} />
      <div className={styles.duel}>
        <SideHead duel={duel} side={0} />
        <Score duel={duel} shown={Infinity} done />
        <SideHead duel={duel} side={1} />
      </div>
      {fight === null ? null : (
        <>
          <Ledger fight={fight} shown={Infinity} />
          <Lead fight={fight} />
          <OutcomeLine fight={fight} className={styles.outcome} />
          <Remarks fight={fight} />
        </>
      )}
      <Announced encounter={encounter} />
    </>
  );
}

function Heading({ encounter }: { encounter: EncounterView }) {
  const names = useNames();
  return (
    <header className={styles.heading}>
      <h2>{names.t('web.encounter.title', { number: encounter.number })}</h2>
      {encounter.destiny === '' ? null : (
        <p className={styles.destiny}>
          {names.t('web.encounter.destiny', { card: names.destiny(encounter.destiny) })}
          {encounter.hazard ? <b className={styles.hazard}>{names.t('web.encounter.hazard')}</b> : null}
        </p>
      )}
    </header>
  );
}

/** Effects that wait for their moment. Those without words of their own are no news. */
function Announced({ encounter }: { encounter: EncounterView }) {
  const names = useNames();
  const effects = encounter.announced.flatMap(({ source, name, by }) => {
    const key = `${source}.ability.${name}`;
    return names.words.has(key) ? [{ source, by, what: names.t(key) }] : [];
  });
  if (effects.length === 0) return null;
  return (
    <ul className={styles.announced}>
      {effects.map(({ source, by, what }, i) => (
        // oxlint-disable-next-line no-array-index-key -- announcements are only ever added
        <li key={i}>
          <Explain topic={{ alien: source }}>{names.plainAlien(source)}</Explain>{' '}
          <Prose text={names.t('web.encounter.announced', { who: names.seat(by), what })} />
        </li>
      ))}
    </ul>
  );
}

/** The last encounter, for everybody who asks "wait, why did they win?". */
function Before({ duel }: { duel: Duel }) {
  const names = useNames();
  const fight = duel.fight!;
  return (
    <details className={styles.before}>
      <summary>
        <span className={styles.beforeTitle}>{names.t('web.encounter.before', { number: duel.number })}</span>
        <OutcomeLine fight={fight} className={styles.beforeOutcome} />
      </summary>
      <div className={styles.duel}>
        <SideHead duel={duel} side={0} />
        <Score duel={duel} shown={Infinity} done />
        <SideHead duel={duel} side={1} />
      </div>
      <Ledger fight={fight} shown={Infinity} />
    </details>
  );
}
