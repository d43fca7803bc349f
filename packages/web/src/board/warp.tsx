/** The warp in the middle of the board, with the ships lost in it and the colony track. */
import { REMOVED, TRANSIT, WARP } from '@cosmarium/engine';
import { useView } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import type { BoardLayout } from './layout.ts';
import { Spot } from './spot.tsx';
import { Track } from './track.tsx';
import styles from './warp.module.css';

export function Warp({ warp }: { warp: BoardLayout['warp'] }) {
  const { t } = useWords();
  const { players } = useView();
  return (
    <div
      className={styles.warp}
      style={{ left: warp.x - warp.rx, top: warp.y - warp.ry, width: warp.rx * 2, height: warp.ry * 2 }}
    >
      <div className={styles.swirl} />
      <h2 className={styles.title}>{t('web.board.warp')}</h2>
      <Spot place={WARP} counts={players.map((player) => player.warp)} className={styles.ships} />
      <Track />
      <Adrift />
    </div>
  );
}

/** Ships that are nowhere on the board: in flight, or out of the game. */
export function Adrift() {
  const { t } = useWords();
  const { players, encounter } = useView();
  const removed = players.map((player) => player.removed);
  const transit = encounter?.transit ?? [];
  const any = (counts: readonly number[]) => counts.some((count) => count > 0);
  return (
    <div className={styles.adrift}>
      {any(transit) ? (
        <Spot place={TRANSIT} counts={transit}>
          <p>{t('web.board.transit')}</p>
        </Spot>
      ) : null}
      {any(removed) ? (
        <Spot place={REMOVED} counts={removed}>
          <p>{t('web.board.removed')}</p>
        </Spot>
      ) : null}
    </div>
  );
}
