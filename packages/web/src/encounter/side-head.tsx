import type { Seats, Side } from '@cosmarium/engine';
import { useNames, useTable } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { Prose } from '../ui/prose.tsx';
import { CardsBeside } from './cards-beside.tsx';
import { declinedIn } from './declined.ts';
import type { Duel } from './duel.ts';
import styles from './encounter-panel.module.css';

/** The name, the card, and those who help. */
export function SideHead({ duel, side }: { duel: Duel; side: Side }) {
  const names = useNames();
  const { main, allies } = duel.sides[side];
  const colour = useTable(({ view }) => view?.players[main.seat]?.colour) ?? 'none';
  // Allies whose ships have gone home already are of no help any more.
  const helpers = allies.filter(({ ships }) => ships > 0);
  const outcome = duel.fight?.outcome ?? null;
  const won = outcome?.type === 'win' && outcome.side === side;
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
        <CardsBeside duel={duel} side={side} />
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
      <Asked open={duel.open[side]} />
    </div>
  );
}

/** Invited, and neither joined nor declined: they may still come. */
function Asked({ open }: { open: Seats }) {
  const names = useNames();
  const events = useTable((state) => state.events);
  const asked = open & ~declinedIn(events);
  const seats = names.colours.flatMap((_, seat) => (asked & (1 << seat) ? [seat] : []));
  if (seats.length === 0) return null;
  return (
    <p className={styles.asked}>
      <Prose
        text={names.t('web.encounter.asked', { whom: names.list(seats.map((seat) => names.seat(seat))) })}
      />
    </p>
  );
}
