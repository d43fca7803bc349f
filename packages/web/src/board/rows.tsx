/** The board on a narrow screen: every system is a row, the own one last, then the warp and the piles. */
import type { Seat } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { Badges } from './badges.tsx';
import { Face } from './face.tsx';
import { askedOf } from './facts.ts';
import { Planet } from './planet.tsx';
import styles from './rows.module.css';
import { useSeatCover } from './seat-panel.tsx';
import { Stats } from './stats.tsx';
import { Strip } from './strip.tsx';
import { useAim } from './aim.ts';

export function Rows() {
  const view = useView();
  const n = view.players.length;
  const bottom = Math.max(0, view.seat);
  return (
    <div className={styles.board}>
      <div className={styles.rows}>
        {view.players.map((_, i) => (
          <Row key={(bottom + 1 + i) % n} seat={(bottom + 1 + i) % n} />
        ))}
      </div>
      <Strip />
    </div>
  );
}

function Row({ seat }: { seat: Seat }) {
  const names = useNames();
  const view = useView();
  const aim = useAim();
  const { colour, sheets } = view.players[seat];
  const { cover, look } = useSeatCover(seat);
  const asked = askedOf(view, seat) !== null;
  return (
    <section
      className={`seat-${colour} ${styles.row} ${asked ? styles.asked : ''} ${look}`}
      data-seat={seat}
      aria-label={names.plainSeat(seat)}
    >
      {cover}
      <div className={styles.who}>
        <Face seat={seat} />
        <div className={styles.facts}>
          <h2 className={styles.name}>
            <TableArt name={`emblem-${colour}`} className={styles.emblem} />
            <span>{names.plainSeat(seat)}</span>
          </h2>
          <p className={`${styles.alien} ${sheets.some(({ state }) => state !== 'works') ? styles.off : ''}`}>
            {sheets.length === 0
              ? names.t('web.board.no-alien')
              : names.list(sheets.map(({ alien }) => names.plainAlien(alien)))}
          </p>
          <Stats seat={seat} brief />
        </div>
      </div>
      <div className={styles.badges}>
        <Badges seat={seat} brief />
      </div>
      <div className={styles.planets}>
        {view.systems[seat].map((planet) => (
          <Planet key={planet} planet={planet} besieged={planet === aim} />
        ))}
      </div>
    </section>
  );
}
