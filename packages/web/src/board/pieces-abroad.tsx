/** Pieces with ships on them that are in somebody's system: at the rim of the warp, before its planets. */
import type { Seat } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { PieceSign } from './icons.tsx';
import { atRim } from './layout.ts';
import type { Oval, Point } from './oval.ts';
import { piecesAbroad } from './pieces-of.ts';
import styles from './pieces-abroad.module.css';
import { Spot } from './spot.tsx';

interface Props {
  warp: Oval;
  /** Where the planets of a seat are. */
  planetsOf: (seat: Seat) => readonly Point[];
}

export function PiecesAbroad({ warp, planetsOf }: Props) {
  const names = useNames();
  const view = useView();
  return piecesAbroad(view).map(({ owner, alien, hold }) => {
    const { x, y } = atRim(warp, planetsOf(hold.system));
    const { colour } = view.players[owner];
    return (
      <div
        key={hold.place}
        className={`seat-${colour} ${styles.piece}`}
        style={{ left: x, top: y }}
        title={`${names.plainSeat(owner)}: ${names.hold(alien, hold)}`}
        data-piece-at={hold.system}
      >
        <PieceSign sign={hold.name} />
        <Spot place={hold.place} counts={hold.ships} />
      </div>
    );
  });
}
