/** A player at the table. All of it can be touched: to choose the player when players are asked for, else to look closer. */
import type { Seat } from '@cosmarium/engine';
import { useDecision, useSeatMark, useTouch } from '../play/choosing.ts';
import { useNames, useTable, useView } from '../table/context.tsx';
import { useScale } from '../ui/scale.tsx';
import { Face } from './face.tsx';
import { askedOf, asksForSeats, oneToWin } from './facts.ts';
import { open } from './opened.ts';
import { liesOn } from './pieces-of.ts';
import { Pieces } from './pieces.tsx';
import { Powers } from './powers.tsx';
import { useSeatLabel } from './seat-label.ts';
import { SeatNameLine } from './seat-name-line.tsx';
import styles from './seat-panel.module.css';
import { Sockets } from './sockets.tsx';
import { Stats } from './stats.tsx';
import { Tag, useTag } from './tag.tsx';

/** The button behind everything on a player's panel, and how the panel looks because of it. */
export function useSeatCover(seat: Seat) {
  const names = useNames();
  const view = useView();
  const label = useSeatLabel();
  const touch = useTouch();
  const mark = useSeatMark(seat);
  const shut = asksForSeats(useDecision()) && !mark.open;
  const pulse = useTable(({ highlight }) => highlight.seats.includes(seat));
  const { handCount, homes, foreign, warp } = view.players[seat];
  // The signs on the panel in words: the cover takes the pointer before they do.
  const signs = [
    names.t('web.board.of-colonies', { count: foreign, needed: view.rules.coloniesToWin }),
    names.t('web.board.hand', { count: handCount }),
    names.t('web.board.homes', { count: homes }),
    ...(warp > 0 ? [names.t('web.board.in-warp', { count: warp })] : []),
    ...liesOn(view, names, seat),
  ];
  const cover = (
    <button
      type="button"
      className={styles.cover}
      title={signs.join('\n')}
      aria-label={names.t(mark.open ? 'web.board.choose-seat' : 'web.board.look-at', { who: label(seat) })}
      aria-pressed={mark.open ? mark.chosen : undefined}
      onClick={() => (mark.open ? touch.seat(seat) : open({ is: 'seat', seat }))}
    />
  );
  const look = [
    `seat-${view.players[seat].colour}`,
    styles.seat,
    askedOf(view, seat) !== null && styles.asked,
    oneToWin(view, seat) && styles.gold,
    mark.open && styles.open,
    mark.chosen && styles.chosen,
    shut && styles.shut,
    pulse && styles.pulse,
  ].filter(Boolean);
  return { cover, look: look.join(' ') };
}

interface Props {
  seat: Seat;
  /** A low one, above the oval. */
  bar: boolean;
  /** A smaller one, because there are many of them. */
  many: boolean;
}

export function SeatPanel({ seat, bar, many }: Props) {
  const { cover, look } = useSeatCover(seat);
  const { low } = useScale();
  const tagged = useTag(seat) !== null;
  return (
    <article
      className={`${look} ${styles.panel} ${bar ? styles.bar : ''} ${many ? styles.many : ''} ${low ? styles.low : ''}`}
      data-seat={seat}
      data-tagged={tagged}
      data-solid={`seat ${seat}`}
      data-fits
    >
      {cover}
      <div className={styles.face}>
        <Face seat={seat} />
        {bar ? null : <Tag seat={seat} />}
      </div>
      <div className={styles.who}>
        <SeatNameLine seat={seat} />
        {low && !bar ? null : <Powers seat={seat} />}
        {bar ? null : <Counts seat={seat} pieces={low} />}
      </div>
      {bar ? (
        <>
          <Tag seat={seat} />
          <div className={styles.counts}>
            <Counts seat={seat} pieces={false} />
          </div>
        </>
      ) : null}
    </article>
  );
}

/** `pieces`: they have no line of their own. */
function Counts({ seat, pieces }: { seat: Seat; pieces: boolean }) {
  return (
    <>
      <Sockets seat={seat} />
      <div className={styles.line}>
        <Stats seat={seat} />
        {pieces ? <Pieces seat={seat} /> : null}
      </div>
    </>
  );
}
