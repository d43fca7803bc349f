import type { Seat, View } from '@cosmarium/engine';
import { useNames } from '../../table/context.tsx';
import { Portrait, TableArt } from '../../ui/art.tsx';
import { plain } from '../../ui/marks.ts';
import { SeatName } from '../../ui/seat-name.tsx';
import { useWords } from '../../words.tsx';
import { standings } from './standing.ts';
import styles from './standing-table.module.css';

export function StandingTable({ view }: { view: View }) {
  const { t, lang } = useWords();
  const names = useNames();
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('web.over.standing')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('web.over.player')}</th>
          <th scope="col">{t('web.over.colonies')}</th>
          <th scope="col" className={styles.homes}>
            {t('web.over.homes')}
          </th>
          <th scope="col">{t('web.over.warp')}</th>
        </tr>
      </thead>
      <tbody>
        {standings(view).map(({ seat, won, aliens, foreign, homes, warp }) => (
          <tr key={seat} data-won={won}>
            <th scope="row">
              <div className={`${styles.player} seat-${view.players[seat].colour}`}>
                <Faces aliens={aliens} colour={view.players[seat].colour} />
                <div>
                  <SeatName seat={seat}>{plain(names.besides(seat))}</SeatName>
                  {won ? <span className={styles.winner}>{t('web.over.winner')}</span> : null}
                  <p className={styles.alien}>
                    {list.format(aliens.map((alien) => names.plainAlien(alien)))}
                  </p>
                </div>
              </div>
            </th>
            <td className={styles.most}>{foreign}</td>
            <td className={styles.homes}>{homes}</td>
            <td>{warp}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Faces({ aliens, colour }: { aliens: readonly string[]; colour: string }) {
  return aliens.length === 0 ? (
    <TableArt name={`emblem-${colour}`} className={styles.face} />
  ) : (
    <Portrait alien={aliens[0]} className={styles.face} />
  );
}

/** The faces of those who won. */
export function Winners({ view }: { view: View }) {
  return (
    <div className={styles.winners}>
      {view.winners.map((seat: Seat) => {
        const { colour, sheets } = view.players[seat];
        return (
          <span key={seat} className={`${styles.medal} seat-${colour}`}>
            {sheets.length > 0 ? (
              <Portrait alien={sheets[0].alien} className={styles.big} />
            ) : (
              <TableArt name={`emblem-${colour}`} className={styles.big} />
            )}
            <TableArt name={`emblem-${colour}`} className={styles.emblem} />
          </span>
        );
      })}
    </div>
  );
}
