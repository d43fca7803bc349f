/** Who lives on a planet, and what lies beside it. */
import { classOf, ownerIn, type PlanetId } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { Explain } from '../ui/explain.tsx';
import { tokensBeside } from './facts.ts';
import { open } from './opened.ts';
import { SeatNameLine } from './seat-name-line.tsx';
import { Stack } from './stack.tsx';
import styles from './planet-details.module.css';

export function PlanetDetails({ planet }: { planet: PlanetId }) {
  const names = useNames();
  const view = useView();
  const owner = ownerIn(view.systems, planet);
  const ships = view.planets[planet];
  const cards = view.players[owner].sheets
    .flatMap(({ piles }) => piles)
    .filter((pile) => pile.planet === planet)
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.details}>
      {ships.every((count) => count === 0) ? <p className="dim">{names.t('web.board.nobody-here')}</p> : null}
      <ul>
        {ships.map((count, seat) =>
          count === 0 ? null : (
            // oxlint-disable-next-line no-array-index-key -- the index is the seat
            <li key={seat}>
              <Stack colour={view.players[seat].colour} count={count} />
              <SeatNameLine seat={seat} />
              {names.t(seat === owner ? 'web.board.home-ships' : 'web.board.foreign-ships', { count })}
              {view.players[seat].special
                .filter(({ at }) => at === planet)
                .map((ship) => `, ${names.ship(classOf(ship))}`)}
            </li>
          ),
        )}
      </ul>
      {tokensBeside(view, planet).map(({ seat, card }) => (
        <p key={card}>
          {names.plainSeat(seat)}: <Explain topic={{ card }}>{names.plainCard(card)}</Explain>
        </p>
      ))}
      {cards === 0 ? null : <p>{names.t('web.board.planet-cards', { count: cards })}</p>}
      <button type="button" className="button" onClick={() => open({ is: 'seat', seat: owner })}>
        {names.t('web.board.look-at', { who: names.plainSeat(owner) })}
      </button>
    </div>
  );
}
