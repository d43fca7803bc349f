/** The colony track: how many foreign colonies everybody has. */
import { useNames, useView } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import styles from './track.module.css';

export function Track() {
  const names = useNames();
  const { players, rules } = useView();
  const last = Math.max(rules.coloniesToWin, ...players.map(({ foreign }) => foreign));
  return (
    <ol className={styles.track} aria-label={names.t('web.board.track')}>
      {Array.from({ length: last + 1 }, (_, step) => {
        const here = players.flatMap(({ foreign, colour }, seat) =>
          foreign === step ? [{ colour, seat }] : [],
        );
        return (
          <li key={step} className={step >= rules.coloniesToWin ? styles.goal : ''}>
            <span className={styles.markers}>
              {here.map(({ colour, seat }) => (
                <span key={seat} className={`seat-${colour} ${styles.marker}`} title={names.plainSeat(seat)}>
                  <TableArt name={`emblem-${colour}`} />
                </span>
              ))}
            </span>
            <span className={styles.step}>{step}</span>
            <span className="visually-hidden">
              {names.list(here.map(({ seat }) => names.plainSeat(seat)))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
