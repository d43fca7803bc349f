/** Everybody's chance to win, stacked, from encounter to encounter. The same is told by a table. */
import type { Point } from '@cosmarium/bots';
import { useNames, useTable } from '../table/context.tsx';
import styles from './curve.module.css';

const WIDTH = 600;
const HEIGHT = 200;

interface CurveProps {
  points: readonly Point[];
  /** After so many answers: where the replay is. */
  here: number;
  show: (at: number) => void;
}

/** Where each point lies across, and where the layers of each seat lie above it. */
function layersOf(points: readonly Point[]): {
  across: number[];
  layers: { top: number; bottom: number }[][];
} {
  const last = Math.max(1, points.length - 1);
  const layers = points.map(({ chances }) => {
    let bottom = 0;
    return chances.map((chance) => {
      const layer = { bottom, top: bottom + chance };
      bottom = layer.top;
      return layer;
    });
  });
  return { across: points.map((_, i) => (i / last) * WIDTH), layers };
}

export function Curve({ points, here, show }: CurveProps) {
  const names = useNames();
  const players = useTable(({ view }) => view!.players);
  const { across, layers } = layersOf(points);
  const y = (share: number) => HEIGHT * (1 - share);
  const areaOf = (seat: number): string => {
    const over = layers.map((layer, i) => `${across[i]},${y(layer[seat].top)}`);
    const under = layers.map((layer, i) => `${across[i]},${y(layer[seat].bottom)}`);
    return [...over, ...under.toReversed()].join(' ');
  };
  const nearest = (x: number) => points[Math.round(x * (points.length - 1))];
  const now = points.findLastIndex(({ at }) => at <= here);
  return (
    <figure className={styles.figure}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the table below does the same by keys */}
      <svg
        className={styles.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={names.t('analysis.curve')}
        onClick={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          show(nearest((clientX - left) / width).at);
        }}
      >
        {players.map(({ colour }, seat) => (
          <polygon key={colour} className={`${styles.layer} seat-${colour}`} points={areaOf(seat)} />
        ))}
        {across.map((x) => (
          <line key={x} className={styles.tick} x1={x} x2={x} y1={0} y2={HEIGHT} />
        ))}
        {now < 0 ? null : (
          <line className={styles.here} x1={across[now]} x2={across[now]} y1={0} y2={HEIGHT} />
        )}
      </svg>
      <figcaption className={styles.legend}>
        {players.map(({ colour }, seat) => (
          <span key={colour} className={`${styles.name} seat-${colour}`}>
            <i />
            {names.plainSeat(seat)}
          </span>
        ))}
      </figcaption>
      <details className={styles.details}>
        <summary>{names.t('analysis.table')}</summary>
        <ChanceTable points={points} show={show} />
      </details>
    </figure>
  );
}

function ChanceTable({ points, show }: Pick<CurveProps, 'points' | 'show'>) {
  const names = useNames();
  const players = useTable(({ view }) => view!.players);
  const nameOf = (i: number) =>
    i === points.length - 1
      ? names.t('analysis.end')
      : names.t('analysis.encounter', { encounter: points[i].encounter });
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{names.t('analysis.curve')}</caption>
        <thead>
          <tr>
            <td />
            {players.map(({ colour }, seat) => (
              <th key={colour} scope="col">
                {names.plainSeat(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, chances }, i) => (
            // oxlint-disable-next-line no-array-index-key -- points do not change
            <tr key={i}>
              <th scope="row">
                <button type="button" className={styles.go} onClick={() => show(at)}>
                  {nameOf(i)}
                </button>
              </th>
              {chances.map((chance, seat) => (
                <td key={players[seat].colour}>
                  {names.t('advice.percent', { percent: Math.round(100 * chance) })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
