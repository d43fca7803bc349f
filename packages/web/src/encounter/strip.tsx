/** Who against whom, over what, and how much each side brings; before that, who begins. */
import { Fragment, type CSSProperties } from 'react';
import { numberIn, ownerIn, type Forecasts, type PlanetId, type Seat, type Side } from '@cosmarium/engine';
import { Face } from '../board/face.tsx';
import { useSeatLabel } from '../board/seat-label.ts';
import { Sphere } from '../board/sphere.tsx';
import { useNames, useTable, useView } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { plain } from '../ui/marks.ts';
import { useNarrow } from '../ui/media.ts';
import { Prose } from '../ui/prose.tsx';
import { beforeCards, inDigits } from './ledger.tsx';
import { MoreAbout } from './fight.tsx';
import { declinedIn } from './declined.ts';
import { duelNow, type Duel } from './duel.ts';
import { SIDES } from './sides.ts';
import { Hazard } from './hazard.tsx';
import styles from './strip.module.css';

const colourOf = (view: ReturnType<typeof useView>, seat: Seat) => view.players[seat]?.colour ?? 'none';

export function Strip() {
  const names = useNames();
  const view = useView();
  const duel = duelNow(view);
  if (duel === null || duel.sides[1].main.seat < 0)
    return <Begins seat={view.encounter?.offense ?? view.offense} />;
  const tint = (seat: Seat) => `var(--${colourOf(view, seat)}, var(--dim))`;
  return (
    <section
      className={styles.strip}
      aria-label={names.t('web.encounter.label')}
      style={{ '--o': tint(duel.sides[0].main.seat), '--df': tint(duel.sides[1].main.seat) } as CSSProperties}
      data-solid="strip"
      data-fits
    >
      <End side={0} duel={duel} />
      <Target planet={duel.planet} number={duel.number} />
      <End side={1} duel={duel} />
    </section>
  );
}

function Begins({ seat }: { seat: Seat }) {
  const names = useNames();
  const view = useView();
  if (seat < 0 || view.stage === 'over')
    return (
      <p className={styles.begins}>{names.t(view.turn === 0 ? 'web.board.setup' : 'web.encounter.none')}</p>
    );
  return (
    <section
      className={`${styles.strip} ${styles.alone}`}
      style={{ '--o': `var(--${colourOf(view, seat)})`, '--df': 'transparent' } as CSSProperties}
      data-solid="strip"
      data-fits
    >
      <div className={styles.end}>
        <Face seat={seat} />
        <p className={styles.words}>
          <Prose text={names.t('web.banner.turn', names.who(seat))} />
        </p>
      </div>
      <ol className={styles.order}>
        {view.players.map((_, i) => {
          const next = (seat + i) % view.players.length;
          return (
            <li key={next} title={names.plainSeat(next)} className={`seat-${colourOf(view, next)}`}>
              <TableArt name={`emblem-${colourOf(view, next)}`} />
              <span className="visually-hidden">{names.plainSeat(next)}</span>
            </li>
          );
        })}
      </ol>
      <MoreAbout />
    </section>
  );
}

/** Before the cards are open what everybody can reckon with, totals afterwards; nothing where nothing is counted. */
function numberOf({ fight, sides }: Duel, forecast: Forecasts | null, side: Side): string | null {
  if (fight !== null) return fight.totals === null ? null : inDigits(fight.totals[side]);
  if (sides[0].ships === 0) return null;
  return beforeCards(forecast?.sides[side] ?? { times: 1, plus: sides[side].ships });
}

function End({ side, duel }: { side: Side; duel: Duel }) {
  const names = useNames();
  const view = useView();
  const label = useSeatLabel();
  const { main, allies } = duel.sides[side];
  const narrow = useNarrow();
  const forecast = view.encounter?.forecast ?? null;
  const number = numberOf(duel, forecast, side);
  return (
    <div className={`${styles.end} seat-${colourOf(view, main.seat)}`} data-of={side}>
      <Face seat={main.seat} />
      <div className={styles.words}>
        <b>{label(main.seat)}</b>
        {number === null && main.ships === 0 ? null : (
          <small>
            {narrow ? main.ships : names.t('web.encounter.ships', { count: main.ships })}
            {allies.map(({ seat, ships }) =>
              ships === 0 ? null : (
                <Fragment key={seat}>
                  {' '}
                  <span className={`seat-${colourOf(view, seat)}`} title={names.plainSeat(seat)}>
                    + <TableArt name={`emblem-${colourOf(view, seat)}`} className={styles.emblem} />
                    <span className="visually-hidden">{names.plainSeat(seat)} </span>
                    {ships}
                  </span>
                </Fragment>
              ),
            )}
            {narrow
              ? null
              : forecast?.sides[side].powers.map((alien) => (
                  <Fragment key={alien}>
                    , <span>{names.t(`alien.${alien}.power`)}</span>
                  </Fragment>
                ))}
          </small>
        )}
      </div>
      {number === null ? null : <span className={styles.number}>{number}</span>}
    </div>
  );
}

function Target({ planet, number }: { planet: PlanetId; number: number }) {
  const names = useNames();
  const { systems, players } = useView();
  if (planet < 0)
    return (
      <div className={styles.target}>
        <Hazard number={number} brief />
      </div>
    );
  const { colour } = players[ownerIn(systems, planet)];
  return (
    <div className={`${styles.target} seat-${colour}`}>
      <svg viewBox="-40 -40 80 80" aria-hidden="true">
        <Sphere colour={colour} ringed={numberIn(systems, planet) % 2 === 0} lost={false} />
      </svg>
      <span>
        <Hazard number={number} brief />
        {plain(names.place(planet))}
      </span>
    </div>
  );
}

/** Who has joined either side, and who is still asked. */
export function Joined() {
  const names = useNames();
  const view = useView();
  const label = useSeatLabel();
  const declined = useTable(({ events }) => declinedIn(events));
  const duel = duelNow(view);
  if (duel === null || duel.sides[1].main.seat < 0) return null;
  const asked = (side: Side) =>
    view.players.flatMap((_, seat) => (duel.open[side] & ~declined & (1 << seat) ? [seat] : []));
  return (
    <div className={styles.joined} data-joined>
      {SIDES.map((side) => (
        <div key={side} data-of={side}>
          {duel.sides[side].allies.map(({ seat, ships }) => (
            <span key={seat} className={`seat-${colourOf(view, seat)} ${styles.join}`}>
              <Face seat={seat} />
              {label(seat)} +{ships}
            </span>
          ))}
          {asked(side).map((seat) => (
            <span key={seat} className={`seat-${colourOf(view, seat)} ${styles.join} ${styles.asked}`}>
              <Face seat={seat} />
              {names.t('web.encounter.perhaps', { who: label(seat) })}
            </span>
          ))}
        </div>
      ))}
      <MoreAbout />
    </div>
  );
}
