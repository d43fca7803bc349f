/** Everything the view tells of one player. */
import { classOf, type Seat } from '@cosmarium/engine';
import { useNames, useTable, useView } from '../table/context.tsx';
import { Portrait } from '../ui/art.tsx';
import { plain } from '../ui/marks.ts';
import { Badges } from './badges.tsx';
import { CardList } from './card-list.tsx';
import { askedOf, counted } from './facts.ts';
import { TakeThisSeat } from '../play/take-seat.tsx';
import { PowerState } from './powers.tsx';
import styles from './seat-details.module.css';
import { Technologies } from './technologies.tsx';

export function SeatDetails({ seat }: { seat: Seat }) {
  const names = useNames();
  const view = useView();
  const { colour, hand, handCount, foreign, homes, warp, removed, sheets, special, technologies } =
    view.players[seat];
  const asked = askedOf(view, seat);
  const character = useTable(
    ({ info }) => info?.seats.find((one) => one.colour === colour)?.character ?? null,
  );
  const colonies = view.planets.flatMap((ships, planet) =>
    ships[seat] > 0 ? [{ planet, ships: ships[seat], home: view.systems[seat].includes(planet) }] : [],
  );
  const facts = [
    names.t('web.board.foreign', { count: foreign }),
    names.t('web.board.homes', { count: homes }),
    names.t('web.board.hand', { count: handCount }),
    ...(warp > 0 ? [names.t('web.board.in-warp', { count: warp })] : []),
    ...(removed > 0 ? [names.t('web.board.out', { count: removed })] : []),
    ...special.map((ship) => `${names.ship(classOf(ship))}: ${plain(names.place(ship.at))}`),
  ];
  return (
    <div className={`seat-${colour} ${styles.details}`}>
      <Badges seat={seat} />
      {character === null ? null : <p className={styles.about}>{names.t(`character.${character}.about`)}</p>}
      {asked === null ? null : <p className={styles.asked}>{names.t(`web.board.asked.${asked}`)}</p>}
      <TakeThisSeat seat={seat} />
      {sheets.map((sheet, i) => (
        <section key={i} className={styles.sheet}>
          <Portrait alien={sheet.alien} className={styles.portrait} />
          <div>
            <h3>
              {sheet.alien === ''
                ? names.plainAlien('')
                : names.t('web.board.sheet', {
                    alien: names.plainAlien(sheet.alien),
                    power: names.t(`alien.${sheet.alien}.power`),
                  })}
            </h3>
            <p className={styles.state}>
              <PowerState sheet={sheet} />
            </p>
            <p>{names.t(sheet.alien === '' ? 'web.board.hidden' : `alien.${sheet.alien}.text`)}</p>
          </div>
          {sheet.holds.length + sheet.pieces.length + sheet.tokens === 0 ? null : (
            <ul className={styles.facts}>
              {sheet.tokens > 0 ? <li>{names.t('web.board.tokens', { count: sheet.tokens })}</li> : null}
              {sheet.holds.map((hold) => (
                <li key={hold.place}>{names.hold(sheet.alien, hold)}</li>
              ))}
              {sheet.pieces.map((piece) => (
                <li key={piece.name} className={piece.up ? '' : 'dim'}>
                  {names.piece(sheet.alien, piece)}
                </li>
              ))}
            </ul>
          )}
          {sheet.piles.map(({ name, count, cards, planet }) => (
            <div key={`${name} ${planet}`} className={styles.pile}>
              <h4>
                {planet < 0
                  ? names.t('web.board.pile', { count })
                  : names.t('web.board.pile-at', { count, planet: plain(names.place(planet)) })}
              </h4>
              {cards === null ? (
                <p className="dim">{names.t('web.board.face-down')}</p>
              ) : (
                <CardList cards={counted(cards)} />
              )}
            </div>
          ))}
        </section>
      ))}
      {technologies.length === 0 ? null : (
        <section>
          <h3>{names.t('web.board.technologies')}</h3>
          <Technologies seat={seat} className={styles.technologies} />
        </section>
      )}
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {hand.length > 0 ? (
        <section>
          <h3>{names.t(seat === view.seat ? 'web.board.your-hand' : 'web.board.known-hand')}</h3>
          <CardList cards={counted(hand)} />
        </section>
      ) : null}
      <section>
        <h3>{names.t('web.board.colonies')}</h3>
        <ul className={styles.colonies}>
          {colonies.map(({ planet, ships, home }) => (
            <li key={planet} className={`seat-${view.players[names.ownerOf(planet)].colour}`}>
              <span className="seat-name">{plain(names.place(planet))}</span>{' '}
              {names.t(home ? 'web.board.home-ships' : 'web.board.foreign-ships', { count: ships })}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
