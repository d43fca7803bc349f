/** A planet with everybody's colonies on it. */
import type { CSSProperties, KeyboardEvent } from 'react';
import { numberIn, ownerIn, type PlanetId } from '@cosmarium/engine';
import { useTouch } from '../play/choosing.ts';
import { useNames, useView } from '../table/context.tsx';
import { plain } from '../ui/marks.ts';
import { useWords } from '../words.tsx';
import { Chosen } from './chosen.tsx';
import { CardsIcon } from './icons.tsx';
import type { Point } from './layout.ts';
import { open } from './opened.ts';
import styles from './planet.module.css';
import { Ships } from './ships.tsx';
import { Sphere } from './sphere.tsx';
import { usePlaceState, usePlaceTouch } from './use-place.ts';

interface Props {
  planet: PlanetId;
  besieged: boolean;
  /** On the round board: where it is, and which way is out. */
  at?: { spot: Point; out: Point };
  /** Too little room for saucers: shapes and numbers only. */
  tight?: boolean;
  tabbable?: boolean;
  onArrow?: (event: KeyboardEvent) => void;
}

/** What a planet is called and who lives there, for those who do not see it. */
function usePlanetLabel(planet: PlanetId): string {
  const names = useNames();
  const ships = useView().planets[planet];
  const colonies = ships.flatMap((count, seat) =>
    count > 0 ? [names.t('web.board.colony', { who: names.plainSeat(seat), count })] : [],
  );
  const place = plain(names.place(planet));
  return colonies.length === 0
    ? names.t('web.board.planet-empty', { planet: place })
    : names.t('web.board.planet', { planet: place, colonies: names.list(colonies) });
}

export function Planet({ planet, besieged, at, tight = !at, tabbable = true, onArrow }: Props) {
  const { t } = useWords();
  const view = useView();
  const touch = useTouch();
  const state = usePlaceState(planet);
  const { mark } = state;
  const label = usePlanetLabel(planet);
  const owner = ownerIn(view.systems, planet);
  const { colour } = view.players[owner];
  const handlers = usePlaceTouch(planet, mark, () => !state.shut && open({ is: 'seat', seat: owner }));
  const ships = view.planets[planet];
  const foreign = ships.flatMap((count, seat) => (seat !== owner && count > 0 ? [{ seat, count }] : []));
  const cards = view.players[owner].sheets
    .flatMap((sheet) => sheet.piles)
    .reduce((sum, pile) => (pile.planet === planet ? sum + pile.count : sum), 0);
  const classes = [styles.planet, `seat-${colour}`, at ? styles.round : styles.inRow];
  if (mark.open) classes.push(styles.open);
  if (mark.chosen || (mark.ships?.count ?? 0) > 0) classes.push(styles.picked);
  if (state.shut) classes.push(styles.shut);
  if (state.pulse) classes.push(styles.pulse);
  if (besieged) classes.push(styles.besieged);
  if (mark.chosen) classes.push(styles.aimed);
  return (
    <div
      className={classes.join(' ')}
      data-place={planet}
      style={
        at && ({ left: at.spot.x, top: at.spot.y, '--out-x': at.out.x, '--out-y': at.out.y } as CSSProperties)
      }
    >
      <button
        type="button"
        className={styles.body}
        aria-label={label}
        aria-description={
          state.abandons
            ? t('web.board.abandons')
            : mark.ships === null
              ? undefined
              : t('web.board.chosen', { ...mark.ships })
        }
        aria-pressed={mark.open ? mark.chosen || (mark.ships?.count ?? 0) > 0 : undefined}
        data-planet={planet}
        tabIndex={tabbable || mark.open ? 0 : -1}
        {...handlers}
        onKeyDown={(event) => {
          handlers.onKeyDown(event);
          onArrow?.(event);
        }}
      >
        <Sphere colour={colour} ringed={numberIn(view.systems, planet) % 2 === 0} bare={ships[owner] === 0} />
        <span className={styles.own}>
          {ships[owner] === 0 ? null : at ? (
            <Ships seat={owner} count={ships[owner]} small={tight} />
          ) : (
            <b>{ships[owner]}</b>
          )}
        </span>
        {foreign.length === 0 ? null : (
          <span className={styles.foreign}>
            {foreign.map(({ seat, count }) => (
              <Ships key={seat} seat={seat} count={count} small={tight} />
            ))}
          </span>
        )}
      </button>
      <Chosen ships={mark.ships} abandons={state.abandons} less={() => touch.lessAt(planet)} label={label} />
      {cards === 0 ? null : (
        <button
          type="button"
          className={styles.cards}
          aria-label={t('web.board.planet-cards', { count: cards, planet: label })}
          onClick={() => open({ is: 'seat', seat: owner })}
        >
          <CardsIcon /> {cards}
        </button>
      )}
    </div>
  );
}
