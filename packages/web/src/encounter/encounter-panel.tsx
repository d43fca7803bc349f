/** The encounter: who fights whom over what, both cards, and how the totals come about. */
import { useEffect, useRef, useState } from 'react';
import { useNames, useTable } from '../table/context.tsx';
import { Explain } from '../ui/explain.tsx';
import { useCalm, useNarrow } from '../ui/media.ts';
import { Prose } from '../ui/prose.tsx';
import { Ledger, Remarks } from './ledger.tsx';
import { OutcomeLine } from './outcome.tsx';
import { Score } from './score.tsx';
import { SideHead } from './side-head.tsx';
import { isCounted, type EncounterView } from './sides.ts';
import type { Fought } from './tracked.ts';
import { useCountUp } from './use-count-up.ts';
import { useTracked } from './use-tracked.ts';
import styles from './encounter-panel.module.css';

export function EncounterPanel() {
  const names = useNames();
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const { now, before } = useTracked();
  return (
    <section className={`panel ${styles.panel}`} aria-label={names.t('web.encounter.label')} tabIndex={0}>
      {now === null ? (
        <p className={styles.none}>{names.t('web.encounter.none')}</p>
      ) : (
        <Encounter key={now.encounter.number} fought={now} whole={!narrow || open} />
      )}
      {before === null || (narrow && !open) ? null : <Before fought={before} />}
      {narrow ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-label={names.t('web.encounter.more')}
          onClick={() => setOpen(!open)}
        >
          <span aria-hidden="true" data-open={open} className={styles.chevron} />
        </button>
      ) : null}
    </section>
  );
}

/** `whole`: with everything that can be said about it. A phone shows the fight itself first. */
function Encounter({ fought, whole }: { fought: Fought; whole: boolean }) {
  const { encounter } = fought;
  const longest = isCounted(encounter) ? Math.max(...encounter.ledger.map((lines) => lines.length)) : 0;
  const shown = useCountUp(longest);
  const done = shown >= longest;
  const fight = useRef<HTMLDivElement>(null);
  const calm = useCalm();
  const asked = useTable(({ view }) => view !== null && view.decisions.length > 0);
  const open = encounter.laid.every((laid) => laid?.up === true);
  // On a phone the cards may be below the edge when they turn over; whoever is asked something looks there first.
  useEffect(() => {
    if (open && !asked)
      fight.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [open, asked, calm, shown, encounter.outcome]);
  return (
    <>
      {whole ? <Heading encounter={encounter} /> : null}
      <div ref={fight} className={styles.fight}>
        <div className={styles.duel}>
          <SideHead fought={fought} side={0} />
          <Score fought={fought} shown={shown} done={done} />
          <SideHead fought={fought} side={1} />
        </div>
        <Ledger fought={fought} shown={shown} />
        {done ? <OutcomeLine encounter={encounter} className={styles.outcome} /> : null}
      </div>
      {whole ? (
        <>
          <Remarks />
          <Announced encounter={encounter} />
        </>
      ) : null}
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
function Before({ fought }: { fought: Fought }) {
  const names = useNames();
  const { encounter } = fought;
  return (
    <details className={styles.before}>
      <summary>
        <span className={styles.beforeTitle}>
          {names.t('web.encounter.before', { number: encounter.number })}
        </span>
        <OutcomeLine encounter={encounter} className={styles.beforeOutcome} />
      </summary>
      <div className={styles.duel}>
        <SideHead fought={fought} side={0} />
        <Score fought={fought} shown={Infinity} done />
        <SideHead fought={fought} side={1} />
      </div>
      <Ledger fought={fought} shown={Infinity} />
    </details>
  );
}
