/** Signs for what lies in front of a player. */
import type { Seat } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { PieceSign } from './icons.tsx';
import { isTechnology, piecesOf } from './pieces-of.ts';
import styles from './pieces.module.css';

interface Props {
  seat: Seat;
  /** With words beside the signs, where there is room for them. */
  named?: boolean;
  /** Only technologies, or only all the rest. */
  only?: 'technologies' | 'rest';
}

export function Pieces({ seat, named = false, only }: Props) {
  const names = useNames();
  const pieces = piecesOf(useView(), names, seat).filter(
    (piece) => only === undefined || isTechnology(piece) === (only === 'technologies'),
  );
  if (pieces.length === 0) return null;
  return (
    <ul className={`${styles.pieces} ${named ? styles.named : ''}`}>
      {pieces.map(({ key, sign, name, count, says, lit }) => (
        <li key={key} title={says} className={lit ? styles.lit : ''} data-piece={sign}>
          <span aria-hidden="true">
            <PieceSign sign={sign} />
            {named ? <span className={styles.name}>{name}</span> : null}
            {count}
          </span>
          <span className="visually-hidden">{says}</span>
        </li>
      ))}
    </ul>
  );
}
