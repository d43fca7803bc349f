/** The fight on the stage: faces, cards, totals, and what they are made of. */
import type { Side } from '@cosmarium/engine';
import { open } from '../board/opened.ts';
import { Face } from '../board/face.tsx';
import { SeatNameLine } from '../board/seat-name-line.tsx';
import { CardFace } from '../play/card-face.tsx';
import { beatsOf } from '../stage/beats.ts';
import { Lead } from '../stage/lead.tsx';
import { useNames } from '../table/context.tsx';
import { useCalm } from '../ui/media.ts';
import { Prose } from '../ui/prose.tsx';
import { CardSlot } from './card-slot.tsx';
import type { Duel } from './duel.ts';
import { Ledger } from './ledger.tsx';
import { OutcomeLine } from './outcome.tsx';
import { Score } from './score.tsx';
import { SIDES } from './sides.ts';
import { useCountUp } from './use-count-up.ts';
import styles from './fight.module.css';

export function Fight({ duel }: { duel: Duel }) {
  const names = useNames();
  const { fight } = duel;
  const longest = fight === null ? 0 : Math.max(...fight.ledger.map((lines) => lines.length));
  const calm = useCalm();
  const shown = useCountUp(longest, fight === null ? [] : beatsOf(fight, calm));
  const done = shown >= longest;
  return (
    <section className={styles.fight} aria-label={names.t('web.encounter.label')}>
      {SIDES.map((side) => (
        <Fighter key={side} duel={duel} side={side} />
      ))}
      {SIDES.map((side) => (
        <Cards key={side} duel={duel} side={side} />
      ))}
      <div className={styles.middle}>
        <Score duel={duel} shown={shown} done={done} />
        {fight === null ? null : <Ledger fight={fight} shown={shown} />}
      </div>
      <div className={styles.below}>
        {done && fight !== null ? (
          <>
            <Lead fight={fight} />
            <OutcomeLine fight={fight} className={styles.outcome} />
          </>
        ) : null}
        <MoreAbout />
      </div>
    </section>
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

function Fighter({ duel, side }: { duel: Duel; side: Side }) {
  const names = useNames();
  const { main, allies } = duel.sides[side];
  // Allies whose ships have gone home already are of no help any more.
  const helpers = allies.filter(({ ships }) => ships > 0);
  if (main.seat < 0) return <div className={styles.fighter} data-of={side} />;
  return (
    <div className={styles.fighter} data-of={side}>
      <Face seat={main.seat} />
      <SeatNameLine seat={main.seat} />
      <p className={styles.role}>{names.t(side === 0 ? 'side.offense' : 'side.defense')}</p>
      {helpers.length === 0 ? null : (
        <ul className={styles.allies}>
          {helpers.map(({ seat, ships }) => (
            <li key={seat}>
              <Prose text={names.t('web.encounter.ally', { who: names.seat(seat), count: ships })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Cards({ duel, side }: { duel: Duel; side: Side }) {
  const names = useNames();
  const reinforcements = duel.reinforcements.filter((one) => one.side === side);
  const outcome = duel.fight?.outcome ?? null;
  const won = outcome?.type === 'win' && outcome.side === side;
  return (
    <div className={styles.cards} data-of={side} data-won={won}>
      <CardSlot duel={duel} side={side} />
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
  );
}
