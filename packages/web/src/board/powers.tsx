/** The aliens of a player, whether their powers work, and what lies in front of them. */
import type { Seat, View } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { Explain } from '../ui/explain.tsx';
import { ZapIcon } from './icons.tsx';
import { Pieces } from './pieces.tsx';
import styles from './powers.module.css';

type Sheet = View['players'][number]['sheets'][number];

/** Not a stage that waits for its time. */
export const isHere = ({ state }: Sheet): boolean => state !== 'waiting';

export function Powers({ seat }: { seat: Seat }) {
  const names = useNames();
  const { sheets } = useView().players[seat];
  if (sheets.length === 0) return <span className={styles.powers}>{names.t('web.board.no-alien')}</span>;
  return (
    <span className={styles.powers}>
      {sheets.filter(isHere).map((sheet, i) => (
        <span key={i} className={sheet.state === 'works' ? '' : styles.off}>
          {sheet.alien === '' ? (
            names.plainAlien('')
          ) : (
            <Explain topic={{ alien: sheet.alien }}>{names.plainAlien(sheet.alien)}</Explain>
          )}
          <PowerState sheet={sheet} />
        </span>
      ))}
      <Pieces seat={seat} />
    </span>
  );
}

/** What is out of the ordinary with a power. */
export function PowerState({ sheet: { alien, faceDown, state, stage, lentBy } }: { sheet: Sheet }) {
  const names = useNames();
  return (
    <>
      {faceDown && alien !== '' ? (
        <span className={styles.lost}>{names.t('web.board.own-hidden')}</span>
      ) : null}
      {state === 'works' ? null : state === 'zapped' ? (
        <span className={styles.zapped}>
          <ZapIcon /> {names.t('web.board.zapped')}
        </span>
      ) : (
        <span className={state === 'waiting' ? styles.tokens : styles.lost}>
          {names.t(`web.board.power-${state}`)}
        </span>
      )}
      {stage === 'present' ? (
        <span className={styles.tokens}>{names.t('web.board.stage-present')}</span>
      ) : null}
      {lentBy < 0 ? null : (
        <span className={styles.lent}>{names.t('web.board.lent', { who: names.plainSeat(lentBy) })}</span>
      )}
    </>
  );
}
