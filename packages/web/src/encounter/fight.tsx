/** The fight on the stage: faces, cards, totals, everybody's ships, and what the totals are made of. */
import { useRef, type CSSProperties, type ReactNode } from 'react';
import type { Side } from '@cosmarium/engine';
import { open } from '../board/opened.ts';
import { beatsOf } from '../stage/beats.ts';
import { Lead } from '../stage/lead.tsx';
import { ResultCard } from '../stage/result-card.tsx';
import { useNames } from '../table/context.tsx';
import { useCalm, useNarrow } from '../ui/media.ts';
import { Prose } from '../ui/prose.tsx';
import { CardsBeside } from './cards-beside.tsx';
import type { Duel } from './duel.ts';
import { Fighter, Ranks } from './fighter.tsx';
import { Hazard } from './hazard.tsx';
import { Ledger } from './ledger.tsx';
import { OutcomeLine } from './outcome.tsx';
import { SIDES } from './sides.ts';
import { Stamp } from './stamps.tsx';
import { Totals } from './totals.tsx';
import { useCountUp } from './use-count-up.ts';
import { useLinesFly } from './lines-fly.ts';
import styles from './fight.module.css';

interface FightProps {
  duel: Duel;
  /** So little height that only what decides is shown. */
  low?: boolean;
  /** What else can be done about it. */
  acts?: ReactNode;
}

export function Fight({ duel, low = false, acts }: FightProps) {
  const names = useNames();
  const stage = useRef<HTMLElement>(null);
  const { fight } = duel;
  const longest = fight === null ? 0 : Math.max(...fight.ledger.map((lines) => lines.length));
  const calm = useCalm();
  const narrow = useNarrow();
  const shown = useCountUp(longest, fight === null ? [] : beatsOf(fight, calm));
  useLinesFly(stage, fight, shown);
  const done = shown >= longest;
  const outcome = done ? (fight?.outcome ?? null) : null;
  const winner = outcome?.type === 'win' ? outcome.side : null;
  const place = (part: string, side: Side) => ({
    style: { gridArea: `${part}${side}` } as CSSProperties,
    'data-lost': (winner !== null && winner !== side) || undefined,
    'data-won': winner === side || undefined,
  });
  return (
    <section
      ref={stage}
      className={styles.fight}
      data-low={low || undefined}
      aria-label={names.t('web.encounter.label')}
    >
      <Attacks duel={duel} />
      {SIDES.map((side) => (
        <div key={side} className={styles.face} {...place('face', side)}>
          <Fighter duel={duel} side={side} />
        </div>
      ))}
      {SIDES.map((side) => (
        <div key={side} className={styles.cards} data-of={side} {...place('card', side)}>
          <CardsBeside duel={duel} side={side} />
          {fight === null || done ? null : <Stamp fight={fight} side={side} shown={shown} />}
        </div>
      ))}
      {SIDES.map((side) => (
        <div key={side} className={styles.ranks} {...place('rank', side)}>
          <Ranks duel={duel} side={side} />
        </div>
      ))}
      <div className={styles.middle}>
        <Totals duel={duel} shown={shown} winner={winner} />
        <div className={styles.ledger}>
          {fight !== null ? <Ledger fight={fight} shown={shown} brief /> : narrow ? null : <ResultCard />}
        </div>
      </div>
      <div className={styles.below}>
        {done && fight !== null ? (
          <div className={styles.told} data-told={fight.outcome === null ? undefined : true}>
            <Lead fight={fight} />
            <OutcomeLine fight={fight} className={styles.outcome} />
          </div>
        ) : null}
        <div className={styles.acts}>
          <MoreAbout />
          {acts}
        </div>
      </div>
    </section>
  );
}

/** Who attacks what. */
function Attacks({ duel: { number, planet, sides } }: { duel: Duel }) {
  const names = useNames();
  if (planet < 0 || sides[0].main.seat < 0) return null;
  return (
    <p className={styles.attacks}>
      <Prose
        text={names.t('web.encounter.attacks', {
          ...names.who(sides[0].main.seat),
          planet: names.place(planet),
        })}
      />
      <Hazard number={number} />
    </p>
  );
}

/** Everything that can be said about this encounter and the last one. */
export function MoreAbout() {
  const names = useNames();
  return (
    <button
      type="button"
      className={styles.more}
      aria-label={names.t('web.encounter.more')}
      title={names.t('web.encounter.more')}
      onClick={() => open({ is: 'encounter' })}
    >
      …
    </button>
  );
}
