/** A planet with everybody's colonies on it, and what the open question says about it. */
import type { CSSProperties, KeyboardEvent } from 'react';
import { classOf, numberIn, ownerIn, type PlanetId, type Seat } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { plain } from '../ui/marks.ts';
import type { Point } from './oval.ts';
import { open } from './opened.ts';
import styles from './planet.module.css';
import { PlanetMarks } from './planet-marks.tsx';
import { Sphere, Vortex } from './sphere.tsx';
import { colourOf, tokensBeside, tokensOf } from './facts.ts';
import { Tokens } from './tokens.tsx';
import { usePlaceState, usePlaceTouch } from './use-place.ts';

interface Props {
  planet: PlanetId;
  /** Its diameter in pixels; what is drawn may be a quarter wider. */
  size: number;
  /** The gate points at it. */
  target: boolean;
  /** On the round board: where its middle is. */
  at?: Point;
  tabbable?: boolean;
  onArrow?: (event: KeyboardEvent) => void;
}

/** What a planet is called and who lives there, for those who do not see it. */
function usePlanetLabel(planet: PlanetId): string {
  const names = useNames();
  const view = useView();
  const ships = view.planets[planet];
  const special = (seat: Seat) => {
    const here = view.players[seat].special.filter(({ at }) => at === planet);
    return here.length === 0 ? '' : ` (${here.map((ship) => names.ship(classOf(ship))).join(', ')})`;
  };
  const colonies = ships.flatMap((count, seat) =>
    count > 0 ? [names.t('web.board.colony', { who: names.plainSeat(seat), count }) + special(seat)] : [],
  );
  const state = [
    ...(view.adrift.includes(planet) ? [names.t('planet.adrift')] : []),
    ...(colourOf(view, planet) === null ? [] : [names.t('planet.discovered')]),
    ...tokensBeside(view, planet).map(({ card }) => names.plainCard(card)),
  ];
  const place = plain(names.place(planet)) + (state.length === 0 ? '' : ` (${state.join(', ')})`);
  return colonies.length === 0
    ? names.t('web.board.planet-empty', { planet: place })
    : names.t('web.board.planet', { planet: place, colonies: names.list(colonies) });
}

export function Planet({ planet, size, target, at, tabbable = true, onArrow }: Props) {
  const names = useNames();
  const view = useView();
  const state = usePlaceState(planet);
  const { mark } = state;
  const label = usePlanetLabel(planet);
  const owner = ownerIn(view.systems, planet);
  const number = numberIn(view.systems, planet);
  const { colour, sheets } = view.players[owner];
  const discovered = colourOf(view, planet);
  const adrift = view.adrift.includes(planet);
  const handlers = usePlaceTouch(planet, mark, () => !state.shut && open({ is: 'planet', planet }));
  const cards = sheets
    .flatMap((sheet) => sheet.piles)
    .reduce((sum, pile) => (pile.planet === planet ? sum + pile.count : sum), 0);
  const picked = mark.chosen || (mark.ships?.count ?? 0) > 0;
  const look = target ? styles.target : picked ? styles.picked : mark.open ? styles.open : '';
  return (
    <div
      className={`${styles.planet} seat-${colour} ${look} ${state.shut ? styles.shut : ''} ${state.pulse ? styles.pulse : ''}`}
      data-place={planet}
      data-solid={`planet ${planet}`}
      data-round
      style={{ '--d': `${size}px`, ...(at && { left: at.x, top: at.y }) } as CSSProperties}
      data-at={at ? 'sky' : 'row'}
    >
      <button
        type="button"
        className={styles.body}
        aria-label={cards === 0 ? label : `${label}, ${names.t('web.board.planet-cards', { count: cards })}`}
        aria-description={
          state.abandons
            ? names.t('web.board.abandons')
            : mark.ships === null
              ? undefined
              : names.t('web.board.chosen', { ...mark.ships })
        }
        aria-pressed={mark.open ? picked : undefined}
        data-planet={planet}
        tabIndex={tabbable || mark.open ? 0 : -1}
        {...handlers}
        onKeyDown={(event) => {
          handlers.onKeyDown(event);
          onArrow?.(event);
        }}
      >
        <svg viewBox="-40 -40 80 80" aria-hidden="true">
          {adrift ? <Vortex /> : null}
          <g className={`seat-${discovered ?? colour}`} transform={adrift ? 'scale(0.78)' : undefined}>
            <Sphere
              colour={discovered ?? colour}
              ringed={number % 2 === 0 && !adrift}
              lost={view.planets[planet][owner] === 0}
            />
          </g>
          <PlanetMarks
            state={target ? 'target' : picked ? 'picked' : mark.open ? 'open' : null}
            also={target && mark.open}
          />
          <Tokens tokens={tokensOf(view, planet)} />
          {tokensBeside(view, planet).map(({ seat, card }) => (
            <g
              key={card}
              transform="translate(3 -31)"
              className={`seat-${view.players[seat].colour} ${styles.beside}`}
            >
              <circle r="7.5" />
              <path d="M-4.500 0h9M0-4.500v9" />
            </g>
          ))}
          <g transform={`translate(-21 -21) scale(${Math.min(1.35, Math.max(1, 58 / size))})`}>
            <circle r="7.2" className={styles.dot} />
            <text y="3.6" className={styles.digit}>
              {number}
            </text>
          </g>
          {picked && mark.ships !== null ? (
            <g transform="translate(25 -25)" className={state.abandons ? styles.abandons : styles.going}>
              <circle r="11.5" />
              <text y="4.2">
                {mark.ships.count}
                {state.abandons ? '!' : state.takes ? '↑' : '↓'}
              </text>
            </g>
          ) : cards > 0 ? (
            <g transform="translate(25 -25)" className={styles.cards}>
              <rect x="-7" y="-9" width="14" height="18" rx="2.5" />
              <text y="3.8" className={styles.digit}>
                {cards}
              </text>
            </g>
          ) : null}
        </svg>
      </button>
    </div>
  );
}
