import type { Side } from '@cosmarium/engine';
import { CardFace } from '../play/card-face.tsx';
import { useNames, useTable } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { Prose } from '../ui/prose.tsx';
import { CardSlot } from './card-slot.tsx';
import { declinedIn } from './remarks.ts';
import { maybe, sideOf, type EncounterView } from './sides.ts';
import type { Fought } from './tracked.ts';
import styles from './encounter-panel.module.css';

/** The name, the card, and those who help. */
export function SideHead({ fought, side }: { fought: Fought; side: Side }) {
  const names = useNames();
  const { encounter, planets } = fought;
  const { main, allies } = sideOf(encounter, planets, side);
  const colour = useTable(({ view }) => view?.players[main.seat]?.colour) ?? 'none';
  // Allies whose ships have gone home already are of no help any more.
  const helpers = allies.filter(({ ships }) => ships > 0);
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
      {helpers.length === 0 ? null : (
        <ul className={styles.allies}>
          {helpers.map(({ seat, ships }) => (
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
