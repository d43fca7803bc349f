/** The board on a narrow screen: every system is a row, the own one last. The rows of the fight and the own one stay in sight. */
import { useEffect, useRef, type CSSProperties } from 'react';
import type { Seat } from '@cosmarium/engine';
import { useDecision } from '../play/choosing.ts';
import { useNames, useView } from '../table/context.tsx';
import { useAim } from './aim.ts';
import { Face } from './face.tsx';
import { ownHidden } from './facts.ts';
import { isTechnology, piecesOf } from './pieces-of.ts';
import { Pieces } from './pieces.tsx';
import { Planet } from './planet.tsx';
import styles from './rows.module.css';
import { useSeatLabel } from './seat-label.ts';
import { SeatNameLine } from './seat-name-line.tsx';
import { useSeatCover } from './seat-panel.tsx';
import { Sockets } from './sockets.tsx';
import { Stats } from './stats.tsx';
import { Tag, useTag } from './tag.tsx';

const FEW = 5;
const PLANET = { few: 40, many: 36 };
/** What is drawn of a planet is so much wider than the planet. */
const DRAWN = 1.25;
/** More planets than these lie in further lines. */
const IN_A_LINE = 5;
/** A line of pieces. */
const PIECES = 17;

export function Rows() {
  const names = useNames();
  const view = useView();
  const n = view.players.length;
  const bottom = Math.max(0, view.seat);
  const many = n > FEW;
  const { offense = -1, defense = -1 } = view.encounter ?? {};
  const order = view.players.map((_, i) => (bottom + 1 + i) % n);
  // The own row stays below, the others of the fight above.
  const above = order.filter((seat) => seat !== bottom && (seat === offense || seat === defense));
  const size = many ? PLANET.many : PLANET.few;
  /** How much higher than others a row is: by further lines of planets, and by what lies in front of the player. */
  const taller = (seat: Seat): number =>
    (Math.ceil(view.systems[seat].length / IN_A_LINE) - 1) * size * DRAWN +
    (piecesOf(view, names, seat).every(isTechnology) ? 0 : PIECES);
  const rows = useRef<HTMLDivElement>(null);
  // What is attacked is in sight when there is something to be done about it.
  const decision = useDecision()?.id;
  useEffect(() => {
    rows.current?.querySelector(`[data-seat="${defense}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [defense, decision]);
  return (
    <div
      ref={rows}
      className={`${styles.rows} ${many ? styles.many : ''}`}
      style={{ '--taller': `${above.length === 0 ? 0 : taller(above[0])}px` } as CSSProperties}
    >
      {order.map((seat) => (
        <Row
          key={seat}
          seat={seat}
          planet={size}
          stays={seat === bottom ? 'below' : (above.indexOf(seat) as -1 | 0 | 1)}
        />
      ))}
    </div>
  );
}

interface RowProps {
  seat: Seat;
  planet: number;
  /** Where it stays in sight when the rows are scrolled: below, as the first or second one above, or nowhere. */
  stays: 'below' | -1 | 0 | 1;
}

function Row({ seat, planet: size, stays }: RowProps) {
  const names = useNames();
  const view = useView();
  const aim = useAim();
  const label = useSeatLabel();
  const { cover, look } = useSeatCover(seat);
  const { sheets } = view.players[seat];
  const planets = view.systems[seat];
  const tagged = useTag(seat) !== null;
  return (
    <article
      className={`${look} ${styles.row}`}
      data-face-down={ownHidden(view, seat) || undefined}
      data-seat={seat}
      data-stays={stays === -1 ? undefined : stays}
      data-mine={seat === view.seat || undefined}
      aria-label={label(seat)}
    >
      {cover}
      <Face seat={seat} />
      <div className={styles.who}>
        <SeatNameLine seat={seat} />
        <Sockets seat={seat} />
        {tagged ? <Tag seat={seat} /> : <Stats seat={seat} brief />}
        <Pieces seat={seat} only="technologies" />
        <span className="visually-hidden">
          {names.list(sheets.map(({ alien }) => names.plainAlien(alien)))}
        </span>
      </div>
      <div className={styles.planets} style={{ width: Math.min(IN_A_LINE, planets.length) * size * DRAWN }}>
        {planets.map((planet) => (
          <Planet key={planet} planet={planet} size={size} target={planet === aim} />
        ))}
      </div>
      <div className={styles.pieces}>
        <Pieces seat={seat} named only="rest" />
      </div>
    </article>
  );
}
