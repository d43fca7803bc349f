/** The encounter: who fights whom over what, both cards, and how the totals come about. */
import { useState } from 'react';
import type { Side } from '@cosmarium/engine';
import { useNames, useTable } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { Explain } from '../ui/explain.tsx';
import { useNarrow } from '../ui/media.ts';
import { Prose } from '../ui/prose.tsx';
import { CardFace } from '../play/card-face.tsx';
import { CardSlot } from './card-slot.tsx';
import { Ledger, Remarks, soFar } from './ledger.tsx';
import { OutcomeLine } from './outcome.tsx';
import { declinedIn } from './remarks.ts';
import { isCounted, maybe, sideOf, SIDES, type EncounterView } from './sides.ts';
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
    <section className={`panel ${styles.panel}`} aria-label={names.t('web.encounter.label')}>
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
  return (
    <>
      {whole ? <Heading encounter={encounter} /> : null}
      <div className={styles.duel}>
        <SideHead fought={fought} side={0} />
        <Score fought={fought} shown={shown} done={done} />
        <SideHead fought={fought} side={1} />
      </div>
      <Ledger fought={fought} shown={shown} />
      {done ? <OutcomeLine encounter={encounter} className={styles.outcome} /> : null}
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

/** The name, the card, and those who help. */
function SideHead({ fought, side }: { fought: Fought; side: Side }) {
  const names = useNames();
  const { encounter, planets } = fought;
  const { main, allies } = sideOf(encounter, planets, side);
  const colour = useTable(({ view }) => view?.players[main.seat]?.colour) ?? 'none';
  const won = encounter.outcome?.type === 'win' && encounter.outcome.side === side;
  const reinforcements = encounter.reinforcements.filter((one) => one.side === side);
  return (
    <div className={`${styles.side} seat-${colour}`} data-won={won}>
      <p className={styles.role}>{names.t(side === 0 ? 'side.offense' : 'side.defense')}</p>
      <p className={styles.name}>
        {main.seat < 0 ? (
          names.t('web.encounter.nobody')
        ) : (
          <>
            <TableArt name={`emblem-${colour}`} className={styles.emblem} />
            <Prose text={names.seat(main.seat)} />
          </>
        )}
      </p>
      <div className={styles.cards}>
        <CardSlot fought={fought} side={side} />
        {reinforcements.length === 0 ? null : (
          <div className={styles.beside}>
            {reinforcements.map(({ card, by }, i) => (
              // oxlint-disable-next-line no-array-index-key -- cards are only ever laid down
              <span key={i} className={styles.small} title={names.plainSeat(by)}>
                <CardFace kind={card} />
              </span>
            ))}
          </div>
        )}
      </div>
      {allies.length === 0 ? null : (
        <ul className={styles.allies}>
          {allies.map(({ seat, ships }) => (
            <li key={seat}>
              <Prose text={names.t('web.encounter.ally', { who: names.seat(seat), count: ships })} />
            </li>
          ))}
        </ul>
      )}
      <Asked encounter={encounter} side={side} />
    </div>
  );
}

function Asked({ encounter, side }: { encounter: EncounterView; side: Side }) {
  const names = useNames();
  const events = useTable((state) => state.events);
  const seats = maybe(encounter, side, declinedIn(events));
  if (seats.length === 0) return null;
  return (
    <p className={styles.asked}>
      <Prose
        text={names.t('web.encounter.asked', { whom: names.list(seats.map((seat) => names.seat(seat))) })}
      />
    </p>
  );
}

/** Ships before the cards are open, totals afterwards. */
function Score({ fought, shown, done }: { fought: Fought; shown: number; done: boolean }) {
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
            <b data-won={winner === 0}>{numbers[0]}</b>
            <span aria-hidden="true">:</span>
            <b data-won={winner === 1}>{numbers[1]}</b>
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

/** Effects that wait for their moment. Those without words of their own are no news. */
function Announced({ encounter }: { encounter: EncounterView }) {
  const names = useNames();
  const effects = encounter.announced.flatMap(({ alien, name, by }) => {
    const key = `${alien}.ability.${name}`;
    return names.words.has(key) ? [{ alien, by, what: names.t(key) }] : [];
  });
  if (effects.length === 0) return null;
  return (
    <ul className={styles.announced}>
      {effects.map(({ alien, by, what }, i) => (
        // oxlint-disable-next-line no-array-index-key -- announcements are only ever added
        <li key={i}>
          <Explain topic={{ alien }}>{names.plainAlien(alien)}</Explain>{' '}
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
