/** The encounter: who fights whom over what, both cards, and how the totals come about. */
import { useEffect, useRef, useState } from 'react';
import { beatsOf } from '../stage/beats.ts';
import { Lead } from '../stage/lead.tsx';
import { useNames, useTable, useView } from '../table/context.tsx';
import { Explain } from '../ui/explain.tsx';
import { useCalm, useNarrow } from '../ui/media.ts';
import { Prose } from '../ui/prose.tsx';
import { duelBefore, duelNow, type Duel } from './duel.ts';
import { Ledger, Remarks } from './ledger.tsx';
import { OutcomeLine } from './outcome.tsx';
import { Score } from './score.tsx';
import { SideHead } from './side-head.tsx';
import type { EncounterView } from './sides.ts';
import { useCountUp } from './use-count-up.ts';
import styles from './encounter-panel.module.css';

export function EncounterPanel() {
  const names = useNames();
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const view = useView();
  const now = duelNow(view);
  const before = duelBefore(view);
  return (
    <section className={`panel ${styles.panel}`} aria-label={names.t('web.encounter.label')} tabIndex={0}>
      {now === null ? (
        <p className={styles.none}>{names.t('web.encounter.none')}</p>
      ) : (
        <Encounter key={now.number} encounter={view.encounter!} duel={now} whole={!narrow || open} />
      )}
      {before === null || (narrow && !open) ? null : <Before duel={before} />}
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
function Encounter({ encounter, duel, whole }: { encounter: EncounterView; duel: Duel; whole: boolean }) {
  const { fight } = duel;
  const longest = fight === null ? 0 : Math.max(...fight.ledger.map((lines) => lines.length));
  const calm = useCalm();
  const shown = useCountUp(longest, fight === null ? [] : beatsOf(fight, calm));
  const done = shown >= longest;
  const place = useRef<HTMLDivElement>(null);
  const asked = useTable(({ view }) => view !== null && view.decisions.length > 0);
  const open = duel.laid.every((laid) => laid?.up === true);
  // On a phone the cards may be below the edge when they turn over; whoever is asked something looks there first.
  useEffect(() => {
    if (open && !asked)
      place.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [open, asked, calm, shown, fight?.outcome]);
  return (
    <>
      {whole ? <Heading encounter={encounter} /> : null}
      <div ref={place} className={styles.fight}>
        <div className={styles.duel}>
          <SideHead duel={duel} side={0} />
          <Score duel={duel} shown={shown} done={done} />
          <SideHead duel={duel} side={1} />
        </div>
        {fight === null ? null : <Ledger fight={fight} shown={shown} />}
        {done && fight !== null ? (
          <>
            <Lead fight={fight} />
            <OutcomeLine fight={fight} className={styles.outcome} />
          </>
        ) : null}
      </div>
      {whole ? (
        <>
          {fight === null ? null : <Remarks fight={fight} />}
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
