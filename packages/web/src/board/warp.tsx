/** The warp in the middle of the board: the stage of the encounter, and below it the ships that are lost. */
import { REMOVED, TRANSIT, WARP } from '@cosmarium/engine';
import { duelNow, isFight } from '../encounter/duel.ts';
import { Stage } from '../encounter/stage.tsx';
import { useNames, useView } from '../table/context.tsx';
import { plain } from '../ui/marks.ts';
import { useWords } from '../words.tsx';
import { useActing } from './acting.ts';
import type { Oval } from './oval.ts';
import { Spot } from './spot.tsx';
import styles from './warp.module.css';

/** Half a height that leaves no room for words above the stage. */
const LOW = 150;

export function Warp({ warp }: { warp: Oval }) {
  const { t } = useWords();
  const acting = useActing();
  const duel = duelNow(useView());
  const staged = duel !== null && isFight(duel);
  return (
    <div
      className={`${styles.warp} seat-${acting ?? 'none'} ${acting === null ? '' : styles.lit}`}
      data-solid="warp"
      data-oval
      style={{ left: warp.x - warp.rx, top: warp.y - warp.ry, width: warp.rx * 2, height: warp.ry * 2 }}
    >
      <div className={styles.swirl} />
      <h2 className={staged || warp.ry < LOW ? 'visually-hidden' : styles.title}>{t('web.board.warp')}</h2>
      <div className={styles.stage} data-coach="encounter">
        <Stage width={warp.rx * 2} height={warp.ry * 2} />
      </div>
      <Lost low={warp.ry < LOW} />
    </div>
  );
}

/** Ships in the warp, and those that are nowhere on the board: in flight, or out of the game. */
function Lost({ low }: { low: boolean }) {
  const { t } = useWords();
  const { players } = useView();
  return (
    <div className={styles.lost} data-low={low || undefined}>
      <Spot place={WARP} counts={players.map((player) => player.warp)}>
        <span>{t('web.board.lost-here')}</span>
      </Spot>
      <Adrift />
    </div>
  );
}

export function Adrift() {
  const { t } = useWords();
  const { players, encounter } = useView();
  const removed = players.map((player) => player.removed);
  const transit = encounter?.transit ?? [];
  const any = (counts: readonly number[]) => counts.some((count) => count > 0);
  return (
    <>
      <PlanetsAdrift />
      {any(transit) ? (
        <Spot place={TRANSIT} counts={transit}>
          <span>{t('web.board.transit')}</span>
        </Spot>
      ) : null}
      {any(removed) ? (
        <Spot place={REMOVED} counts={removed}>
          <span>{t('web.board.removed')}</span>
        </Spot>
      ) : null}
    </>
  );
}

/** Planets that have left their orbit: they are drawn where they were, and named here. */
function PlanetsAdrift() {
  const names = useNames();
  const { adrift, players } = useView();
  return adrift.map((planet) => (
    <span
      key={planet}
      className={`seat-${players[names.ownerOf(planet)].colour} ${styles.adrift}`}
      title={`${plain(names.place(planet))} (${names.t('planet.adrift')})`}
    >
      {plain(names.place(planet))}
    </span>
  ));
}
